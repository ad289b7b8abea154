/** Reads, scales and rewrites one ingredient line in correct Italian.
 *
 * Units   'g' and 'ml' (kilograms, litres etc. are converted), or a count noun of `italian-agreement.ts`.
 * Valid   factors from 0.05 to 50: outside this range the rounding suits no kitchen. A line outside the
 *         grammar is `free`: it is shown unchanged and never scaled. */

import type { CountNoun } from '../words/count-noun.ts'
import { agree, countNounOf } from '../words/italian-agreement.ts'
import { readNumber, roundForScales, writeDecimal, writeHalves } from '../words/kitchen-number.ts'
import { ownEntry } from '../words/own-entry.ts'

export type IngredientLine =
  | { kind: 'measured'; amount: number; unit: 'g' | 'ml' | CountNoun; rest: string }
  | { kind: 'free'; text: string }
export type MeasuredLine = Extract<IngredientLine, { kind: 'measured' }>

const METRIC: Readonly<Record<string, readonly ['g' | 'ml', number]>> = {
  g: ['g', 1],
  gr: ['g', 1],
  grammo: ['g', 1],
  grammi: ['g', 1],
  hg: ['g', 100],
  etto: ['g', 100],
  etti: ['g', 100],
  kg: ['g', 1000],
  kilo: ['g', 1000],
  chilo: ['g', 1000],
  chili: ['g', 1000],
  ml: ['ml', 1],
  millilitri: ['ml', 1],
  cl: ['ml', 10],
  centilitri: ['ml', 10],
  dl: ['ml', 100],
  decilitri: ['ml', 100],
  l: ['ml', 1000],
  lt: ['ml', 1000],
  litro: ['ml', 1000],
  litri: ['ml', 1000],
  cc: ['ml', 1],
}
export const METRIC_WORDS: readonly string[] = Object.keys(METRIC)
export const metricUnit = (word: string): readonly ['g' | 'ml', number] | undefined => ownEntry(METRIC, word)

/** Never throws: a line that cannot be read is `free`. */
export function parseIngredientLine(line: string): IngredientLine {
  const text = line.trim()
  const number = readNumber(text.replace(/^mezz[oa] (?=\p{L})/iu, '½ '))
  if (!number || number.value <= 0) return { kind: 'free', text }
  const [word = '', ...others] = number.rest.split(' ')
  const rest = others.join(' ')
  const metric = metricUnit(word.replace(/\.$/, ''))
  if (metric) return { kind: 'measured', amount: tidy(number.value * metric[1]), unit: metric[0], rest }
  const count = countNounOf(word)
  if (count) return { kind: 'measured', amount: number.value, unit: count.noun, rest }
  return { kind: 'free', text }
}

function tidy(value: number): number {
  return Number(value.toPrecision(12))
}

/** The line in words. The amount is not rounded here. An amount above one takes the plural ('1 ½ spicchi'). */
export function formatIngredientLine({ amount, unit, rest }: MeasuredLine): string {
  if (typeof unit === 'string') return `${writeDecimal(amount)} ${unit} ${rest}`.trim()
  const number = amount <= 1 ? 'one' : 'many'
  const count = amount === 1 / 2 ? (unit.gender.one === 'f' ? 'mezza' : 'mezzo') : writeHalves(amount)
  return `${count} ${unit[number]} ${agree(rest, unit, number).text}`.trim()
}

function roundCount(amount: number, { isWhole }: CountNoun): number {
  const steps = isWhole || amount >= 10 ? 1 : 2
  return Math.max(Math.round(amount * steps), 1) / steps
}

export function scaleMeasuredLine(line: MeasuredLine, factor: number): MeasuredLine {
  const exact = line.amount * factor
  const amount =
    typeof line.unit === 'string' ? roundForScales(exact, line.rest) : roundCount(exact, line.unit)
  return { ...line, amount }
}

/** The line scaled by `factor`; factor 1 returns it unchanged. RangeError unless factor > 0. */
export function scaleIngredientLine(line: string, factor: number): string {
  if (!Number.isFinite(factor) || factor <= 0) throw new RangeError(`Not a scale factor: ${factor}`)
  const parsed = parseIngredientLine(line)
  if (factor === 1 || parsed.kind === 'free') return line
  return formatIngredientLine(scaleMeasuredLine(parsed, factor))
}
