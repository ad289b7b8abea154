/** Marks what shall be on the paper; print.css leaves out everything that neither holds nor is part of it. */
const PRINTED = 'data-printed'

/** Prints one part of the page alone, with nothing else around it. */
export function printPart(part: Element | null) {
  if (!part) return
  part.setAttribute(PRINTED, '')
  addEventListener('afterprint', () => part.removeAttribute(PRINTED), { once: true })
  window.print()
}
