/** Which documents answer a query, and how well: words against words, without a language model or a database.
 *
 * Units   a score from 0; 1 and more where the title is what was asked for.
 * Valid   Italian, any query; plurals, accents and one mistyped letter in a longer word do not matter. */
import { isOneSlipFrom } from '../words/one-slip.ts'
import { plainText, single } from './plain-text.ts'
import type { SearchDocument } from './search-document.ts'
import { SMALL_WORDS } from './small-words.ts'

export type Ranked<Document> = { document: Document; score: number }

/** Every page is about it: it counts only where nothing else was said. */
const COMMON_WORDS = new Set(['pizza', 'pizze', 'ricetta', 'ricette'])

/** Worth of a match in the title, in the search words, in the text. */
const WORTH = { title: 1, words: 0.85, text: 0.35 } as const
/** Factor for a word that sounds alike, only begins with the query, or differs by one letter. */
const SOUNDS = 0.8
const BEGINS = 0.7
const SLIPPED = 0.55
/** All that the query says is the title. */
const WHOLE_TITLE = 0.6
/** It is one of the names: 'non si stacca' is not 'si stacca il formaggio'. */
const WHOLE_NAME = 0.2
/** It begins as the query says it, small words too: 'alla pala' is a way to bake, 'pala' a tool. */
const SAID_WORD_FOR_WORD = 0.6
/** Share of the query's weight that has to be met. */
const LEAST_MET = 0.5
/** Weight of a word that is known nowhere: it must not hide a title that has the others, which is worth less then. */
const UNKNOWN = 0.3
const BESIDE_UNKNOWN = 0.6

/** Without case, accents and marks. */
const plainWords = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** 'focacce' and 'focaccia', 'bighe' and 'biga' are one word; of short ones every letter counts. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:h?[ei]|i?[aeo])$/u, '') : word)

const tellingWords = (query: string): string[] => {
  const said = [...new Set(plainWords(query).filter((word) => !SMALL_WORDS.has(word)))]
  const telling = said.filter((word) => !COMMON_WORDS.has(word))
  return telling.map(stem)
}

/** No name is another one for them. */
const UNNAMING: ReadonlySet<string> = new Set([...SMALL_WORDS, ...COMMON_WORDS, 'senza'])

/** A word of the query stands in the name, beside those that every name may have. */
export const isNamedBy = (query: string, name: string): boolean => {
  const words = plainWords(name).filter((word) => !UNNAMING.has(word))
  const asked = tellingWords(query)
  return words.map(stem).some((word) => asked.includes(word))
}

/** All words of the query that say something stand in the name. */
export const isCalled = (query: string, name: string): boolean => {
  const words = plainWords(name).map(stem)
  const asked = tellingWords(query)
  return asked.length > 0 && asked.every((word) => words.includes(word))
}

/** The words that tell something, each by itself, and what must not be inside with all behind it. */
export function tellingParts(query: string): { words: string[]; left: string } {
  const [asked = '', ...left] = plainText(query).split(/\b(?=senza )/u)
  const words = plainWords(asked).filter((word) => !SMALL_WORDS.has(word) && !COMMON_WORDS.has(word))
  return { words: [...new Set(words)], left: left.join('').trim() }
}

/** It is the title, or one of the names, and nothing besides. */
export const isHeadword = (
  query: string,
  { title, words = [] }: Pick<SearchDocument, 'title' | 'words'>,
): boolean => [title, ...words].some((name) => nameOf(name) === nameOf(query))

const nameOf = (said: string): string => tellingWords(said).toSorted().join(' ')

/** From the first word that not every page has, small words too: 'Pizza alla Pala' begins with 'alla'. */
function wordForWord(text: string): string[] {
  const words = plainWords(text)
  return words.slice(words.findIndex((word) => !COMMON_WORDS.has(word)))
}

/** One word is met anyway, small or not. */
const LEAST_SAID = 2

const beginsWith = (title: string, said: readonly string[]): boolean => {
  const words = wordForWord(title)
  return said.length >= LEAST_SAID && said.every((word, at) => word === words[at])
}

interface Indexed<Document> {
  document: Document
  title: readonly string[]
  words: readonly string[]
  /** Each of the words as a question says it. */
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

/** But for two letters: more are not missed. */
const isAsLong = (one: string, other: string) => Math.abs(one.length - other.length) <= 2

/** How well a word of the query is met by any of `known`: 0 not at all, 1 as it stands. */
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

/** Those that answer, the best first; of two alike the one that stands first. A rare word tells more than a common one. */
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
