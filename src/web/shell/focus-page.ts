export function focusPage(): void {
  const page = document.getElementById('contenuto')
  if (!page?.contains(document.activeElement)) page?.focus({ preventScroll: true })
}
