const PRINTED = 'data-printed'

export function printPart(part: Element | null) {
  if (!part) return
  part.setAttribute(PRINTED, '')
  addEventListener('afterprint', () => part.removeAttribute(PRINTED), { once: true })
  window.print()
}
