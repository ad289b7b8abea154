/** How often the reader of ingredient lines gives the labelled answer, set by set and by how sure it said it was.
 *
 * Units   grams of what goes onto the scale; a label is a range, as wide as what cooks would weigh: an onion has 100 to 150 g.
 * Valid   tables of five columns (set, line, least grams, most grams, food), and of four with one weight for both. */
import { type Confidence, type ReadIngredient, readIngredient } from './read-ingredient.ts'

/** Least and most grams; null where the line gives no weight. `foodIds`: any of them is right; none where the table knows
 *  no such food. */
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

/** Rows of a table of labelled lines; those that begin with '#' and a heading are comments. */
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

/** What is weighed exactly may still differ in its last digit: 1/3 of a cube. */
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

/** Counts of right answers; `wrong` says each miss in words. */
export function readingAccuracy(labelled: readonly LabelledLine[]): Accuracy {
  const answers = labelled.map(answerTo)
  const sure = (wanted: Confidence) => count(answers.filter(({ read }) => read.confidence === wanted))
  return {
    ...count(answers),
    byConfidence: { alta: sure('alta'), media: sure('media'), bassa: sure('bassa') },
    wrong: answers.filter(({ grams, food }) => !(grams && food)).map(missOf),
  }
}
