/** Ranks documents by the words that they share with a query.
 *
 * Units   a score from 0.
 * Valid   Italian, any query. Words match despite plurals, accents or one wrong letter in a longer word. */
import { isOneSlipFrom } from '../words/one-slip.ts'
import { plainText, single } from './plain-text.ts'
import type { SearchDocument } from './search-document.ts'
import { SMALL_WORDS } from './small-words.ts'

export type Ranked<Document> = { document: Document; score: number }

const COMMON_WORDS = new Set(['pizza', 'pizze', 'ricetta', 'ricette'])

const WORTH = { title: 1, words: 0.85, text: 0.35 } as const
const SOUNDS = 0.8
const BEGINS = 0.7
const SLIPPED = 0.55
const WHOLE_TITLE = 0.6
const WHOLE_NAME = 0.2
/** Bonus if the title begins with all words of the query, small words included. Leading words like 'pizza' are
 * ignored. */
const SAID_WORD_FOR_WORD = 0.6
const LEAST_MET = 0.5
/** Weight of a query word that no document has. The query then finds only documents with another query word in
 * the title, and its points for words are multiplied by `BESIDE_UNKNOWN`. */
const UNKNOWN = 0.3
const BESIDE_UNKNOWN = 0.6

const plainWords = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:h?[ei]|i?[aeo])$/u, '') : word)

const tellingWords = (query: string): string[] => {
  const said = [...new Set(plainWords(query).filter((word) => !SMALL_WORDS.has(word)))]
  const telling = said.filter((word) => !COMMON_WORDS.has(word))
  return telling.map(stem)
}

const UNNAMING: ReadonlySet<string> = new Set([...SMALL_WORDS, ...COMMON_WORDS, 'senza'])

export const isNamedBy = (query: string, name: string): boolean => {
  const words = plainWords(name).filter((word) => !UNNAMING.has(word))
  const asked = tellingWords(query)
  return words.map(stem).some((word) => asked.includes(word))
}

export const isCalled = (query: string, name: string): boolean => {
  const words = plainWords(name).map(stem)
  const asked = tellingWords(query)
  return asked.length > 0 && asked.every((word) => words.includes(word))
}

export function tellingParts(query: string): { words: string[]; left: string } {
  const [asked = '', ...left] = plainText(query).split(/\b(?=senza )/u)
  const words = plainWords(asked).filter((word) => !SMALL_WORDS.has(word) && !COMMON_WORDS.has(word))
  return { words: [...new Set(words)], left: left.join('').trim() }
}

export const isHeadword = (
  query: string,
  { title, words = [] }: Pick<SearchDocument, 'title' | 'words'>,
): boolean => [title, ...words].some((name) => nameOf(name) === nameOf(query))

const nameOf = (said: string): string => tellingWords(said).toSorted().join(' ')

function wordForWord(text: string): string[] {
  const words = plainWords(text)
  return words.slice(words.findIndex((word) => !COMMON_WORDS.has(word)))
}

const LEAST_SAID = 2

const beginsWith = (title: string, said: readonly string[]): boolean => {
  const words = wordForWord(title)
  return said.length >= LEAST_SAID && said.every((word, at) => word === words[at])
}

interface Indexed<Document> {
  document: Document
  title: readonly string[]
  words: readonly string[]
  names: ReadonlySet<string>
  text: readonly string[]
}

const indexed = <Document extends SearchDocument>(document: Document): Indexed<Document> => ({
  document,
  title: plainWords(document.title).map(stem),
  words: (document.words ?? []).flatMap(plainWords).map(stem),
  names: new Set((document.words ?? []).map(nameOf)),
  text: plainWords(document.text).map(stem),
})

const SHORTEST_BEGINNING = 4
const SHORTEST_SLIPPED = 5

const isAsLong = (one: string, other: string) => Math.abs(one.length - other.length) <= 2

function met(word: string, known: readonly string[]): number {
  if (known.includes(word)) return 1
  const sound = single(word)
  if (known.some((one) => one[0] === word[0] && isAsLong(one, word) && single(one) === sound)) return SOUNDS
  if (word.length >= SHORTEST_BEGINNING && known.some((one) => one.startsWith(word))) return BEGINS
  return word.length >= SHORTEST_SLIPPED &&
    known.some((one) => one[0] === word[0] && isOneSlipFrom(word, one))
    ? SLIPPED
    : 0
}

const worthOf = (word: string, { title, words, text }: Indexed<unknown>): number =>
  Math.max(met(word, title) * WORTH.title, met(word, words) * WORTH.words, met(word, text) * WORTH.text)

export function rankDocuments<Document extends SearchDocument>(
  query: string,
  documents: readonly Document[],
): Ranked<Document>[] {
  const asked = tellingWords(query)
  if (asked.length === 0) return []
  const known = documents.map(indexed)
  const name = nameOf(query)
  const said = wordForWord(query)
  const weights = asked.map((word) => {
    const having = known.filter((one) => worthOf(word, one) > 0).length
    return Math.log(1 + (known.length + 1) / (having + 1)) * (having > 0 ? 1 : UNKNOWN)
  })
  const isWholeKnown = asked.every((word) => known.some((one) => worthOf(word, one) > 0))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return known
    .map((one) => {
      const worths = asked.map((word) => worthOf(word, one))
      const weightOf = (worth: (at: number) => number) =>
        weights.reduce((sum, weight, at) => sum + weight * worth(at), 0) / whole
      const isMet =
        weightOf((at) => (worths[at] === 0 ? 0 : 1)) >= LEAST_MET &&
        (isWholeKnown || Math.max(...worths) >= WORTH.title)
      const inTitle = one.title.filter((word) => asked.includes(word)).length
      const titleShare = inTitle / Math.max(one.title.filter((word) => word !== 'pizz').length, inTitle, 1)
      return {
        document: one.document,
        score: isMet
          ? (isWholeKnown ? 1 : BESIDE_UNKNOWN) * weightOf((at) => worths[at] ?? 0) +
            WHOLE_TITLE * titleShare +
            (one.names.has(name) ? WHOLE_NAME : 0) +
            (beginsWith(one.document.title, said) ? SAID_WORD_FOR_WORD : 0)
          : 0,
      }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}
