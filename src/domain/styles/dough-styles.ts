/** The typical range of each style's dough, for an audit of the catalogue. It does not limit the pizzas of
 * users.
 *
 * Units   grams for a piece, grams per square centimetre of pan, baker's percent (`…Pct`).
 * Source  content/styles/: 'stima' = the practice of Italian pizzerias in the authors' judgement; a range
 *         from a document has that document's key of docs/sources.md. */
import { STYLE_RANGES } from '#knowledge/styles-ranges.ts'

export type StyleRange = Readonly<{ min: number; max: number; source: string }>

export type DoughStyle = Readonly<{
  /** Null if the style is only baked in a pan. */
  pieceG: StyleRange | null
  /** Null if the style is never baked in a pan. */
  panGPerCm2: StyleRange | null
  hydrationPct: StyleRange
  saltPct: StyleRange
  fatPct: StyleRange
}>

export const DOUGH_STYLES = STYLE_RANGES satisfies Record<string, DoughStyle>
export type DoughStyleName = keyof typeof DOUGH_STYLES
