/** Time for the sheet to lay itself out, as the site's specification says. */
const PRINT_DELAY_MS = 250

/** Opens the element alone in a window of its own and prints it; where windows are blocked, prints the page. */
export function printAlone(element: HTMLElement, title: string) {
  const sheet = window.open('', '_blank')
  if (!sheet) {
    setTimeout(() => window.print(), PRINT_DELAY_MS)
    return
  }
  sheet.document.documentElement.lang = 'it'
  sheet.document.title = title
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    sheet.document.head.append(sheet.document.importNode(link, true))
  }
  const content = sheet.document.importNode(element, true)
  for (const closed of content.querySelectorAll('details')) closed.open = true
  sheet.document.body.append(content)
  setTimeout(() => sheet.print(), PRINT_DELAY_MS)
}
