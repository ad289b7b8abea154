/** Font sizes of a printed recipe, in points. */
const SIZES_PT = [12, 11.5, 11] as const
const SMALLEST_PT = 10.5

/** Space other than the text of the steps, counted in characters. `HEAD` is the heading with its facts.
 * `STEP` is the number and the gap of a step. `BEFORE_STEPS` is a factor for the text before the steps. */
const HEAD = 200
const STEP = 60
const BEFORE_STEPS = 2

/** Measured on a full Letter sheet, which is shorter than A4: the font size in points times the square root
 * of the number of characters. */
const FULL_SHEET = 571

interface SheetText {
  description: string
  steps: string[]
  note: string
}

export function sheetSizePt({ description, steps, note }: SheetText): number {
  const before = BEFORE_STEPS * (description.length + note.length)
  const letters = steps.reduce((sum, step) => sum + step.length + STEP, HEAD + before)
  const largestPt = FULL_SHEET / Math.sqrt(letters)
  return SIZES_PT.find((sizePt) => sizePt <= largestPt) ?? SMALLEST_PT
}
