/** Weight of the flour lines of a dough. Flour is recognised by the first words of a line's name. The recipe
 * page loads this module, so it must stay small.
 *
 * Units   grams.
 * Valid   lines in the grammar of `ingredient-line.ts`; free lines weigh nothing. */
import { parseIngredientLine } from './ingredient-line.ts'

export const FLOUR_WORDS = [
  'farina',
  'fior di farina',
  'manitoba',
  'semola',
  'miscela',
  'mix farin',
  'mix it',
  'mix p',
  'mix sen',
  'preparato',
  'fecola',
  'amido',
] as const

type Group = { lines: readonly string[]; isDough: boolean }

function flourOf(line: string): number {
  const parsed = parseIngredientLine(line)
  if (parsed.kind === 'free' || parsed.unit !== 'g') return 0
  const name = parsed.rest.toLowerCase().replace(/^(?:di |d')/, '')
  return FLOUR_WORDS.some((word) => name.startsWith(word)) ? parsed.amount : 0
}

function weightOf(line: string): number {
  const parsed = parseIngredientLine(line)
  return parsed.kind === 'measured' && parsed.unit === 'g' ? parsed.amount : 0
}

const sumOf = (groups: readonly Group[], gramsOf: (line: string) => number): number =>
  groups
    .filter(({ isDough }) => isDough)
    .flatMap(({ lines }) => lines.map(gramsOf))
    .reduce((sum, grams) => sum + grams, 0)

export const looseFlourG = (groups: readonly Group[]): number => sumOf(groups, flourOf)

/** What is weighed into the dough; what is counted or measured otherwise is not in it. */
export const weighedDoughG = (groups: readonly Group[]): number => sumOf(groups, weightOf)
