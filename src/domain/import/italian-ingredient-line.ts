/**
 * Rewrites an ingredient line of an Italian page with the amount first: 'Farina 00 500gr' becomes '500 g di
 * farina 00'.
 */
import { withDigits } from '../lines/tidy-line.ts'
import { ownEntry } from '../words/own-entry.ts'

const UNIT_NAMES: Readonly<Record<string, string>> = {
  g: 'g',
  gr: 'g',
  grammi: 'g',
  kg: 'kg',
  chili: 'kg',
  ml: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  lt: 'l',
  litri: 'l',
  litro: 'l',
}
const UNIT = Object.keys(UNIT_NAMES)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const NUMBER = String.raw`\d+(?:[.,]\d+)?|[½¼¾]`
const FIRST = new RegExp(String.raw`^(${NUMBER})\s?(${UNIT})\.?\s+(?:di\s+|d['’]\s?)?(\p{L}.*)$`, 'iu')
const LAST = new RegExp(String.raw`^(\p{L}[^\d(),;]*(?: 0{1,2})?)[ :–-]+(${NUMBER})\s?(${UNIT})\.?$`, 'iu')
const LONGEST = 120

export function italianIngredientLine(given: string): string {
  const line = withDigits(given)
  if (line.length > LONGEST) return line
  const first = FIRST.exec(line)
  if (first) return written(first[1] as string, first[2] as string, first[3] as string)
  const last = LAST.exec(line)
  return last ? written(last[2] as string, last[3] as string, last[1] as string) : line
}

function written(amount: string, unit: string, food: string): string {
  const noun = food.replace(/[\s:–-]+$/u, '').trim()
  const name = /^\p{Lu}\p{Ll}/u.test(noun) ? noun[0]?.toLowerCase() + noun.slice(1) : noun
  return `${amount.replace('.', ',')} ${ownEntry(UNIT_NAMES, unit.toLowerCase()) ?? unit} di ${name}`
}
