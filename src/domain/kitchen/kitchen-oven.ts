/** The oven of a kitchen, as the oven guide asks for it.
 *
 * Units   °C.
 * Source  whoever has told nothing has an electric oven with its tray, without a stone [stima].
 * Valid   any kitchen and any style: the surface is always one that the style allows. */
import { OVENS, type OvenType } from '#domain/oven-guide/ovens.ts'
import { ovenStyle } from '#domain/oven-guide/styles.ts'
import { isPan, type SurfaceId } from '#domain/oven-guide/surfaces.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { type Kitchen, NOT_TOLD } from './kitchen.ts'

export const USUAL_OVEN: OvenType = 'home_electric'

/** Every oven of a house has a tray; who has a stone or a steel says so. */
export const USUAL_SURFACE: SurfaceId = 'sheet_pan'

const usualIn = (oven: OvenType): SurfaceId | null => (OVENS[oven].place === 'home' ? USUAL_SURFACE : null)

/** Where a style is baked in this kitchen: on what is told if the style allows it, else on what is most like it. */
export function surfaceFor(
  style: OvenStyleId,
  { oven, surface }: Readonly<Pick<Kitchen, 'oven' | 'surface'>> = NOT_TOLD,
): SurfaceId {
  const { surfaces, reference } = ovenStyle(style)
  const own = surface ?? usualIn(oven ?? USUAL_OVEN)
  const like =
    own && (surfaces.find((one) => one === own) ?? surfaces.find((one) => isPan(one) === isPan(own)))
  return like ?? surfaces[0] ?? reference.surface
}

/** The oven of this kitchen as the oven guide asks for it. */
export const ovenIn = (style: OvenStyleId, kitchen: Readonly<Kitchen> | null) => ({
  styleId: style,
  ovenType: kitchen?.oven ?? USUAL_OVEN,
  surface: surfaceFor(style, kitchen ?? NOT_TOLD),
  ...(kitchen?.maxC != null && { maxTempC: kitchen.maxC }),
})
