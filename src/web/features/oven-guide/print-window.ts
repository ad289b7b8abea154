/** Reduces print.css's 10.5 points to about 9.5, so that the plan with all advice fits one sheet. */
const SHEET_ZOOM = '0.9'
/** Time for the layout before printing, from the site's specification. */
const PRINT_DELAY_MS = 250

/** The style rules are copied as text, because linked stylesheets might load after the print. */
const siteRules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')

/** Opens the element alone in a new window and prints it. If pop-ups are blocked, prints the whole page. */
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
  // print.css prints the sheet's header only for a `main` element.
  const main = sheet.document.createElement('main')
  main.dataset.address = element.closest('main')?.dataset.address ?? ''
  main.style.zoom = SHEET_ZOOM
  main.append(content)
  sheet.document.body.append(main)
  setTimeout(() => sheet.print(), PRINT_DELAY_MS)
}
