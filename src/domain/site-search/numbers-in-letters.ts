/** Numbers that a query says in letters, where something measured or counted follows.
 *
 * Valid   a plain query (`plain-text.ts`). */
import { LARGER_NUMBER_WORDS, NUMBER_WORD } from '../text/larger-number-words.ts'

const COUNTED = new RegExp(
  String.raw`\b(${NUMBER_WORD})(?=\s+(?:kg|chil[oi]|or[ae]|giorn[oi]|person[ae]|pizz[ae]|panett[oi]|pallin[ae]|tegli[ae])\b)`,
  'g',
)

/** 'mezzo chilo' as '0,5 chilo': only before what is measured, a 'quattro formaggi' is no number. */
export const withFigures = (text: string): string =>
  text.replace(COUNTED, (word) => String(LARGER_NUMBER_WORDS[word] ?? word).replace('.', ','))
