/** Font sizes of a printed recipe, in points. All but the first have a rule in print.css. */
const SIZES_PT = [12, 11.5, 11] as const
const SMALLEST_PT = 10.5

/** Space that is not text of the steps, counted in characters: the heading with its facts (`HEAD`), number
 * and gap of each step (`STEP`). `BEFORE_STEPS` is a factor for the text before the steps, which has wider
 * spacing. */
const HEAD = 200
const STEP = 60
const BEFORE_STEPS = 2

/** Font size in points times the square root of the number of characters that fill a Letter sheet. Letter is
 * shorter than A4. Measured on every recipe of the catalogue. */
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
