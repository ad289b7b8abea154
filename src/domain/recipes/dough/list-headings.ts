/** Finds the headings in a typed list, including headings with items on the same line.
 *
 * Valid   Italian lists; names of recipe parts may be in a dialect or another language. A heading has no
 *         amount. */

import { asHeading, headingOfLine } from '#domain/lines/group-heading.ts'
import { readIngredient } from '../../ingredients/read-ingredient.ts'

export const OF_DOUGH =
  /imp?ast|'mpast|rinfresc|chiusura|biga|poolish|lievitin|autolisi|preferment|dough|crust|(?<!\p{L})(?:past[ae]?|bas[ei]|sfogli[ae]|crescia|piadin[ae]|gnocco|focaccia)(?!\p{L}| madre)/iu
export const OF_TOPPING =
  /condi|farc|ripien|riemp|'?mbott|guarni|copert|topping|filling|finitur|finire|servire|complet|decor|lucid|spalm|spolver|friggere|frittura|frijere|(?<!\p{L})(?:s[ou]pp?r?a?|sora|dentro|dint[ro]o?|fuori|sotto|salsa|sugo|crema|[cg]u?onza|glassa|crosticina|superficie|uscita|extra|sauce|pan|ruoto|teglia|pala|salamoia)(?!\p{L})/iu
const BARE_PART =
  /^(?:(?:la|il|per la|per il|di) )?(?:salsa|sugo|crema|salamoia|base|biga|poolish|lievitino|impasto|chiusura|conza|formaggi|verdure|sopra|dentro|fuori|pasta(?: (?:di|per|della|da) (?:pane|pizza))?)$/iu
const SAYS_NOTHING = /^(?:dos[ei]|ingredient[ei]|occorrente|facoltativ[oi]|opzional[ei]|volendo)$/iu
const ARROW = /\s*(?:→|➡\uFE0F?|=>|~|(?<=\s)=(?=\s))\s*/gu
const ORNAMENT = /<[^>]*>|\p{Extended_Pictographic}\uFE0F?|^\s*[-–•*]\s+|^\s*\(?\d{1,2}[).:°]+\s+(?=\p{L})/gu
const ASIDE =
  /\([^()]*\)|(?<!\p{L})(?:per|x) (?:\d+|un[ao]?|due|tre|quattro|sei) \p{L}+(?: (?:tond|rettangolar|quadrat|grand|piccol)\p{L}+)?(?: da \d+(?: ?(?:g|cm))?)?|(?<!\p{L})n[.°]? ?\d+|\d+ ?[x×] ?\d+/giu
const MOST_WORDS = 8

export const undecorated = (line: string): string =>
  line
    .replace(ARROW, ': ')
    .replace(ORNAMENT, '')
    .replace(/^\[(.*)\]$/u, '$1')
    .trim()

const isPart = (text: string) => OF_DOUGH.test(text) || OF_TOPPING.test(text)
const isLoud = (text: string) => /\p{L}{3}/u.test(text) && text === text.toUpperCase()

const HAS_AMOUNT =
  /^(?:un[oa']?|due|tre|quattro|cinque|sei|mezz[oa]|tutt[oa])(?: |(?<='))|\d ?(?:k?g|gr|ml)(?!\p{L})[^()]*\)/iu
const PIECES = /\([^()]*\d(?: \p{L}+ da \d| ?%)[^()]*\)/giu
type Sure = 'sure' | 'maybe' | undefined
function howSure(line: string, isLoudList: boolean): Sure {
  const bare = line
    .replace(ASIDE, '')
    .replace(/[:…\s]+$/u, '')
    .trim()
  if (bare === '') return line.endsWith(':') ? 'sure' : undefined
  if (
    HAS_AMOUNT.test(line.replace(PIECES, '')) ||
    /\d|[½¼¾]|\bq\.? ?b\b/iu.test(bare) ||
    bare.split(' ').length > MOST_WORDS
  )
    return undefined
  if (headingOfLine(bare) !== undefined || headingOfLine(line) !== undefined) return 'sure'
  const { foodId } = readIngredient(bare)
  if (isPart(bare) && foodId === null) return 'sure'
  const isShort = bare.split(' ').length < 4 && foodId === null && /^\p{Lu}/u.test(bare)
  return BARE_PART.test(bare) || (isLoud(bare) && !isLoudList) || (isShort && !isLoudList)
    ? 'maybe'
    : undefined
}

/** The heading of each line, or undefined. A heading must have lines below it. A word that may also be a
 * food is a heading only if other lines show that the list has headings. */
export function headingsAmong(lines: readonly string[]): (string | undefined)[] {
  const isLoudList = lines.filter(isLoud).length > lines.length / 2
  const sure = lines.map((line) => howSure(line, isLoudList))
  const isParted =
    sure.includes('sure') || (sure.filter((one) => one === 'maybe').length > 1 && lines.some(isPart))
  const is = sure.map((one) => one === 'sure' || (one === 'maybe' && isParted))
  return lines.map((line, at) =>
    is[at] && at < lines.length - 1 && !is[at + 1]
      ? asHeading(line.replace(/^x (?=\p{L})/iu, 'per '))
      : undefined,
  )
}

/** The heading and the items of 'DENTRO: 300 g di squacquerone, rucola'; null for any other line. */
export function listBehindHeading(line: string): { heading: string | null; items: string[] } | null {
  const [, heading = '', list = ''] = /^([^:]{2,45}): ?(\S.*)$/u.exec(undecorated(line)) ?? []
  const bare = heading.replace(ASIDE, '').trim()
  const isNothing = SAYS_NOTHING.test(bare)
  const isPartHere =
    isPart(bare) && !/\d/u.test(bare) && (readIngredient(bare).foodId === null || BARE_PART.test(bare))
  const isHeading = isPartHere || (bare === '' && heading !== '')
  const items = list.split(/,\s+(?!o |oppure )(?=[\p{L}\d½¼¾'])|\s+[/+]\s+(?=[\p{L}\d½¼¾'])/u)
  return (isHeading || isNothing) && !items.every(isPart)
    ? { heading: isNothing ? null : heading, items }
    : null
}
