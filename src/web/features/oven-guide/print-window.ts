/** Scale for a font size of 9.5 points: the plan with all adjustments and advice then fits one sheet. */
const SHEET_ZOOM = '0.9'
/** Time for layout, from the site's specification. */
const PRINT_DELAY_MS = 250

/** Inline rules instead of links, so that the sheet is styled before it prints. */
const siteRules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')

/** Opens the element alone in a new window and prints it. If pop-ups are blocked, prints the page. */
export function printAlone(element: HTMLElement, title: string) {
  const sheet = window.open('', '_blank')
  if (!sheet) {
    setTimeout(() => window.print(), PRINT_DELAY_MS)
    return
  }
  sheet.document.documentElement.lang = 'it'
  sheet.document.title = title
  const style = sheet.document.createElement('style')
  style.textContent = siteRules()
  sheet.document.head.append(style)
  const content = sheet.document.importNode(element, true)
  // print.css prints the header of a sheet only with a `main` element.
  const main = sheet.document.createElement('main')
  main.dataset.address = element.closest('main')?.dataset.address ?? ''
  main.style.zoom = SHEET_ZOOM
  main.append(content)
  sheet.document.body.append(main)
  setTimeout(() => sheet.print(), PRINT_DELAY_MS)
}
