/** For what takes the focus away with it: whoever uses the keyboard, and has not moved on, goes on with the page. */
export function focusPage(): void {
  const page = document.getElementById('contenuto')
  if (!page?.contains(document.activeElement)) page?.focus({ preventScroll: true })
}
