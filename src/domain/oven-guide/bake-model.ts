/** Baking time of a pizza at a temperature.
 *
 * Units   °C, seconds, g/cm² (`thicknessFactor`), percent of the flour (`hydrationPct`).
 * Source  heat flow grows with the temperature difference to the raw dough. The exponents are fitted to
 *         known bakes [stima]: the Neapolitan in 60-90 s at 380-430 °C, the minutes of the catalogue's round
 *         pizzas on a home stone at 260-300 °C, the Roman pan in 12-16 minutes at 300 °C and in about 20 at
 *         250 °C. The influence of water and thickness is [stima] too.
 * Valid   130-600 °C and doughs within `DOUGH_LIMITS`: every time is then finite and positive. */
import { OVENS, type OvenType } from './ovens.ts'
import type { OvenStyle } from './styles.ts'
import { isPan, type SurfaceId, slownessOf } from './surfaces.ts'

const DOUGH_C = 25
const HEARTH_EXPONENT = 3.5
const PAN_EXPONENT = 2.1
/** Growth rate of the baking time per percentage point of hydration: 10 points more take about 8 % longer. */
const HYDRATION_GROWTH = 0.008
const THICKNESS_EXPONENT = 0.8

export type TimeRange = Readonly<{ minS: number; maxS: number }>
export type BakeSetup = Readonly<{
  style: OvenStyle
  oven: OvenType
  surface: SurfaceId
  dough?: BakedDough
  /** Baking time as a multiple of the style's; instead of `dough`. */
  bakeFactor?: number | undefined
}>
type BakedDough = Readonly<{ hydrationPct?: number | undefined; thicknessFactor?: number | undefined }>

const middle = ({ min, max }: { min: number; max: number }) => (min + max) / 2

export const hydrationFactor = (style: OvenStyle, hydrationPct: number): number =>
  Math.exp(HYDRATION_GROWTH * (hydrationPct - style.dough.hydrationPct))

export const thicknessFactorOfTime = (style: OvenStyle, thicknessFactor: number): number =>
  (thicknessFactor / style.dough.thicknessFactor) ** THICKNESS_EXPONENT

export const doughFactor = (style: OvenStyle, dough: BakedDough | undefined): number =>
  (dough?.hydrationPct === undefined ? 1 : hydrationFactor(style, dough.hydrationPct)) *
  (dough?.thicknessFactor === undefined ? 1 : thicknessFactorOfTime(style, dough.thicknessFactor))

export const surfaceFactor = ({ reference }: OvenStyle, surface: SurfaceId, oven: OvenType): number =>
  slownessOf(surface, OVENS[oven].place) / slownessOf(reference.surface, OVENS[reference.oven].place)

const ovenFactor = (style: OvenStyle, oven: OvenType) =>
  OVENS[oven].slowness / OVENS[style.reference.oven].slowness

export function bakeTime(
  { style, oven, surface, dough, bakeFactor }: BakeSetup,
  temperatureC: number,
): TimeRange {
  const exponent = isPan(style.reference.surface) ? PAN_EXPONENT : HEARTH_EXPONENT
  const feltC = temperatureC + OVENS[oven].fanC
  const heat = ((middle(style.idealC) - DOUGH_C) / (feltC - DOUGH_C)) ** exponent
  const own = bakeFactor ?? doughFactor(style, dough)
  const factor = heat * ovenFactor(style, oven) * surfaceFactor(style, surface, oven) * own
  return { minS: style.timeS.min * factor, maxS: style.timeS.max * factor }
}

const STEPS = [
  { belowS: 120, stepS: 5 },
  { belowS: Number.POSITIVE_INFINITY, stepS: 60 },
] as const

/** Times of two minutes and more are whole minutes, because they are estimates. */
export function roundedTime(seconds: number): number {
  const stepS = STEPS.find(({ belowS }) => seconds < belowS)?.stepS ?? 1
  return stepS * Math.round(seconds / stepS)
}

const CURVE_STEP_C = 10
const SHOWN_BELOW_C = 60
const WIDE_C = 160
const COOLEST_SHOWN_C = 120

export function bakeCurveRange({ oven }: BakeSetup, target: { minC: number }) {
  const { min, max } = OVENS[oven].possibleC
  const lowest = Math.max(min, target.minC - SHOWN_BELOW_C)
  const stepC = max - lowest > WIDE_C ? 50 : 20
  const fromC = Math.max(COOLEST_SHOWN_C, Math.floor(lowest / stepC) * stepC)
  return { fromC, toC: Math.floor(max / stepC) * stepC, stepC }
}

export function bakeCurve(
  setup: BakeSetup,
  fromC: number,
  toC: number,
): (TimeRange & { temperatureC: number })[] {
  const count = Math.max(1, Math.round((toC - fromC) / CURVE_STEP_C))
  return Array.from({ length: count + 1 }, (_, index) => {
    const temperatureC = fromC + ((toC - fromC) * index) / count
    return { temperatureC, ...bakeTime(setup, temperatureC) }
  })
}
