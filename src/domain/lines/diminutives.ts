/** Replaces diminutives and augmentatives of count words: 'manciatina' is a small 'manciata', 'fettona' a
 * large 'fetta', 'sacchettino' a small 'sacchetto'.
 *
 * Valid   lower case; only a word after a number, an article or an adjective of size. */
import { NOT_SMALL, SAME_MEASURE, VAGUE } from '#knowledge/line-words.ts'
import { countNounOf } from '../words/italian-agreement.ts'
import { isFoodWord } from './food-word.ts'
import { metricUnit } from './ingredient-line.ts'
import { BEFORE_THE_NOUN, LARGE, SMALL } from './line-words.ts'
import { collectiveOfWord, isHalfWord, wholeOfWord } from './number-words.ts'
import { isMeasure, pieceWeight, type Size } from './piece-weights.ts'

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?:ol)?(?:in|ett|ell|ucci|uzz)[oaie]$/, 'piccolo'],
  [/in[oi]$/, 'piccolo'],
  [/on[eai]$/, 'grande'],
]
const ENDS = ['a', 'o', 'e', 'io', 'ia', '']

const known = (word: string) =>
  SAME_MEASURE.get(word) ?? (countNounOf(word) || metricUnit(word) ? word : undefined)

function plainForm(word: string): string | undefined {
  if (countNounOf(word) || VAGUE.has(word) || NOT_SMALL.has(word) || isFoodWord(word))
    return SAME_MEASURE.get(word)
  const same = SAME_MEASURE.get(word)
  if (same) return same
  for (const [form, size] of FORMS) {
    const stem = word.replace(form, '')
    if (stem === word || stem.length < 2) continue
    const stems = [stem, stem.replace(/h$/, '')]
    const base = stems.flatMap((each) => ENDS.flatMap((end) => known(each + end) ?? []))[0]
    if (base) return metricUnit(base) ? base : `${base} ${size}`
    const [twice] = stems.flatMap((each) => ENDS.flatMap((end) => plainForm(each + end) ?? []))
    if (twice && stem.length > 4) return `${twice.replace(/ \p{L}+$/u, '')} ${size}`
  }
  return undefined
}

const isCount = (word: string) =>
  /[\d½¼¾]$/u.test(word) ||
  wholeOfWord(word) !== undefined ||
  collectiveOfWord(word) !== undefined ||
  isHalfWord(word) ||
  word === 'qualche' ||
  BEFORE_THE_NOUN.test(word)

export function withoutDiminutives(text: string): string {
  const words = text.split(' ')
  return words
    .map((word, at) => {
      const before = words[at - 1] === 'di' ? words[at - 2] : words[at - 1]
      return isCount(before ?? '') || at === 0 ? (plainForm(word) ?? word) : word
    })
    .join(' ')
}

const CUT = / (?:a|in|con|tagliat\p{L}|affettat\p{L}) /u
export function sizeOf(text: string, noun: string): Size {
  const counted = countNounOf(noun)?.noun
  if (!counted) return null
  const [, before = '', after = ''] =
    new RegExp(
      String.raw`(?:(\p{L}+) )?(?:${counted.one}|${counted.many})((?: (?!(?:a|in|con|da|di|per) |tagliat|affettat)[\p{L}\d]+){0,2})`,
      'u',
    ).exec(text) ?? []
  const said = ` ${before} ${after} ${/(?:^| )(?:piccol|gross|grand)\p{L}*$/u.exec(text.split(CUT)[0] ?? '')?.[0] ?? ''}`
  if (SMALL.test(said)) return 'small'
  return LARGE.test(said) ? 'large' : null
}

const SHORT_SIZES: Readonly<Record<string, string>> = { gr: 'grande', med: 'medio', picc: 'piccolo' }
const HEAVY_G = 50
/** Writes out an abbreviated size after a number: 'melanzane 1 gr.' means one large aubergine. */
export const withSize = (text: string): string =>
  text.replace(
    /^(\p{L}+)(.*? [1-6] )(gr|med|picc)\.?$/u,
    (line, word: string, count: string, size: string) => {
      const noun = countNounOf(word)?.noun.one ?? ''
      const isHeavy = (pieceWeight(noun, undefined, '')?.grams ?? 0) >= HEAVY_G && !isMeasure(noun)
      return isHeavy ? `${word}${count}${SHORT_SIZES[size]}` : line
    },
  )
