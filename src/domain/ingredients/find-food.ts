/** Finds the food of the table for an ingredient's words: 'pomodori pelati San Marzano' are `pelati`.
 *
 * How     words are stemmed and compared with the names of each food. The first word must be part of the
 *         name ('semi di zucca' are not pumpkin). The name with the most matching words wins, then the name
 *         whose words come first in the text.
 * Errors  undefined for an unknown food. Callers must report it to the reader. */

import { IMITATION } from '#knowledge/food-words.ts'
import { AS_WRITTEN, NOT_WITH } from '#knowledge/foods.ts'
import {
  ANOTHER_WITH,
  MAKERS,
  NO_YEAST,
  NOT_SMALL,
  OF_WHAT,
  PULP,
  SHORT_WORDS,
} from '#knowledge/line-words.ts'
import { isFoodWord } from '../lines/food-word.ts'
import { FUNCTION_WORDS, stemsOf } from '../words/italian-stem.ts'
import { ownEntry } from '../words/own-entry.ts'
import type { Food } from './food.ts'
import { FOODS } from './foods.ts'

const SORT_WORDS = ['tipo', 'qualita', 'extra']
const NAMELESS: ReadonlySet<string> = new Set([...FUNCTION_WORDS, ...SORT_WORDS])

export const FORM_WORDS: ReadonlySet<string> = new Set(
  stemsOf(
    'scaglie petali cubetti cubetto fette fetta fettine granella foglie foglia foglioline filetti filetto striscioline dadini ' +
      'listarelle rondelle spicchi spicchio pezzi pezzetti tocchetti rametti ciuffo trito acini chicchi aghi cimette ' +
      'carpaccio falde falda lamelle dadolata straccetti sfilacci anelli pezzettoni briciole buon buona ottimo vero vera formaggio fresco secco grattugiato affettato',
  ),
)
const IMITATED: ReadonlySet<Food['category']> = new Set(['formaggio', 'carne'])

const wordsOf = (text: string): string[] => {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/\p{L}+|\d+/gu)
  return (words ?? []).filter((word) => !NAMELESS.has(word))
}
const stemOf = (word: string) => stemsOf(word)[0] ?? word

export type NamedFood = { food: Food; name: string }
type Name = NamedFood & { words: readonly string[]; stems: readonly string[] }
const NAMES_WITH = new Map<string, Name[]>()
for (const food of FOODS)
  for (const name of food.names) {
    const words = wordsOf(name)
    const stems = words.map(stemOf)
    for (const stem of new Set(stems))
      NAMES_WITH.set(stem, [...(NAMES_WITH.get(stem) ?? []), { food, name, words, stems }])
  }

export const FOOD_WORDS: ReadonlySet<string> = new Set(
  FOODS.flatMap(({ names }) => names.flatMap((name) => wordsOf(name))),
)
/** Completes shortened words. A word of `SHORT_WORDS` needs no dot. Any other word needs a dot, and is
 * completed only if exactly one food word begins with it ('champig.'). */
function completed(text: string): string {
  return text.replace(
    /(?<!\p{L})(\p{L}{3,}|\p{L}+(?=\.))(\.?)(?!\p{L})/gu,
    (short, letters: string, dot: string) => {
      if (dot === '' && FOOD_WORDS.has(letters.toLowerCase())) return short
      const known = SHORT_WORDS.get(letters.toLowerCase())
      if (known || letters.length < 3 || dot === '') return known ?? short
      const fits = [...FOOD_WORDS].filter((word) => word.startsWith(letters.toLowerCase()))
      return new Set(fits.map(stemOf)).size === 1 ? (fits[0] ?? short) : short
    },
  )
}

export const withFirstWord = (line: string): string =>
  line.replace(/^\p{L}{3,}\.?(?= )/u, (word) =>
    SHORT_WORDS.has(word.replace('.', '')) ? completed(word) : word,
  )

function isOfAnother(phrase: string, { food, name }: NamedFood): boolean {
  if (/^lievito-(?:fresco|secco)/.test(food.id) && NO_YEAST.some((words) => phrase.includes(words)))
    return true
  const [head = '', ...more] = wordsOf(name)
  const others = ownEntry(ANOTHER_WITH, food.id) ?? []
  if (wordsOf(phrase).some((word) => others.some((start) => word.startsWith(start)))) return true
  const allowed = ownEntry(OF_WHAT, head)
  if (!allowed) return false
  const [, of = ''] =
    /^[^,(]*? (?:di |d'|del |della |dei |al |all')(?:semi di )?(\p{L}+)/u.exec(
      ` ${phrase.slice(phrase.search(/\p{L}/u))}`.replace(/^ d[i'] ?/, ' '),
    ) ?? []
  const isOwn = (word: string) =>
    more.some((own) => stemOf(own) === stemOf(word)) || stemOf(word) === stemOf(head)
  return of !== '' && !isOwn(of) && !MAKERS.has(of) && !allowed.some((stem) => of.startsWith(stem))
}

const isAnother = ({ id, category }: Food, tokens: readonly string[]) =>
  [...(NOT_WITH[id] ?? []), ...(IMITATED.has(category) ? IMITATION : [])].some((word) =>
    tokens.some((token) => token.startsWith(stemOf(word))),
  )

type Fit = NamedFood & { words: number; reach: number; exact: number }

const compareFits = (fit: Fit, than: Fit) =>
  fit.words - than.words || than.reach - fit.reach || fit.exact - than.exact

function fitting(said: readonly string[]): Fit | undefined {
  const tokens = said.map(stemOf)
  const [head = ''] = tokens
  let best: Fit | undefined
  for (const { food, name, words, stems } of NAMES_WITH.get(head) ?? []) {
    if (!stems.every((stem) => tokens.includes(stem))) continue
    const reach = stems.reduce((sum, stem) => sum + tokens.indexOf(stem), 0)
    const exact = words.filter((word) => said.includes(word)).length
    if (exact < words.length && AS_WRITTEN.has(food.id)) continue
    const fit = { food, name, words: stems.length, reach, exact }
    if (best && compareFits(fit, best) <= 0) continue
    const uncovered = tokens.filter((token) => !stems.includes(token))
    if (!isAnother(food, uncovered)) best = fit
  }
  return best
}

const beforeComment = (text: string) => text.replace(/\(.*?\)/g, ' ').split(/[,;(]| oppure | o /u)[0] ?? ''
const beforePurpose = (text: string) => text.split(/ per | con | da /u)[0] ?? ''

function withoutDiminutive(word: string): string {
  const plain = word.replace(/(?:in|ett|ell|ucci)[oaie]$/, '')
  return plain.length >= 5 && !NOT_SMALL.has(word) ? plain : word
}

function fitOrItsForm(phrase: string): Fit | undefined {
  const words = wordsOf(phrase).filter((word) => !MAKERS.has(word) || FOOD_WORDS.has(word))
  let fit = fitting(words)
  // 'polpa di melanzana' is aubergine. 'polpa' alone, or of tomatoes, is the tinned product.
  const own = fit && ownEntry(PULP, fit.name)
  const pulp = own && fitting(words.slice(1))
  if (pulp && pulp.food.id !== own) return pulp
  while (!fit && words.length > 1 && FORM_WORDS.has(stemOf(words[0] ?? ''))) {
    words.shift()
    fit = fitting(words)
  }
  return fit ?? fitting([withoutDiminutive(words[0] ?? ''), ...words.slice(1)])
}

function findAny(text: string): Fit | undefined {
  const phrase = beforeComment(` ${text} `)
  const short = fitOrItsForm(beforePurpose(phrase))
  const long = fitOrItsForm(phrase)
  const ownName =
    long &&
    long.words > (short?.words ?? 0) &&
    long.reach <= Math.max(long.words, (long.words * (long.words - 1)) / 2)
  return ownName ? long : short
}

export function findNamed(text: string): NamedFood | undefined {
  const whole = completed(text)
  const named = findAny(whole)
  return named && isOfAnother(beforeComment(whole.toLowerCase()), named) ? undefined : named
}

const SAYS_HOW = stemsOf(
  'gia molto asciutto asciutta attivo ligure toscano siciliano pugliese lungo lunghe tondo morbido marino mesi selvatica ' +
    'fresco freschissimo freddo tiepido caldo maturo biologico bio temperatura ambiente frigorifero frigo rubinetto intero ' +
    'medio piccolo grosso grande fine fino finemente grossolano sottile denocciolate snocciolate piccante dolce buono crudo ' +
    'cucchiaio circa freddissima gelata naturale minerale leggermente appena ben qualita italiano italiana nostrano cubi ' +
    'julienne pezzettoni temperature pietra vergine extravergine evo dop igp doc stg tipo rosso bianco giallo',
)
const TAKES_PART = /(?:at|ut|it)[oaie]$/
const MAKES_ANOTHER =
  /^(?:affumicat|marinat|candit|essiccat|disidratat|salat|condensat|evaporat|fermentat|scremat|arrostit|fritt|precott|bollit|lessat|lupin)/

export function isAllNamed(text: string, { food }: NamedFood): boolean {
  const own = new Set(food.names.flatMap(wordsOf).map(stemOf))
  const said = completed(text).replace(/ per (?!pizza).*$|\d+ mesi/gu, '')
  const words = wordsOf(said)
  return words.every((word) => {
    const stem = stemOf(word)
    if (own.has(stem) || FORM_WORDS.has(stem) || SAYS_HOW.includes(stem) || MAKERS.has(word)) return true
    return TAKES_PART.test(word) && !MAKES_ANOTHER.test(word) && !isFoodWord(word)
  })
}

export const findFood = (text: string): Food | undefined => findNamed(text)?.food
