/** Checks if the chosen flour is strong enough for the displayed hours.
 *
 * Units   W, as on the bag.
 * Source  `flour-strength.ts`; the ranges of the flours: `simple-presets.ts`. */
import { strengthOnBag } from '../flour-strength.ts'
import type { SimpleDoughParams } from './simple-limits.ts'
import { FLOUR_PRESETS, type FlourPreset } from './simple-presets.ts'
import { restStages } from './simple-times.ts'

export type FlourFit = FlourPreset & {
  suggested: string | null
  isTooWeak: boolean
}

export function flourFit(params: Readonly<SimpleDoughParams>): FlourFit {
  const flour = FLOUR_PRESETS[params.flourType]
  const wanted = strengthOnBag(restStages(params))
  if (wanted.kind === 'refused') return { ...flour, suggested: null, isTooWeak: false }
  const { minW, maxW } = wanted
  return {
    ...flour,
    suggested: `W ${minW}-${maxW}`,
    isTooWeak: flour.maxW !== null && flour.maxW < minW,
  }
}
