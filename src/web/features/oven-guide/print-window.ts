/** Letters of nine and a half points: the plan with all adjustments and advice then stands on one sheet. */
const SHEET_ZOOM = '0.9'
/** Time for the sheet to lay itself out, as the site's specification says. */
const PRINT_DELAY_MS = 250

/** The rules themselves and not links to them: the sheet must be dressed before it is printed. */
const siteRules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')

/** Opens the element alone in a window of its own and prints it; where windows are blocked, prints the page. */
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
  // The head of every sheet depends on the page's main part (print.css).
  const main = sheet.document.createElement('main')
  main.dataset.address = element.closest('main')?.dataset.address ?? ''
  main.style.zoom = SHEET_ZOOM
  main.append(content)
  sheet.document.body.append(main)
  setTimeout(() => sheet.print(), PRINT_DELAY_MS)
}
