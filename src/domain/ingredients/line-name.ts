/** Returns the name of an ingredient line for use in a sentence: '1/4 di cavolo cappuccio viola' gives
 * 'cavolo cappuccio viola'.
 *
 * How     `plain-line.ts` separates amount, unit and container from the food. Purpose, cut and remarks are
 *         removed, too. Capitals stay as written.
 * Valid   Italian lines. If nothing is left, the line is returned unchanged. */

import { isFoodWord } from '../lines/food-word.ts'
import { METRIC_WORDS, parseIngredientLine } from '../lines/ingredient-line.ts'
import { PARTS_OF_FRUIT } from '../lines/line-words.ts'
import { tidy, withoutOf } from '../lines/tidy-line.ts'
import { findFood } from './find-food.ts'
import { ingredientsOf, measures, plainLine } from './plain-line.ts'

const NAMED_PARTS = new Set(['filetto', 'foglia', 'coda', 'cuore', 'gambo', 'costa'])

const CONTAINERS =
  'barattol\\p{L}|scatol\\p{L}+|lattin\\p{L}|vasett\\p{L}|bust\\p{L}|bottigli\\p{L}|tubett\\p{L}|vaschett\\p{L}|brick|vetro|tubo'
const CUTS =
  'rondelle|scaglie|fett\\p{L}+|dadini|dadolini|cubett\\p{L}|pezz\\p{L}+|tocchett\\p{L}|listarelle|strisc\\p{L}+|filetti|julienne|noci|noc\\p{L}+ole|ciuff\\p{L}+|fiocchetti|riccioli|lamelle|petali|spicchi|metà|nastri|bocconi|punta di coltello'
const BEHIND: readonly RegExp[] = [
  /,? (?:per|x) (?:(?:il|lo|la|i|gli|le|un|una) |l'|\p{L}+[aei]r(?:e|l[oaie])(?!\p{L})|guarnizione|decorazione|spolver\p{L}+|finitura|farcitura).*$/u,
  /,? da \p{L}+[aei]r(?:e|l[oaie])(?!\p{L}).*$/u,
  /,? (?:già|ben|appena) \p{L}+(?:[aiu]t|tt|ss)[oaie](?!\p{L}).*$/u,
  / (?:comprat[oaie](?!\p{L}).*|(?<!\p{L}t[oaie] )bene)$/u,
  / (?:quant[oaie]|come) (?!basta).*$/u,
  / o (?:altr[oaie]|simil[ei]|quel\p{L}*|metà)(?!\p{L}).*$/u,
  new RegExp(`,? in (?:${CONTAINERS})(?!\\p{L}).*$`, 'u'),
  new RegExp(`,? (?:a|alla|tagliat[oaie] a) (?:piccol\\p{L} |gross\\p{L} )?(?:${CUTS})(?!\\p{L}).*$`, 'u'),
  / (?:qualche|un[ao]?(?: bel\p{L}*)?) (?:fogli|grattugiat|grattat|spolverat|macinat|spruzzat|manciat|pezz|fil[oi]|gir[oi]|pizzic)\p{L}*$/u,
  / bell[aoe](?: (?:gross[aoe]|grand[ei]))?$/u,
  /,? in un[ao]? (?:fett|pezz|sol)\p{L}+.*$/u,
  / (?:quell[aoe] |pres[ao] d|del (?:giorno|supermercato|fornaio|contadino|mercato)).*$/u,
  /,? (?:trasparent[ei]|(?:sottil|spess)(?:issim)?[eaoi])$/u,
  /(?<=\p{L}) (?:medi[aoe]|grand[ei]|piccol[aoei])(?= |$)/u,
  /,? (?:a sufficienza|a tinchité|a temperatura ambiente|un po'?|circa|abbondant[ei]|in abbondanza|tant[oaie]|poc[oaie]|q\.? ?b\.?)$/u,
]
const FIGURE_BEHIND = /(?<!tipo|farina|petra|semola) [1-9]\d*$/u
const ENDS = /[\s,;:.–—+/-]+$|(?: (?:di|da|a|con|e|o|per|in|del|della|dei))+$/u
const LOOSE_NUMBER = /(?<=^| )(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛])(?: (?:di|d'))?(?: |$)/gu
const METRIC = new RegExp(String.raw`^(?:${METRIC_WORDS.join('|')})\.? (?:di |d')?(?=\p{L})`, 'u')

function withoutComment(name: string): string {
  const at = name.search(/[,;] ?(?=\S)/u)
  return at > 0 && findFood(name.slice(at + 1)) === undefined ? name.slice(0, at) : name
}

function tidied(name: string): string {
  let left = name.replace(/ *\([^)]*\)?/gu, '')
  for (const words of BEHIND) left = left.replace(words, '')
  left = withoutComment(left.trim().replace(FIGURE_BEHIND, '')).replace(
    / e (?:un[ao]?|qualche|poc[oaie])(?: \p{L}+'?)? (?:di |d')/gu,
    ' e ',
  )
  while (ENDS.test(left)) left = left.replace(ENDS, '')
  return withoutOf(left.trim())
}

function withoutNumber(text: string): string {
  const counted = /^(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛]|un[oa]?|mezz[oa]) /u.test(text)
  const bare = text.replace(LOOSE_NUMBER, (number) => (number.startsWith('0') ? number : '')).trim()
  const plain = withoutOf(bare.replace(METRIC, '').replace(/^(?:un[oa]? |mezz[oa] )/u, ''))
  const [, container = '', food = ''] = /^(\p{L}+) (?:di |d')(.+)$/u.exec(plain) ?? []
  const isContained = counted && container !== '' && !isFoodWord(container) && findFood(food) !== undefined
  return isContained && !PARTS_OF_FRUIT.has(container) ? food : plain
}

function plainName(line: string): string {
  const { text, parts } = plainLine(line)
  const parsed = parseIngredientLine(text)
  if (parsed.kind === 'free') return withoutNumber(text)
  const { unit, rest, amount } = parsed
  if (typeof unit === 'string') return withoutOf(rest)
  if (measures(unit.one, rest) && !NAMED_PARTS.has(unit.one)) return withoutOf(rest)
  const noun = amount > 1 ? unit.many : unit.one
  const ofIts = parts.length > 0 ? `${parts.join(' e ')} di ` : ''
  return `${ofIts}${noun} ${rest}`.trim()
}

const SIZE_OF_DIMINUTIVE = /^(?:piccol|grand)[oaie]$/u
const LETTERS = /'?[\p{L}\d]+/gu

function asWritten(name: string, line: string): string {
  const isShouted = line === line.toUpperCase()
  const written = [...line.matchAll(LETTERS)].map(([word], at) =>
    isShouted || (at === 0 && /^\p{Lu}\p{Ll}/u.test(word)) ? word.toLowerCase() : word,
  )
  const byLowerCase = new Map(written.map((word) => [word.toLowerCase(), word]))
  return name
    .replace(LETTERS, (word) => {
      const own = byLowerCase.get(word)
      if (own !== undefined) return own
      if (word.length < 5) return SIZE_OF_DIMINUTIVE.test(word) ? '' : word
      const longer = written.find((other) => other.toLowerCase().startsWith(word.slice(0, -1)))
      return longer ?? (SIZE_OF_DIMINUTIVE.test(word) ? '' : word)
    })
    .replace(/ +/gu, ' ')
    .trim()
}

const COMPOSED = /^(\p{L}[\p{L} ]{2,30}): (?=.*\d.*(?:,| e ).*\d)/u

const BALLS = /(?<!\p{L})(?:panett[oi]|pallin[ae])(?!\p{L}| d[i'])/iu
const STATE = /^(?:già |appena )?(?:pront|surgelat|congelat|scongelat|lievitat|fresc)\p{L}*$/iu

const known = new Map<string, string>()
const MOST_KNOWN = 2000

const WAS = / \(in tutto erano: .*$/u

export function lineName(text: string): string {
  const line = text.replace(WAS, '')
  const before = known.get(line)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const whole = COMPOSED.exec(line.trim())?.[1]
  const names = whole
    ? [whole.toLowerCase()]
    : ingredientsOf(line).flatMap((part, at) =>
        at > 0 && findFood(plainName(part)) === undefined ? [] : tidied(plainName(part)) || [],
      )
  const own =
    [...new Set(names)].join(' e ') || tidied(withoutNumber(tidy(line).replace(/ (?:da|x) \d.*$/u, '')))
  const balls = STATE.test(own) ? (BALLS.exec(line)?.[0] ?? '') : ''
  const name = asWritten(`${balls} ${own}`.trim(), line).replace(/^[\s,;:.]+| W$/gu, '') || line.trim()
  known.set(line, name)
  return name
}
