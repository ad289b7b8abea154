import { FAMILIES } from '#knowledge/substitutes.ts'
import { findFood } from '../ingredients/find-food.ts'
import { foodById } from '../ingredients/foods.ts'
import { countNounOf } from '../words/italian-agreement.ts'
import { FUNCTION_WORDS } from '../words/italian-stem.ts'
import { verbForm } from '../words/kitchen-verbs.ts'

export type NamedLine = {
  name: string
  foodId: string | null
  family: string | undefined
  grams: number | null
  isStaple: boolean
  isDough?: boolean
}

export type Word = { text: string; start: number; end: number }
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/(?:(?<!\p{L})')?\p{L}+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase().replace(/^'/u, ''),
    start: index,
    end: index + word.length,
  }))
export const isSmall = (word: string) => FUNCTION_WORDS.has(word)

const inflections = new Map<string, readonly string[]>()

export function inflected(word: string): readonly string[] {
  const forms = inflections.get(word) ?? inflectionsOf(word)
  inflections.set(word, forms)
  return forms
}

function inflectionsOf(word: string): readonly string[] {
  const [, stem = '', end = ''] = /^(.*?)([aeio])$/u.exec(word) ?? []
  if (stem.length < 2) return [word]
  const ends = { a: ['a', 'e'], o: ['o', 'i'], e: ['e', 'i', 'a'], i: ['i', 'o', 'e'] }[end] ?? []
  const bare = /[cg]h$/u.test(stem) ? stem.slice(0, -1) : stem
  const stems = [stem, bare, ...(/[cg]$/u.test(bare) ? [`${bare}h`] : [])]
  const forms = ends.flatMap((last) => stems.map((one) => one + last))
  return [...new Set([word, ...forms.filter((form) => verbForm(form) !== 'order')])]
}

const isAdjective = (word: string) =>
  verbForm(word) === 'participle' || /^(?:crud|dolc|ross|bianc|fresc|grana$)/u.test(word)

export type Phrase = {
  words: ReadonlySet<string>[]
  line: number
  isKind: boolean
  size: number
  /** True if the phrase counts only with an article: 'il crudo' is ham, 'a crudo' is not. */
  isRisky: boolean
}

const phrase = (text: string, line: number, isKind = false): Phrase[] => {
  const words = wordsIn(text).flatMap((word) => (isSmall(word.text) ? [] : [word.text]))
  const size = words.length
  const isRisky = size === 1 && isAdjective(words[0] ?? '')
  return size === 0
    ? []
    : [{ words: words.map((word) => new Set(inflected(word))), line, isKind, size, isRisky }]
}

export function phrasesOf(lines: readonly NamedLine[]): Phrase[] {
  return lines.flatMap(({ name, foodId, family, isStaple }, line) => {
    if (isStaple) return []
    const own = name.replace(/[,(].*$/u, '')
    const words = own.split(/[\s']+/u).filter((word) => word !== '' && !isSmall(word.toLowerCase()))
    const heads = words.flatMap((word, at) =>
      /^sotto$/iu.test(word) ? [] : [words.slice(0, at + 1).join(' ')],
    )
    const isPiece =
      countNounOf((words[0] ?? '').toLowerCase()) !== undefined &&
      !findFood(words[0] ?? '') &&
      /^\p{L}+ d(?:i |')/u.test(own)
    const kinds = Object.keys(FAMILIES[family ?? '']?.words ?? {})
    const foodNames = foodById(foodId ?? '')?.names ?? []
    return [
      ...heads.slice(isPiece ? 1 : 0).flatMap((head) => phrase(head, line)),
      ...(isPiece ? phrase(words.slice(1).join(' '), line) : []),
      ...name
        .split(/,? o(?:ppure)? /iu)
        .slice(1)
        .flatMap((one) => phrase(one.split(' ')[0] ?? '', line)),
      ...phrase(/^(?!oli|farin|latte).*? d(?:i |')(\p{L}{4,})(?: |$)/iu.exec(own)?.[1] ?? '', line),
      ...foodNames.flatMap((one) => phrase(one, line)),
      ...(foodId === null ? words.flatMap((one) => (findFood(one) ? phrase(one, line) : [])) : []),
      ...(foodNames.some((one) => words.some((word) => one.includes(word.toLowerCase().slice(0, 4))))
        ? []
        : foodNames.flatMap((one) => phrase(one.split(' ')[0] ?? '', line))),
      ...kinds.flatMap((kind) => phrase(kind, line, !words.some((word) => word.toLowerCase() === kind))),
    ]
  })
}

export function matchAt(words: readonly Word[], at: number, { words: wanted }: Phrase): Word | undefined {
  let next = at
  let last: Word | undefined
  for (const forms of wanted) {
    while (last && isSmall(words[next]?.text ?? '')) next += 1
    const word = words[next]
    if (!word || !forms.has(word.text)) return undefined
    last = word
    next += 1
  }
  return last
}
