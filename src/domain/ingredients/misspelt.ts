/** Corrects foods and measures misspelt by one letter: 'mozarella', 'parmiggiano', 'farlna' from a scan.
 *
 * Valid   words from six letters on. Shorter words are too similar: 'pollo' and 'polpo'. */
import { COUNT_NOUNS } from '../words/count-noun.ts'
import { isOneSlipFrom } from '../words/one-slip.ts'
import { FOOD_WORDS } from './find-food.ts'

const LEAST_LETTERS = 6
const KNOWN: ReadonlySet<string> = new Set([
  ...[...FOOD_WORDS].filter((word) => word.length >= LEAST_LETTERS - 1),
  ...COUNT_NOUNS.flatMap(({ one, many }) => [one, many]).filter((word) => word.length >= LEAST_LETTERS - 1),
])
const BY_LENGTH = new Map<number, string[]>()
for (const word of KNOWN) BY_LENGTH.set(word.length, [...(BY_LENGTH.get(word.length) ?? []), word])

function corrected(word: string): string {
  if (word.length < LEAST_LETTERS || KNOWN.has(word)) return word
  const scanned = word.replaceAll('rn', 'm')
  if (KNOWN.has(scanned)) return scanned
  const near = [word.length, word.length - 1, word.length + 1]
    .flatMap((length) => BY_LENGTH.get(length) ?? [])
    .filter((known) => known[0] === word[0] && isOneSlipFrom(word, known))
  return near[0] ?? word
}

export const withoutMisspelling = (line: string): string =>
  line.replace(/(?<!\p{L})\p{L}{6,}(?!\p{L})/gu, (word) => {
    const plain = word.toLowerCase()
    const right = corrected(plain)
    return right === plain ? word : right
  })
