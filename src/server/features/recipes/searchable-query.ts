import { isOneSlipFrom } from '#domain/words/one-slip.ts'

const LONGEST_WORD = 60
const MOST_WORDS = 40

/**
 * Cleans a query for PostgreSQL's full-text search. Removes NUL, lone surrogates and repeated minus signs,
 * and limits number and length of the words. Empty if nothing remains.
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

/** Corrects mistyped function words: 'sensa glutine' means 'senza glutine'. */
export const withRightSmallWords = (query: string): string =>
  query
    .split(' ')
    .map((word) => SMALL_WORDS.find((small) => isOneSlipFrom(word.toLowerCase(), small)) ?? word)
    .join(' ')
