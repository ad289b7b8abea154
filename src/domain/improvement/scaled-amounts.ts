/** Scales amounts in the steps, in words or figures, by a ratio.
 *
 * Units   grams, and kitchen spoons, which can only be halved. */
import { STAPLES } from '#knowledge/improve.ts'
import { capitalised } from '../words/italian-noun.ts'
import { writeDecimal } from '../words/kitchen-number.ts'
import { kitchenGrams } from './work-lines.ts'

/** From 10 g on the weight is rounded down, so that the parts do not exceed the listed amount. */
const partGrams = (grams: number) =>
  grams < 10 ? kitchenGrams(grams) : grams < 50 ? Math.floor(grams) : Math.floor(grams / 5) * 5
function articleOf(article: string, amount: string): string {
  const right = `${/^d[ea]/iu.exec(article)?.[0] ?? ''}${/^(?:8|11(?:,|$))/u.test(amount) ? 'gli' : 'i'}`
  return /^\p{Lu}/u.test(article) ? capitalised(right) : right
}
const AMOUNT = /(?:(?<!\p{L})(i|gli|dei|degli|dai) )?(\d+(?:,\d+)?)(?= gr?(?!\p{L}))/iu
const SPOONS = /(?<!\p{L})((?:mezzo|un|due|tre|quattro) cucchia(?:io|ini|ino|i))(?!\p{L})/iu
export const AMOUNT_BEFORE =
  /(?:\d+(?:,\d+)? gr?|(?:mezzo|un|due|tre|quattro) cucchia(?:io|ini|ino|i)) (?:di |d'|dell')$/iu

/** Scales weights ('i 75 g') by `ratio`, and spoons ('un cucchiaio') only if `ratio` is 0.5. `whole` is the
 * weight of the line in grams. */
export function scaledAmounts(text: string, whole: number | null, ratio: number): string {
  const weighed = text.replace(AMOUNT, (_found, article: string | undefined, amount: string) => {
    const told = Number(amount.replace(',', '.'))
    const written = writeDecimal(told === whole ? kitchenGrams(told * ratio) : partGrams(told * ratio))
    return article === undefined ? written : `${articleOf(article, written)} ${written}`
  })
  if (ratio !== 0.5) return weighed
  return weighed.replace(SPOONS, (found) => {
    const half = STAPLES.halves[found.toLowerCase()] ?? found
    return /^\p{Lu}/u.test(found) ? capitalised(half) : half
  })
}
