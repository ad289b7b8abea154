import { isOneSlipFrom } from '#domain/words/one-slip.ts'

/** PostgreSQL refuses longer words in a query, and nobody looks for one. */
const LONGEST_WORD = 60
const MOST_WORDS = 40

/**
 * What of somebody's input PostgreSQL's search can take: no NUL, no half characters, no endless words, no pile of
 * minus signs (each is a negation that it would have to remember). Empty when nothing is left to look for.
 */
export function searchableQuery(input: string): string {
  return input
    .slice(0, 4000)
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .replaceAll(/(?<=^|\s)-[-\s"]*(?=-)/g, '')
    .replaceAll(/(?<![\p{L}\p{N}])(\d)(?=\p{L}{6})/gu, '$1 ') // '4formaggi'; '24ore' and '48h' are read as times
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}"]/u.test(word))
    .slice(0, MOST_WORDS)
    .map((word) => Array.from(word).slice(0, LONGEST_WORD).join(''))
    .join(' ')
    .trim()
}

const SMALL_WORDS = ['senza', 'della', 'delle', 'dello', 'degli', 'nella', 'nelle', 'dalla', 'sulla']

/**
 * The query with small words that were mistyped set right: 'sensa glutine' means 'senza glutine'. The words of the
 * catalogue cannot do it: most small ones are not among them, and 'sensa' has the stem of 'senso'.
 */
export const withRightSmallWords = (query: string): string =>
  query
    .split(' ')
    .map((word) => SMALL_WORDS.find((small) => isOneSlipFrom(word.toLowerCase(), small)) ?? word)
    .join(' ')
