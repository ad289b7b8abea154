/** Common base of the yeast models.
 *
 * Units   hours, °C, fresh yeast in percent of the flour (`…Pct`: 0.3 = 3 g per kg of flour).
 * Source  TXCraig1's rule: the dough is ready when sum(t / H(T)) over the stages is 1 [CRAIG-STAGES]. The
 *         ratios between the kinds of yeast are those of TXCraig1's chart [CRAIG-CHART].
 * Valid   each model has its limits (`whyNot`). */
import type { YeastType } from '../full/full-limits.ts'

export type Stage = { tempC: number; hours: number }

export type FermentingDough = {
  stages: readonly Stage[]
  /** Percent of the flour's weight. Of the models, only the Japi formulas use hydration, salt and oil. */
  hydrationPct: number
  saltPct: number
  oilPct: number
}

export type YeastModelId = 'chart' | 'japi2' | 'japi1' | 'avpn'

export type YeastModel = {
  id: YeastModelId
  name: string
  source: string
  /** Reason in Italian why the model does not cover the dough; null if it does. */
  whyNot: (dough: FermentingDough) => string | null
  /** Speed of fermentation in the model's own unit: only ratios matter. A warmer dough is never slower. */
  ratePerHour: (tempC: number) => number
  freshPct: (dough: FermentingDough) => number
}

/** Grams of each kind of yeast that equal 1 g of fresh yeast. */
export const YEAST_PER_FRESH: Readonly<Record<YeastType, number>> = { fresh: 1, ady: 0.42, idy: 0.32 }

export const totalHours = (stages: readonly Stage[]): number =>
  stages.reduce((sum, { hours }) => sum + hours, 0)

export const doseOf = (stages: readonly Stage[], ratePerHour: (tempC: number) => number): number =>
  stages.reduce((sum, { tempC, hours }) => sum + hours * ratePerHour(tempC), 0)
