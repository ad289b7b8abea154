/** What an oven needs from one pizza to the next.
 *
 * Units   minutes, seconds.
 * Source  bakes: `oven/calculate.ts`. How long a surface needs to be hot again, and the minutes of handwork, are [stima]:
 *         a stone in a home oven gives much of its heat to a pizza, the floor of a pizza oven little; a pan goes in cold. */
import { roundedTime } from '#domain/oven-guide/bake-model.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { isPan } from '#domain/oven-guide/surfaces.ts'
import type { EveningOven } from '../evening-fields.ts'
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
/** Out of the oven halfway, the rest onto it, and in again: its place stays its own. */
export const ADD_MIN = 1
/** Shorter bakes are turned all the time: nobody does anything else meanwhile. */
const ATTENDED_BELOW_S = 120

export type Bake = {
  minS: number
  maxS: number
  isAttended: boolean
  /** Of a pizza that is baked in two goes: seconds until it comes out for the rest of what goes on it. */
  addS?: number
}

type Heat = Omit<EveningOven, 'atOnce'>

const guideTime = ({ ovenStyle }: EveningPizza, { type, surface, maxTempC }: Heat) =>
  calculateBake({
    styleId: ovenStyle,
    ovenType: type,
    surface,
    ...(maxTempC !== null && { maxTempC }),
  }).expected_time

/** For which recipes without gluten give their minutes. */
const OVEN_OF_RECIPES: Heat = { type: 'home_electric', surface: 'sheet_pan', maxTempC: 250 }
const LONGER = 1.25

/** The guide knows no dough without gluten: its recipe says how long in an oven at home, and a quarter more at most
 * [stima]; the guide says how much sooner or later this oven is done. */
function ownBakeOf(pizza: EveningPizza, bakeMin: number, oven: Heat): Pick<Bake, 'minS' | 'maxS'> {
  const share = guideTime(pizza, oven).max_s / guideTime(pizza, OVEN_OF_RECIPES).max_s
  const minS = roundedTime(bakeMin * 60 * share)
  return { minS, maxS: roundedTime(minS * LONGER) }
}

export function bakeOf(pizza: EveningPizza, oven: EveningOven): Bake {
  const { min_s, max_s } = guideTime(pizza, oven)
  const { minS, maxS } = pizza.own ? ownBakeOf(pizza, pizza.own.bakeMin, oven) : { minS: min_s, maxS: max_s }
  // An oven that is done in two minutes gets everything at once, as the recipes say.
  if (maxS < ATTENDED_BELOW_S) return { minS, maxS, isAttended: true }
  const addS = pizza.firstBakeShare === null ? null : roundedTime(minS * pizza.firstBakeShare)
  return addS === null
    ? { minS, maxS, isAttended: false }
    : { minS: minS + ADD_MIN * 60, maxS: maxS + ADD_MIN * 60, isAttended: false, addS }
}
