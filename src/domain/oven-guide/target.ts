/** The baking temperature: the style's own, within the limits of oven and surface.
 *
 * Units   °C.
 * Source  the ranges of `styles.ts`, `ovens.ts` and `surfaces.ts`. [stima]: at its limit, an oven varies by
 *         15 °C.
 * Valid   any stated limit: the temperature never exceeds it. */
import { OVENS, type OvenType } from './ovens.ts'
import type { OvenStyle } from './styles.ts'
import { SURFACE_TABLE, type SurfaceId } from './surfaces.ts'

const SWING_C = 15

export type Target = Readonly<{
  minC: number
  maxC: number
  limitedBy: 'user' | 'oven' | 'surface' | null
}>

type Ceiling = Readonly<{ celsius: number; from: NonNullable<Target['limitedBy']> }>

function ceilingOf(oven: OvenType, surface: SurfaceId, statedMaxC: number | undefined): Ceiling {
  const { possibleC, usualMaxC } = OVENS[oven]
  const surfaceMaxC = SURFACE_TABLE[surface].maxC
  const limits: Ceiling[] = [
    ...(statedMaxC === undefined ? [] : [{ celsius: statedMaxC, from: 'user' as const }]),
    { celsius: statedMaxC === undefined ? usualMaxC : possibleC.max, from: 'oven' },
    ...(surfaceMaxC === undefined ? [] : [{ celsius: surfaceMaxC, from: 'surface' as const }]),
  ]
  return limits.reduce((lowest, limit) => (limit.celsius < lowest.celsius ? limit : lowest))
}

/** With a fan, the target is lower by `fanC`, because moving air bakes like still air of a
 * higher temperature. */
export function targetTemperature(
  style: OvenStyle,
  oven: OvenType,
  surface: SurfaceId,
  statedMaxC?: number,
): Target {
  const { possibleC, fanC } = OVENS[oven]
  const wanted = { min: style.idealC.min - fanC, max: style.idealC.max - fanC }
  const ceiling = ceilingOf(oven, surface, statedMaxC)
  if (ceiling.celsius >= wanted.max) return { minC: wanted.min, maxC: wanted.max, limitedBy: null }
  const lowest = Math.max(possibleC.min, Math.min(wanted.min, ceiling.celsius - SWING_C))
  return { minC: Math.min(ceiling.celsius, lowest), maxC: ceiling.celsius, limitedBy: ceiling.from }
}
