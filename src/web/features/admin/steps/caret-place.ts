/** Distance from the field's upper edge to the lower edge of the line at offset `at`, in pixels. A textarea
 * does not provide it, so a copy of the text is measured. */
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
