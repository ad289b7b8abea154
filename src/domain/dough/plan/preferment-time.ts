/** Ripening time of a biga or a poolish.
 *
 * Units   hours, °C, percent of the preferment's own flour.
 * Source  [BIGA-ORE] hours of a biga with 1 % of fresh yeast: (370 - 5.81 (hydration - 40)) / T, which is
 *         MasterBiga's table. [POOLISH-ORE] fresh yeast of a poolish at about 21 °C: RafCalc's figures,
 *         interpolated linearly in the logarithm. RafCalc's polynomial is not used: beyond 18 h it rises
 *         again. [PIZZABLAB-POOLISH] 8-16 h at about 20 °C for an everyday poolish. Above 24 °C a poolish
 *         ripens faster, in the ratio of [CRAIG-CHART] for a dough [stima].
 * Valid   `bigaHours`: hydration 40-60 %, 14-26 °C. `poolishFreshPct`: 2-14 h. Both give null outside. */
import { chartModel } from '../yeast/yeast-chart.ts'

export const BIGA_HYDRATION_PCT = { min: 40, max: 60 } as const
const BIGA_TEMP_C = { min: 14, max: 26 } as const
const POOLISH_HOURS = { min: 2, max: 14 } as const

const POOLISH_FRESH_PCT: readonly (readonly [hours: number, freshPct: number])[] = [
  [2, 2.5],
  [4, 1.13],
  [6, 0.73],
  [8, 0.49],
  [10, 0.3],
  [14, 0.12],
]

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

export function bigaHours(hydrationPct: number, tempC: number): number | null {
  if (!isWithin(hydrationPct, BIGA_HYDRATION_PCT) || !isWithin(tempC, BIGA_TEMP_C)) return null
  return (370 - 5.81 * (hydrationPct - 40)) / tempC
}

export function poolishFreshPct(hours: number): number | null {
  if (!isWithin(hours, POOLISH_HOURS)) return null
  const at = Math.max(
    1,
    POOLISH_FRESH_PCT.findIndex(([known]) => known >= hours),
  )
  const [from, to] = POOLISH_FRESH_PCT.slice(at - 1, at + 1)
  if (from === undefined || to === undefined) return null
  return from[1] * (to[1] / from[1]) ** ((hours - from[0]) / (to[0] - from[0]))
}

const BIGA_FRESH_PCT = 1
const USUAL_POOLISH_H = 12
const POOLISH_UP_TO_C = 24
const USUAL_POOLISH_FRESH_PCT = poolishFreshPct(USUAL_POOLISH_H) ?? Number.NaN

export type UsualPreferment = {
  kind: 'biga' | 'poolish'
  hours: number
  freshPct: number
}

export function usualPreferment(hydrationPct: number, roomC: number): UsualPreferment {
  if (hydrationPct > BIGA_HYDRATION_PCT.max) {
    const faster =
      chartModel.ratePerHour(Math.max(roomC, POOLISH_UP_TO_C)) / chartModel.ratePerHour(POOLISH_UP_TO_C)
    const hours = Math.round(USUAL_POOLISH_H / faster)
    return { kind: 'poolish', hours, freshPct: USUAL_POOLISH_FRESH_PCT }
  }
  const clamp = (value: number, { min, max }: { min: number; max: number }) =>
    Math.min(Math.max(value, min), max)
  const hours = bigaHours(clamp(hydrationPct, BIGA_HYDRATION_PCT), clamp(roomC, BIGA_TEMP_C))
  return { kind: 'biga', hours: Math.round(hours ?? USUAL_POOLISH_H), freshPct: BIGA_FRESH_PCT }
}
