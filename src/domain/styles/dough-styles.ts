/** The typical ranges of each style's dough, for an audit of the catalogue.
 *
 * Units   grams for a piece, grams per square centimetre of pan, baker's percent (`…Pct`).
 * Source  content/styles/. `source` is 'specifica' (the site's specification), 'stima' (the practice of
 *         Italian pizzerias in the authors' judgement) or a key of docs/sources.md. */
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
