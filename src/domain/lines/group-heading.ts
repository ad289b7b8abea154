/** Recognises headings in an ingredient list: 'Per la salsa', 'CONDIMENTO', '--- salamoia ---'.
 *
 * Valid   any language if the heading ends with ':' or stands between marks. Italian, English, German,
 *         French, Spanish and Dutch if it says 'for the …'. Otherwise the usual names of recipe parts. A
 *         line that begins with an amount or says 'q.b.' is never a heading. */

const TITLE =
  /^(?:ingredienti )?(?:per (?:il|lo|la|l['’]|i|gli|le)\s?|for (?:the )?|für (?:den|die|das) |pour (?:l['’]|la |le |les )|para (?:el|la|los|las) |voor (?:de|het) |per (?=\p{L}+(?:are|ere|ire|rla|rlo)\b))[\p{L}'’ -]{2,40}$/iu
export const isGroupTitle = (line: string): boolean => TITLE.test(line.trim()) && line.split(' ').length <= 6

/** A line that only names a part of a pizza is a heading. 'salsa di pomodoro' is none, because it may be
 * bought. */
const PART =
  /^(?:ingredienti (?:per |dell['’]|della |del ).{2,40}|(?:l['’]|il |la )?(?:impasto(?: (?:finale|principale|base))?|pasta|condiment[oi]|farcitura|farcia|conza|ripieno|topping|toppings|guarnizione|copertura|finitura|prefermento|preimpasto|lievitino|autolisi|rinfresco|primo impasto|secondo impasto|(?:the )?dough|crust|filling|sauce|teig|belag|f[üu]llung|p[âa]te|garniture|masa|relleno))$/iu
const LONGEST = 60
const MARKS = /^[\s*=_~#>–—-]+|[\s*=_~#–—-]+$/gu
const AMOUNT_FIRST = /^[\d½¼¾⅓⅔]|\bq\.? ?b\b/iu
const BEHIND = /\s*:+$/u
const bareOf = (line: string) => line.replace(MARKS, '').replace(BEHIND, '').trim()

export function headingOfLine(line: string): string | undefined {
  const text = bareOf(line).replace(/^x (?=\p{L})/iu, 'per ')
  if (text === '' || text.length > LONGEST || AMOUNT_FIRST.test(text)) return undefined
  const isMarked = /^(?:[*=_~#–—-]{2,})/u.test(line.trim()) && /(?:[*=_~#–—-]{2,}|:)$/u.test(line.trim())
  const isHeading = line.replace(MARKS, '').endsWith(':') || isMarked || isGroupTitle(text) || PART.test(text)
  return isHeading ? asHeading(text) : undefined
}

const isLoud = (text: string): boolean => /\p{L}{3}/u.test(text) && text === text.toUpperCase()

export const asHeading = (text: string): string => {
  const bare = bareOf(text)
  return `${isLoud(bare) ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare}:`
}
