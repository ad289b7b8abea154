/** Reads the amount at the beginning of a text: '1 e 1/2', 'mezzo', 'un terzo di', 'dai 300 ai 350', '2-3',
 * '2+1', 'una decina di'.
 *
 * Valid   lower case, single spaces. A range gives its middle. Null if the text begins with no number. */
import { countNounOf } from '../words/italian-agreement.ts'
import { FRACTIONS, readDecimal, writeDecimal } from '../words/kitchen-number.ts'
import { collectiveOfWord, isHalfWord, partOfWord, wholeOfWord } from './number-words.ts'

export type Amount = { value: number; isRange: boolean; rest: string }
type Part = { value: number; rest: string }

const DIGITS = /^(\d+(?:\.\d{3})*(?:[.,]\d{1,6})?)(?![\d.,]*\d) ?/
const GLYPH = /^([½¼¾⅓⅔⅛]) ?/u
const SLASHED = /^([1-9])\/([2-9])(?!\d) ?/
const WORD = /^('?\p{L}+'?) ?/u
const OF = /^(?:di |d')/

const wordAt = (text: string): { word: string; rest: string } | null => {
  const found = WORD.exec(text)
  return found && { word: found[1] ?? '', rest: text.slice(found[0].length) }
}

function readWhole(text: string): Part | null {
  const digits = DIGITS.exec(text)
  if (digits) return { value: readDecimal(digits[1] ?? ''), rest: text.slice(digits[0].length) }
  const at = wordAt(text)
  const value = at && wholeOfWord(at.word)
  return at && value ? { value, rest: at.rest } : null
}

function isSlashedRange(low: number, high: number, rest: string): boolean {
  if (low < 2 || high <= low || high > low + 2) return false
  const { word = '' } = wordAt(rest) ?? {}
  return low >= 4 || word === 'g' || word === 'gr' || countNounOf(word)?.number === 'many'
}

function readSlashed(text: string): Part | null {
  const [all = '', over = '', under = ''] = SLASHED.exec(text) ?? []
  return all === '' ? null : { value: Number(over) / Number(under), rest: text.slice(all.length) }
}

function readSpokenPart(text: string): Part | null {
  const count = readWhole(text)
  const at = count && wordAt(count.rest)
  const parts = at && partOfWord(at.word)
  return count && at && parts ? { value: count.value / parts, rest: at.rest } : null
}

export function readFraction(text: string): Part | null {
  const glyph = GLYPH.exec(text)
  if (glyph) return { value: FRACTIONS[glyph[1] ?? ''] ?? 0, rest: text.slice(glyph[0].length) }
  const at = wordAt(text.replace(/^un[ao]? (?=mezz)/, ''))
  if (at && isHalfWord(at.word)) return { value: 1 / 2, rest: at.rest }
  return readSlashed(text) ?? readSpokenPart(text)
}

function readCollective(text: string): Part | null {
  const count = readFraction(text) ?? readWhole(text)
  const at = count && wordAt(count.rest)
  const many = at && collectiveOfWord(at.word)
  return count && at && many ? { value: count.value * many, rest: at.rest.replace(OF, '') } : null
}

function ofOne(part: Part | null, isUnit: (word: string) => boolean): Part | null {
  if (!part || !OF.test(part.rest)) return part
  const bare = part.rest.replace(OF, '').replace(/^un(?:[ao]? |')/u, '')
  return isUnit(wordAt(bare)?.word ?? '') ? { ...part, rest: bare } : part
}

function readNumber(text: string, isUnit: (word: string) => boolean): Part | null {
  const [, low = '', high = ''] = SLASHED.exec(text) ?? []
  const isRange = isSlashedRange(Number(low), Number(high), text.slice(3).trimStart())
  const alone = readCollective(text) ?? (isRange ? null : ofOne(readFraction(text), isUnit))
  if (alone) return alone
  const whole = readWhole(text)
  const part = whole && readFraction(whole.rest.replace(/^e /, ''))
  const isMixed = part && part.value < 1 && (whole.rest.startsWith('e ') || /^[\d½¼¾⅓⅔⅛]/u.test(whole.rest))
  return isMixed ? { value: whole.value + part.value, rest: part.rest } : whole
}

const LEAD = /^(?:da|dai|dalle|tra|fra)(?: i| gli| le)? (?=\S)/
const LINK = /^(?:[-–—÷/] ?|(?:o|a|ai|alle) )/
const LINK_AFTER_LEAD = /^(?:(?:e|o|a|ai|agli|alle)(?: i| gli| le)? |[-–—÷/] ?)/

/** Largest ratio between the ends of a range. 'Petra 3 - 700 g' is no range. */
const MOST_APART = 20

function secondOf(first: Part, isLed: boolean, isUnit: (word: string) => boolean): Amount | null {
  const link = (isLed ? LINK_AFTER_LEAD : LINK).exec(first.rest)
  const isListed = first.rest.startsWith(', ')
  const isSum = /^\+ ?(?=\d)/.test(first.rest)
  const from = link?.[0] ?? (isListed ? ', ' : isSum ? '+' : null)
  const second = from === null ? null : readNumber(first.rest.slice(from.length).trimStart(), isUnit)
  if (!second) return null
  if (isSum) return { value: first.value + second.value, isRange: false, rest: second.rest }
  // 'farina 0 - 600 g' and 'tipo 1, 300 g' are no ranges. 'tre, quattro' is a range.
  const isRange = first.value > 0 && second.value > first.value && second.value <= first.value * MOST_APART
  const follows = Number.isInteger(first.value) && second.value === first.value + 1
  if (!isRange || (isListed && !follows)) return null
  return { value: (first.value + second.value) / 2, isRange: true, rest: second.rest }
}

export function readAmount(text: string, isUnit: (word: string) => boolean): Amount | null {
  const lead = LEAD.exec(text)
  const first = readNumber(lead ? text.slice(lead[0].length) : text, isUnit)
  if (!first) return null
  const both = secondOf(first, lead !== null, isUnit)
  if (both) return both
  return lead ? null : { ...first, isRange: false }
}

export function writeAmount(value: number): string {
  if (value === 1 / 2) return '½'
  const thirds = Math.round(value * 3)
  const inThirds = thirds % 3 !== 0 && Math.abs(value * 3 - thirds) < 1e-9
  if (inThirds) return `${value > 1 ? `${Math.floor(value)} ` : ''}${thirds % 3}/3`
  return writeDecimal(Number(value.toFixed(6)))
}
