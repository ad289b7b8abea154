/** Where a place of the text stands in its field, in pixels below the field's upper edge: under its line. A textarea does
 *  not tell, so that the same text is set once more beside it. */
export function underLineOf(field: HTMLTextAreaElement, at: number): number {
  const { font, letterSpacing, lineHeight, padding, borderWidth } = getComputedStyle(field)
  const copy = document.createElement('div')
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    borderStyle: 'solid',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    width: `${field.offsetWidth}px`,
    font,
    letterSpacing,
    lineHeight,
    padding,
    borderWidth,
  })
  const place = document.createElement('span')
  place.textContent = '{'
  copy.append(field.value.slice(0, at), place)
  document.body.append(copy)
  const below = place.offsetTop + place.offsetHeight - field.scrollTop
  copy.remove()
  return Math.min(Math.max(below, 0), field.offsetHeight)
}
