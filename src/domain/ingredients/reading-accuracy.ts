/** How often the reader of ingredient lines gives the labelled answer, set by set and by how sure it said it was. */
import { type Confidence, readIngredient } from './read-ingredient.ts'

export type LabelledLine = { set: string; line: string; grams: number | null; foodId: string | null }

/** Rows of `labelled-lines.tsv`; lines that begin with '#' are comments. */
export const readLabelled = (table: string): LabelledLine[] =>
  table
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [set = '', line = '', grams = '', foodId = ''] = row.split('\t')
      return {
        set,
        line,
        grams: grams === '?' ? null : Number(grams),
        foodId: foodId === '?' ? null : foodId,
      }
    })

type Count = { lines: number; grams: number; food: number; both: number }
export type Accuracy = Count & { byConfidence: Record<Confidence, Count>; wrong: string[] }
type Answer = { grams: boolean; food: boolean; confidence: Confidence; wrong: string }

const sameGrams = (a: number | null, b: number | null) =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= 1e-6 * b)

function answerTo(expected: LabelledLine): Answer {
  const read = readIngredient(expected.line)
  const grams = sameGrams(read.grams, expected.grams)
  const food = read.foodId === expected.foodId
  const wrong =
    `'${expected.line}': ${read.grams ?? '?'} g of ${read.foodId ?? '?'} (${read.confidence}), ` +
    `not ${expected.grams ?? '?'} g of ${expected.foodId ?? '?'}`
  return { grams, food, confidence: read.confidence, wrong }
}

const count = (answers: readonly Answer[]): Count => ({
  lines: answers.length,
  grams: answers.filter(({ grams }) => grams).length,
  food: answers.filter(({ food }) => food).length,
  both: answers.filter(({ grams, food }) => grams && food).length,
})

/** Counts of exact answers; `wrong` says each miss in words. */
export function readingAccuracy(labelled: readonly LabelledLine[]): Accuracy {
  const answers = labelled.map(answerTo)
  const sure = (wanted: Confidence) => count(answers.filter(({ confidence }) => confidence === wanted))
  return {
    ...count(answers),
    byConfidence: { alta: sure('alta'), media: sure('media'), bassa: sure('bassa') },
    wrong: answers.filter(({ grams, food }) => !(grams && food)).map(({ wrong }) => wrong),
  }
}
