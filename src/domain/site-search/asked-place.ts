/** Recognizes queries for a page of the site, for an explanation, for a claim that the site cannot make, or
 * for leftovers.
 *
 * Source  content/search/places.yaml (`asks`); content/search/words.yaml (`questions`, `unpromised`,
 *         `leftovers`).
 * Valid   any query. */
import { SEARCH_PLACES } from '#knowledge/search-places.ts'
import { LEFTOVERS, QUESTIONS, UNPROMISED } from '#knowledge/search-words.ts'
import { phrasePattern } from '../words/phrase-pattern.ts'
import { plainText } from './plain-text.ts'

const longestFirst = (phrases: readonly string[]) =>
  phrases.toSorted((one, other) => other.length - one.length)

const ASKED = SEARCH_PLACES.flatMap(({ path, asks = [] }) =>
  asks.length > 0 ? [{ path, pattern: phrasePattern(longestFirst(asks)) }] : [],
)
const [QUESTION, UNKNOWN, LEFT] = [QUESTIONS, UNPROMISED, LEFTOVERS].map(phrasePattern) as [
  RegExp,
  RegExp,
  RegExp,
]

const spaced = (query: string): string => plainText(query).replace(/[^\p{L}\p{N}]+/gu, ' ')

export function askedPlaces(query: string): ReadonlyMap<string, number> {
  const text = spaced(query)
  return new Map(
    ASKED.flatMap(({ path, pattern }) => {
      const found = text.match(pattern) ?? []
      return found.length > 0 ? [[path, Math.max(...found.map(({ length }) => length))] as const] : []
    }),
  )
}

export const withoutPlaces = (query: string): string =>
  ASKED.reduce((text, { pattern }) => text.replace(pattern, ' '), spaced(query)).trim()

export const asksToKnow = (query: string): boolean =>
  spaced(query).search(QUESTION) >= 0 || askedPlaces(query).size > 0

/** True for a claim that the site cannot make, such as 'senza nichel'. Search results would look like a
 * promise. */
export const asksForUnknown = (query: string): boolean => spaced(query).search(UNKNOWN) >= 0

export const hasLeftovers = (query: string): boolean => spaced(query).search(LEFT) >= 0

export const withoutLeftovers = (query: string): string => spaced(query).replace(LEFT, ' ')
