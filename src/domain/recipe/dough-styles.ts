/** The range in which the dough of each style is itself. An audit of the catalogue, not a limit for anybody's pizza.
 *
 * Units   grams for a piece, grams per square centimetre of pan, baker's percent (`…Pct`).
 * Source  'stima' = the practice of Italian pizzerias as this project's authors judge it; a range taken from a
 *         document carries that document's key of docs/sources.md instead. */

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

const stima = (min: number, max: number): StyleRange => ({ min, max, source: 'stima' })

export const DOUGH_STYLES = {
  napoletana: {
    pieceG: stima(230, 280),
    panGPerCm2: null,
    hydrationPct: stima(56, 66),
    saltPct: stima(2.3, 3.1),
    fatPct: stima(0, 0),
  },
  contemporanea: {
    pieceG: stima(240, 290),
    panGPerCm2: null,
    hydrationPct: stima(66, 78),
    saltPct: stima(2.3, 3),
    fatPct: stima(0, 1),
  },
  classica: {
    pieceG: stima(200, 270),
    panGPerCm2: null,
    hydrationPct: stima(58, 68),
    saltPct: stima(1.9, 2.8),
    fatPct: stima(0, 4),
  },
  romana: {
    pieceG: stima(150, 200),
    panGPerCm2: null,
    hydrationPct: stima(52, 62),
    saltPct: stima(1.8, 2.8),
    fatPct: stima(2, 6),
  },
  pala: {
    pieceG: stima(350, 900),
    panGPerCm2: null,
    hydrationPct: stima(72, 85),
    saltPct: stima(2, 2.8),
    fatPct: stima(0, 4),
  },
  teglia: {
    pieceG: null,
    panGPerCm2: stima(0.5, 0.75),
    hydrationPct: stima(68, 85),
    saltPct: stima(1.9, 2.8),
    fatPct: stima(1, 5),
  },
  siciliana: {
    pieceG: null,
    panGPerCm2: stima(0.6, 0.95),
    hydrationPct: stima(58, 76),
    saltPct: stima(1.8, 2.8),
    fatPct: stima(2, 7),
  },
  focaccia: {
    pieceG: null,
    panGPerCm2: stima(0.45, 0.85),
    hydrationPct: stima(56, 80),
    saltPct: stima(1.7, 2.8),
    fatPct: stima(2, 9),
  },
  genovese: {
    pieceG: null,
    panGPerCm2: stima(0.45, 0.75),
    hydrationPct: stima(56, 70),
    saltPct: stima(1.7, 2.8),
    fatPct: stima(4, 9),
  },
  recco: {
    pieceG: null,
    panGPerCm2: stima(0.1, 0.3),
    hydrationPct: stima(48, 62),
    saltPct: stima(1.7, 2.8),
    fatPct: stima(8, 20),
  },
  padellino: {
    pieceG: null,
    panGPerCm2: stima(0.35, 0.65),
    hydrationPct: stima(58, 72),
    saltPct: stima(1.8, 2.8),
    fatPct: stima(1, 6),
  },
  fritta: {
    pieceG: stima(40, 260),
    panGPerCm2: null,
    hydrationPct: stima(56, 68),
    saltPct: stima(1.8, 2.8),
    fatPct: stima(0, 4),
  },
  calzone: {
    pieceG: stima(200, 280),
    panGPerCm2: null,
    hydrationPct: stima(56, 66),
    saltPct: stima(1.9, 2.8),
    fatPct: stima(0, 4),
  },
  dolce: {
    pieceG: stima(40, 280),
    panGPerCm2: stima(0.3, 0.95),
    hydrationPct: stima(50, 68),
    saltPct: stima(0.8, 2.6),
    fatPct: stima(0, 10),
  },
  senzaglutine: {
    pieceG: stima(200, 330),
    panGPerCm2: stima(0.45, 0.9),
    hydrationPct: stima(70, 105),
    saltPct: stima(1.5, 2.8),
    fatPct: stima(1, 6),
  },
} as const satisfies Record<string, DoughStyle>
export type DoughStyleName = keyof typeof DOUGH_STYLES
