/** The oven of a kitchen, as the oven guide asks for it.
 *
 * Units   °C.
 * Source  whoever has told no oven has an electric one with a stone [stima].
 * Valid   any kitchen and any style: the surface is always one that the style allows. */
import { OVENS, type OvenType } from '#domain/oven-guide/ovens.ts'
import { ovenStyle } from '#domain/oven-guide/styles.ts'
import type { SurfaceId } from '#domain/oven-guide/surfaces.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { type Kitchen, NOT_TOLD } from './kitchen.ts'

export const USUAL_OVEN: OvenType = 'home_electric'

/** Where a style is baked in this kitchen: on what is told if the style allows it, else at home on a stone. */
export function surfaceFor(
  style: OvenStyleId,
  { oven, surface }: Readonly<Pick<Kitchen, 'oven' | 'surface'>> = NOT_TOLD,
): SurfaceId {
  const { surfaces, reference } = ovenStyle(style)
  if (surface !== null && surfaces.includes(surface)) return surface
  const isAtHome = OVENS[oven ?? USUAL_OVEN].place === 'home'
  return isAtHome && surfaces.includes('stone') ? 'stone' : (surfaces[0] ?? reference.surface)
}

/** The oven of this kitchen as the oven guide asks for it. */
export const ovenIn = (style: OvenStyleId, kitchen: Readonly<Kitchen> | null) => ({
  styleId: style,
  ovenType: kitchen?.oven ?? USUAL_OVEN,
  surface: surfaceFor(style, kitchen ?? NOT_TOLD),
  ...(kitchen?.maxC != null && { maxTempC: kitchen.maxC }),
})
