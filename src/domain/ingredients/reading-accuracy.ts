/** How often the reader of ingredient lines gives the labelled answer, set by set. */
import { readIngredient } from './read-ingredient.ts'

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

export type Accuracy = { lines: number; grams: number; food: number; both: number; wrong: string[] }

const sameGrams = (a: number | null, b: number | null) =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= 1e-6 * b)

/** Counts of exact answers; `wrong` says each miss in words. */
export function readingAccuracy(labelled: readonly LabelledLine[]): Accuracy {
  const answers = labelled.map((expected) => {
    const read = readIngredient(expected.line)
    const grams = sameGrams(read.grams, expected.grams)
    const food = read.foodId === expected.foodId
    const wrong = `'${expected.line}': ${read.grams ?? '?'} g of ${read.foodId ?? '?'}, not ${expected.grams ?? '?'} g of ${expected.foodId ?? '?'}`
    return { grams, food, wrong }
  })
  const count = (holds: (answer: (typeof answers)[number]) => boolean) => answers.filter(holds).length
  return {
    lines: answers.length,
    grams: count(({ grams }) => grams),
    food: count(({ food }) => food),
    both: count(({ grams, food }) => grams && food),
    wrong: answers.filter(({ grams, food }) => !(grams && food)).map(({ wrong }) => wrong),
  }
}
