/** What the yeast models have in common: a dough collects fermentation stage by stage until it is ready.
 *
 * Units   hours, °C, fresh yeast in percent of the flour (`…Pct`: 0.3 = 3 g per kg of flour).
 * Source  adding up the stages is TXCraig1's own rule, sum(t / H(T)) = 1 [CRAIG-STAGES]; the ratios between the
 *         kinds of yeast are those of his chart's columns [CRAIG-CHART].
 * Valid   each model says where it holds (`whyNot`). */
import type { YeastType } from '../full/full-limits.ts'

/** The time that a dough spends at one temperature, counted from the end of mixing to the oven. */
export type Stage = { tempC: number; hours: number }

export type FermentingDough = {
  stages: readonly Stage[]
  /** Percentage of the flour's weight. Only the Japi formulas read these three. */
  hydrationPct: number
  saltPct: number
  oilPct: number
}

export type YeastModelId = 'chart' | 'japi2' | 'japi1' | 'avpn'

export type YeastModel = {
  id: YeastModelId
  name: string
  /** Key of the bibliography. */
  source: string
  /** Why the model does not hold for this dough, in Italian; null where it holds. */
  whyNot: (dough: FermentingDough) => string | null
  /** How much an hour at this temperature counts; only ratios have a meaning. Never falls as the dough warms. */
  ratePerHour: (tempC: number) => number
  /** Fresh yeast in percent of the flour. */
  freshPct: (dough: FermentingDough) => number
}

/** Weight of each kind of yeast that does the work of 1 g of fresh yeast. */
export const YEAST_PER_FRESH: Readonly<Record<YeastType, number>> = { fresh: 1, ady: 0.42, idy: 0.32 }

export const totalHours = (stages: readonly Stage[]): number =>
  stages.reduce((sum, { hours }) => sum + hours, 0)

/** The fermentation that the stages add up to, in the model's own unit. */
export const doseOf = (stages: readonly Stage[], ratePerHour: (tempC: number) => number): number =>
  stages.reduce((sum, { tempC, hours }) => sum + hours * ratePerHour(tempC), 0)
