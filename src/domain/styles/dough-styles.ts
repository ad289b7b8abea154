/** The range in which the dough of each style is itself. An audit of the catalogue, not a limit for anybody's pizza.
 *
 * Units   grams for a piece, grams per square centimetre of pan, baker's percent (`…Pct`).
 * Source  content/styles/: 'stima' = the practice of Italian pizzerias as this project's authors judge it; a range taken
 *         from a document carries that document's key of docs/sources.md instead. */
import { STYLE_RANGES } from '#knowledge/styles-ranges.ts'

export type StyleRange = Readonly<{ min: number; max: number; source: string }>

export type DoughStyle = Readonly<{
  /** Null where the style is only baked in a pan. */
  pieceG: StyleRange | null
  /** Null where the style is never baked in a pan. */
  panGPerCm2: StyleRange | null
  hydrationPct: StyleRange
  saltPct: StyleRange
  /** Oil, lard and butter together. */
  fatPct: StyleRange
}>

export const DOUGH_STYLES = STYLE_RANGES satisfies Record<string, DoughStyle>
export type DoughStyleName = keyof typeof DOUGH_STYLES
