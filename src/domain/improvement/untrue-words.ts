/** What a kept sentence says besides its gesture, and what the substitute does not do: 'servila tiepida, quando il grasso del
 * prosciutto è trasparente' has no such sign any more.
 *
 * Valid   sentences with the new names in them. The gesture itself is never touched: only clauses behind it are. */
import { SUBORDINATE, startsWord } from './gesture-fit.ts'

/** What a substitute is called, and the words that it does not bear. */
export type Refusing = { noun: string; refuses: readonly string[] }

/** Where the parts of a clause are joined. */
const PARTS = /(, | e )/u

function isUntrue(part: string, substitutes: readonly Refusing[]): boolean {
  return substitutes.some(
    ({ noun, refuses }) => part.includes(noun) && startsWord(part.replaceAll(noun, '·'), refuses),
  )
}

/** Without the parts of its clause that no substitute fulfils; the clause goes where none is left. */
export function withoutUntrue(text: string, substitutes: readonly Refusing[]): string {
  const at = SUBORDINATE.exec(text)?.index ?? -1
  if (at < 1) return text
  const word = SUBORDINATE.exec(text)?.[0] ?? ''
  const end = /[.;:]/u.exec(text.slice(at))?.index ?? text.length - at
  const [first = '', ...rest] = text.slice(at + word.length, at + end).split(PARTS)
  const parts = [{ joint: '', part: first }]
  for (let index = 0; index < rest.length; index += 2)
    parts.push({ joint: rest[index] ?? '', part: rest[index + 1] ?? '' })
  const kept = parts.filter(({ part }) => !isUntrue(part, substitutes))
  if (kept.length === parts.length) return text
  const clause = kept
    .map(({ joint, part }, index) => (index === 0 ? ` ${part.trim()}` : joint + part))
    .join('')
  const before = text.slice(0, at)
  return (clause === '' ? before.replace(/,? $/u, '') : before + word + clause) + text.slice(at + end)
}

/** 'Il sale, l'olio e l'olio a filo': two lines that became one. */
export const toldOnce = (text: string): string =>
  text.replace(
    /(,)?( ?)(?<!\p{L})((?:(?:il|lo|la|i|gli|le) |l')\p{L}+(?: di \p{L}+)?)(?:,| e) \3(?!\p{L})/giu,
    (_found, comma: string | undefined, gap: string, noun: string) => `${comma ? ' e' : ''}${gap}${noun}`,
  )
