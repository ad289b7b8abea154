/** After the focused element was removed: keyboard users continue with the page, unless the focus has moved on. */
export function focusPage(): void {
  const page = document.getElementById('contenuto')
  if (!page?.contains(document.activeElement)) page?.focus({ preventScroll: true })
}
