/** What an oven needs from one pizza to the next.
 *
 * Units   minutes, seconds.
 * Source  bakes: `oven/calculate.ts`. How long a surface needs to be hot again, and the minutes of handwork, are [stima]:
 *         a stone in a home oven gives much of its heat to a pizza, the floor of a pizza oven little; a pan goes in cold. */
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { isPan } from '#domain/oven-guide/surfaces.ts'
import type { EveningOven } from '../evening-request.ts'
import type { EveningPizza } from '../menu/evening-pizza.ts'

const RECOVERY_MIN = { pan: 1, stone: 4, steel: 3, outdoors: 2, professional: 1 } as const

export function recoveryMin({ type, surface }: Pick<EveningOven, 'type' | 'surface'>): number {
  if (isPan(surface)) return RECOVERY_MIN.pan
  const { place } = OVENS[type]
  if (place !== 'home') return RECOVERY_MIN[place]
  return surface === 'steel' ? RECOVERY_MIN.steel : RECOVERY_MIN.stone
}

/** Stretching and topping one pizza. */
export const DRESS_MIN = 3
/** Out of the oven, cut, onto the table. */
export const SERVE_MIN = 1
/** Shorter bakes are turned all the time: nobody does anything else meanwhile. */
const ATTENDED_BELOW_S = 120

export type Bake = { minS: number; maxS: number; isAttended: boolean }

/** For a dough without gluten the recipe says how long, and a quarter more at most: [stima]. */
export function bakeOf(pizza: EveningPizza, { type, surface, maxTempC }: EveningOven): Bake {
  if (pizza.own) {
    const { bakeMin } = pizza.own
    return { minS: bakeMin * 60, maxS: Math.round(bakeMin * 1.25) * 60, isAttended: false }
  }
  const { min_s, max_s } = calculateBake({
    styleId: pizza.ovenStyle,
    ovenType: type,
    surface,
    ...(maxTempC !== null && { maxTempC }),
  }).expected_time
  return { minS: min_s, maxS: max_s, isAttended: max_s < ATTENDED_BELOW_S }
}
