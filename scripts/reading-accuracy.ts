/** Share of correctly read ingredient lines, by stated confidence.
 *
 * Units   grams as weighed. A label is a range of plausible weights: an onion has 100 to 150 g.
 * Valid   tables with five columns (set, line, least grams, most grams, food). Tables with four columns
 *         have one column of grams. */
import {
  type Confidence,
  type ReadIngredient,
  readIngredient,
} from '../src/domain/ingredients/read-ingredient.ts'

/** `grams` is null if the line gives no weight. Each of `foodIds` is a right answer. `foodIds` is empty if
 * the food table lacks the food. */
export type LabelledLine = {
  set: string
  line: string
  grams: readonly [least: number, most: number] | null
  foodIds: readonly string[]
}

const UNKNOWN = new Set(['', '?', '-', '–'])

function gramsOf(least: string, most: string): LabelledLine['grams'] {
  return UNKNOWN.has(least) ? null : [Number(least), Number(UNKNOWN.has(most) ? least : most)]
}

export const readLabelled = (table: string): LabelledLine[] =>
  table
    .split(/\r?\n/)
    .filter((row) => row !== '' && !row.startsWith('#') && !row.startsWith('set\t'))
    .map((row) => {
      const cells = row.split('\t').map((cell) => cell.trim())
      const [set = '', line = '', least = '', fourth = '', fifth] = cells
      const food = fifth ?? fourth
      return {
        set,
        line,
        grams: gramsOf(least, fifth === undefined ? least : fourth),
        foodIds: UNKNOWN.has(food) ? [] : food.split('|'),
      }
    })

type Count = { lines: number; grams: number; food: number; both: number }
export type Answer = { label: LabelledLine; read: ReadIngredient; grams: boolean; food: boolean }
export type Accuracy = Count & { byConfidence: Record<Confidence, Count>; wrong: string[] }

const isWithin = (grams: number | null, range: LabelledLine['grams']) =>
  range === null
    ? grams === null
    : grams !== null && grams >= range[0] * (1 - 1e-6) && grams <= range[1] * (1 + 1e-6)

export function answerTo(label: LabelledLine): Answer {
  const read = readIngredient(label.line)
  const { foodId } = read
  const food = foodId === null ? label.foodIds.length === 0 : label.foodIds.includes(foodId)
  return { label, read, grams: isWithin(read.grams, label.grams), food }
}

export const writeRange = (range: LabelledLine['grams']) =>
  range === null ? '?' : range[0] === range[1] ? String(range[0]) : `${range[0]}–${range[1]}`

const missOf = ({ label, read }: Answer) =>
  `'${label.line}': ${read.grams ?? '?'} g of ${read.foodId ?? '?'} (${read.confidence}), ` +
  `not ${writeRange(label.grams)} g of ${label.foodIds.join(' or ') || '?'}`

const count = (answers: readonly Answer[]): Count => ({
  lines: answers.length,
  grams: answers.filter(({ grams }) => grams).length,
  food: answers.filter(({ food }) => food).length,
  both: answers.filter(({ grams, food }) => grams && food).length,
})

export function readingAccuracy(labelled: readonly LabelledLine[]): Accuracy {
  const answers = labelled.map(answerTo)
  const sure = (wanted: Confidence) => count(answers.filter(({ read }) => read.confidence === wanted))
  return {
    ...count(answers),
    byConfidence: { alta: sure('alta'), media: sure('media'), bassa: sure('bassa') },
    wrong: answers.filter(({ grams, food }) => !(grams && food)).map(missOf),
  }
}
