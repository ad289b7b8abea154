/** The typical ranges of each style's dough, for an audit of the catalogue. The pizzas of users have no such
 * limits.
 *
 * Units   grams for a piece, grams per square centimetre of pan, baker's percent (`…Pct`).
 * Source  content/styles/: 'stima' = the practice of Italian pizzerias in the authors' judgement. A range
 *         from a document has that document's key of docs/sources.md. */
import { STYLE_RANGES } from '#knowledge/styles-ranges.ts'

export type StyleRange = Readonly<{ min: number; max: number; source: string }>

export type DoughStyle = Readonly<{
  pieceG: StyleRange | null
  panGPerCm2: StyleRange | null
  hydrationPct: StyleRange
  saltPct: StyleRange
  fatPct: StyleRange
}>

export const DOUGH_STYLES = STYLE_RANGES satisfies Record<string, DoughStyle>
export type DoughStyleName = keyof typeof DOUGH_STYLES
