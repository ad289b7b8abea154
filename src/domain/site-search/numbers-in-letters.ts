/** Converts number words in a query to digits if a unit ('chilo') or a counted thing ('pizze') follows.
 *
 * Valid   queries normalized by `plainText` (lower case, no accents). */
import { LARGER_NUMBER_WORDS, NUMBER_WORD } from '../words/larger-number-words.ts'

const COUNTED = new RegExp(
  String.raw`\b(${NUMBER_WORD})(?=\s+(?:kg|chil[oi]|or[ae]|giorn[oi]|person[ae]|pizz[ae]|panett[oi]|pallin[ae]|tegli[ae]|bustin[ae]|cubett[oi]|cucchiai[on]?|cucchiain[oi]|tazz[ae])\b)`,
  'g',
)

export const withFigures = (text: string): string =>
  text.replace(COUNTED, (word) => String(LARGER_NUMBER_WORDS[word] ?? word).replace('.', ','))

const UNWEIGHED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:peso|pesa\p{L}*|pesare)\b.*\b(?:panett[oi]|pallin[ae])\b/u, 'quanto pesa 1 panetto'],
  [/\blievito\b.*\bfresco\b.*\b(?:invece|al posto)\b.*\bsecco\b/u, '7 g di lievito secco in fresco'],
  [
    /\blievito\b.*\bsecco\b.*\b(?:invece|al posto)\b.*\bfresco\b|\b(?:conver|equival|quant).*\blievito\b.*\bfresco\b.*\bsecco\b/u,
    '25 g di lievito fresco in secco',
  ],
]
export const withUsualWeight = (text: string): string =>
  /\d/.test(text) ? text : (UNWEIGHED.find(([pattern]) => pattern.test(text))?.[1] ?? text)
