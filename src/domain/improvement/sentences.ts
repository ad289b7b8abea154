/** Finds the ingredients that each sentence of a recipe's steps names.
 *
 * How     by the marks of the steps (`../recipes/steps/step-marks.ts`). Outside the marks, words identify
 *         the ingredient: its name, the names of its food, and its kind ('il formaggio').
 * Valid   any Italian text. */
import { AGREEMENT_OF, FAMILIES } from '#knowledge/substitutes.ts'
import { foodById } from '../ingredients/foods.ts'
import type { StepPart } from '../recipes/steps/step-marks.ts'
import { countNounOf } from '../words/italian-agreement.ts'
import { type Agreement, agreementBefore } from '../words/italian-noun.ts'
import { sentenceSpans } from '../words/sentences.ts'
import {
  inflected,
  isSmall,
  matchAt,
  type NamedLine,
  type Phrase,
  phrasesOf,
  type Word,
  wordsIn,
} from './ingredient-phrases.ts'

export type Naming = {
  start: number
  end: number
  line: number
  form: Agreement
  isKind: boolean
  among: readonly number[]
  mark: { start: number; end: number; amount: number | null } | null
}
export type Sentence = { text: string; namings: Naming[] }

export function formOfNoun(noun: string, { foodId, name, family }: NamedLine): Agreement {
  const word = wordsIn(noun)[0]?.text ?? ''
  const counted = countNounOf(word)
  if (counted)
    return `${counted.noun.gender[counted.number] === 'm' ? 'm' : 'f'}${counted.number === 'one' ? 's' : 'p'}`
  const own = word === 'grana' ? 'ms' : (FAMILIES[family ?? '']?.words[word] ?? AGREEMENT_OF[foodId ?? ''])
  if (word.endsWith('a')) return own === 'ms' ? own : 'fs'
  if (word.endsWith('o')) return 'ms'
  if (word.endsWith('i')) return own ?? 'mp'
  const singular = word.endsWith('e') ? `${word.slice(0, -1)}a` : ''
  const known = [name, ...(foodById(foodId ?? '')?.names ?? [])].some((one) =>
    wordsIn(one).some(({ text }) => text === singular),
  )
  const isMany = known || /(?:rel+e|\p{L}{3}ine)$/u.test(word)
  return own ?? (isMany ? 'fp' : 'ms')
}

function nounWithin(shown: string, { name, foodId }: NamedLine): { start: number; end: number } {
  const known = new Set(
    [name, ...(foodById(foodId ?? '')?.names ?? [])].flatMap((one) =>
      wordsIn(one).flatMap(({ text }) => (isSmall(text) ? [] : inflected(text))),
    ),
  )
  const words = wordsIn(shown)
  const first = words.findIndex(({ text }) => known.has(text))
  if (first === -1) {
    if (/^\P{L}*\d\P{L}*(?:g|kg|ml|l)?$/u.test(shown)) return { start: shown.length, end: shown.length }
    const bare = words.find(({ text }) => !isSmall(text)) ?? { start: 0 }
    return { start: bare.start, end: shown.length }
  }
  const last = words.findLastIndex(({ text }) => known.has(text))
  return { start: words[first]?.start ?? 0, end: words[last]?.end ?? shown.length }
}

function flatStep(parts: readonly StepPart[], lines: readonly NamedLine[]): Sentence {
  let text = ''
  const namings: Naming[] = []
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part
      continue
    }
    const line = lines[part.line]
    const from = text.length
    text += part.shown
    if (!line) continue
    const noun = nounWithin(part.shown, line)
    const start = from + noun.start
    namings.push({
      start,
      end: from + noun.end,
      line: part.line,
      form: agreementBefore(text.slice(0, start)) ?? formOfNoun(part.shown.slice(noun.start), line),
      isKind: false,
      among: [part.line],
      mark: { start: from, end: text.length, amount: part.amount },
    })
  }
  return { text, namings }
}

const IS_A_VERB = new Set(['sali'])

const IS_A_NAME =
  /(?:(?:[\p{L})][,:]|(?<!\p{L})(?:poi|ed?)|(?:scagli|fett|pezz|cubett|dadini)\p{L}* di) |(?:^|[.!?] )(?=·(?:,| e )))·/iu

const NO_INGREDIENT =
  /\p{L} \p{Lu}\p{L}+ (?:di|della) \p{Lu}$|(?<!\p{L})(?:non con|senza|niente|mai|guai a [^.;!]*) (?:(?:il|lo|la|i|gli|le) |l')?\p{L}$/u

function closest<T extends { one: Phrase }>(
  fits: T[],
  near: readonly Word[],
  lines: readonly NamedLine[],
): T[] {
  const isGrated = near.some(({ text }) => /^(?:grattug|spolver)/u.test(text))
  const shared = ({ one }: T) => {
    const { name = '', family = '' } = lines[one.line] ?? {}
    const own = new Set(
      wordsIn(name)
        .slice(1)
        .flatMap(({ text }) => (isSmall(text) ? [] : inflected(text))),
    )
    const isToGrate = /stagionat|salata/u.test(family)
    const grated = isGrated && isToGrate ? 1 : !isGrated && !one.isKind && /grattug/u.test(name) ? -1 : 0
    return near.filter(({ text }) => own.has(text)).length + grated
  }
  const most = Math.max(...fits.map(shared))
  return fits.filter((one) => shared(one) === most)
}

function foundIn(
  text: string,
  marked: readonly Naming[],
  lines: readonly NamedLine[],
  phrases: readonly Phrase[],
): Naming[] {
  const words = wordsIn(text)
  const found: Naming[] = []
  const isTaken = (start: number, end: number) =>
    [...marked.map(({ start: from, end: to, mark }) => mark ?? { start: from, end: to }), ...found].some(
      (one) => start < one.end && end > one.start,
    )
  for (const [at, word] of words.entries()) {
    const fits = phrases.flatMap((one) => {
      if (!one.words[0]?.has(word.text)) return []
      const before = text.slice(0, word.start)
      const isThere =
        !(one.isRisky || IS_A_VERB.has(word.text)) ||
        agreementBefore(before) !== undefined ||
        (!IS_A_VERB.has(word.text) && IS_A_NAME.test(`${before}·${text.slice(word.end)}`)) ||
        /\p{L} \p{Lu}$/u.test(text.slice(0, word.start + 1))
      const isOther = one.size === 1 && NO_INGREDIENT.test(text.slice(0, word.start + 1))
      const last = isThere && !isOther ? matchAt(words, at, one) : undefined
      return last ? [{ one, end: last.end }] : []
    })
    const longest = Math.max(0, ...fits.map(({ one }) => one.size))
    const all = fits.filter(({ one }) => one.size === longest)
    const own = all.filter(({ one }) => !one.isKind)
    const near = [...words.slice(Math.max(0, at - 2), at), ...words.slice(at + 1, at + 5)]
    const best = closest(own.length > 0 ? own : all, near, lines)
    const [first] = best
    if (!first || isTaken(word.start, first.end)) continue
    const line = lines[first.one.line]
    if (!line) continue
    const noun = text.slice(word.start, first.end)
    const kind = first.one.isKind ? FAMILIES[line.family ?? '']?.words[noun.toLowerCase()] : undefined
    found.push({
      start: word.start,
      end: first.end,
      line: first.one.line,
      form: agreementBefore(text.slice(0, word.start)) ?? kind ?? formOfNoun(noun, line),
      isKind: first.one.isKind,
      among: [...new Set(best.map(({ one }) => one.line))],
      mark: null,
    })
  }
  return found
}

export function readSentences(
  steps: readonly (readonly StepPart[])[],
  lines: readonly NamedLine[],
): Sentence[][] {
  const phrases = phrasesOf(lines)
  return steps.map((parts) => {
    const { text, namings: marked } = flatStep(parts, lines)
    const namings = [...marked, ...foundIn(text, marked, lines, phrases)].sort(
      (one, other) => one.start - other.start,
    )
    return sentenceSpans(text).map(({ start, end }) => {
      const own = text.slice(start, end)
      return {
        text: own,
        namings: namings
          .filter((one) => one.start >= start && one.end <= end)
          .map((one) => ({
            ...one,
            start: one.start - start,
            end: one.end - start,
            mark: one.mark && { ...one.mark, start: one.mark.start - start, end: one.mark.end - start },
          })),
      }
    })
  })
}
