/** Sizes of the text of a printed recipe, in points; each but the first has its rule in print.css. */
const SIZES_PT = [12, 11.5, 11] as const
const SMALLEST_PT = 10.5

/** What takes room beside the method's letters, in letters: the heading with its facts, a step's number and gap, and
 * the words that stand before the steps, which are set wider apart. */
const HEAD = 200
const STEP = 60
const BEFORE_STEPS = 2

/** Points times the square root of letters that fill a Letter sheet, the shorter of the two that kitchens have:
 * measured on every recipe of the catalogue. */
const FULL_SHEET = 571

interface SheetText {
  description: string
  steps: string[]
  note: string
}

/** The largest text, in points, with which the recipe still is one sheet. */
export function sheetSizePt({ description, steps, note }: SheetText): number {
  const before = BEFORE_STEPS * (description.length + note.length)
  const letters = steps.reduce((sum, step) => sum + step.length + STEP, HEAD + before)
  const largestPt = FULL_SHEET / Math.sqrt(letters)
  return SIZES_PT.find((sizePt) => sizePt <= largestPt) ?? SMALLEST_PT
}
