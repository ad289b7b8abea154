import type { FermentMode } from '#domain/dough/full/full-limits.ts'
import type { LastDoughCalculation } from '#domain/dough/full/full-records.ts'
import { percentOfFraction } from '#domain/words/percent.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import type { OvenType } from './ovens.ts'
import type { SurfaceId } from './surfaces.ts'

export type DoughContext = {
  hydrationPct?: number | undefined
  thicknessFactor?: number | undefined
  ballWeightG?: number | undefined
  fermentation?: { mode: FermentMode; hours: number } | undefined
}

export type OvenRequest = {
  styleId: OvenStyleId
  ovenType: OvenType
  surface: SurfaceId
  maxTempC?: number | undefined
  doughContext?: DoughContext | undefined
  /** Baking time of a tested recipe as a multiple of the style's. */
  bakeFactor?: number | undefined
}

export const BAKE_FACTOR = { min: 0.2, max: 5 } as const

export const MISSING_CHOICE = 'Seleziona stile pizza, tipo di forno e superficie.'

export const BALL_WEIGHT_G = { min: 1, max: 20_000 } as const

export const doughContextOf = (last: LastDoughCalculation): DoughContext => ({
  hydrationPct: percentOfFraction(last.hydration_pct),
  thicknessFactor: last.thickness_factor,
  ballWeightG: last.outputs.ball_weight_g,
  fermentation: { mode: last.ferment_mode, hours: last.ferment_hours },
})
