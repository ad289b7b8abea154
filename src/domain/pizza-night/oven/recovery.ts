/** The time that an oven needs between two pizzas.
 *
 * Units   minutes, seconds.
 * Source  bakes: `oven/calculate.ts`. The recovery times of surfaces and the minutes of handwork are
 *         [stima]: a stone in a home oven gives much of its heat to a pizza, the floor of a pizza oven
 *         little; a pan goes in cold. */
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

export const DRESS_MIN = 3
export const SERVE_MIN = 1
/** Minutes for taking a pizza out halfway, adding toppings and putting it back. Its place in the oven stays
 * reserved. */
export const ADD_MIN = 1
/** Shorter bakes need constant turning: the cook can do nothing else meanwhile. */
const ATTENDED_BELOW_S = 120

export type Bake = {
  minS: number
  maxS: number
  isAttended: boolean
  addS?: number
}

type Heat = Omit<EveningOven, 'atOnce'>

/** With the dough of the recipe, as its oven drawer has it. */
const guideTime = ({ ovenStyle, form }: EveningPizza, { type, surface, maxTempC }: Heat) =>
  calculateBake({
    styleId: ovenStyle,
    ovenType: type,
    surface,
    ...(maxTempC !== null && { maxTempC }),
    ...(form && {
      doughContext: { hydrationPct: form.hydrationPct, thicknessFactor: form.thicknessFactor },
    }),
  }).expected_time

const OVEN_OF_RECIPES: Heat = { type: 'home_electric', surface: 'sheet_pan', maxTempC: 250 }
const LONGER = 1.25

/** The oven guide has no gluten-free dough. The recipe's minutes are for a home oven, so they are
 * multiplied by the guide's ratio between this oven and a home oven. The longest time is 1.25 times the
 * shortest [stima]. */
function ownBakeOf(pizza: EveningPizza, bakeMin: number, oven: Heat): Pick<Bake, 'minS' | 'maxS'> {
  const share = guideTime(pizza, oven).max_s / guideTime(pizza, OVEN_OF_RECIPES).max_s
  const minS = roundedTime(bakeMin * 60 * share)
  return { minS, maxS: roundedTime(minS * LONGER) }
}

export function bakeOf(pizza: EveningPizza, oven: EveningOven): Bake {
  const { min_s, max_s } = guideTime(pizza, oven)
  const { minS, maxS } = pizza.own ? ownBakeOf(pizza, pizza.own.bakeMin, oven) : { minS: min_s, maxS: max_s }
  // A bake of less than two minutes has one stage: all toppings go in at once, as the recipes say.
  if (maxS < ATTENDED_BELOW_S) return { minS, maxS, isAttended: true }
  const addS = pizza.twoBakes && roundedTime(minS * pizza.twoBakes.firstShare)
  return addS === null
    ? { minS, maxS, isAttended: false }
    : { minS: minS + ADD_MIN * 60, maxS: maxS + ADD_MIN * 60, isAttended: false, addS }
}
