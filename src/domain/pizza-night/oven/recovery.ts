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
import { askAboutRecipe } from '#domain/oven-guide/tested-bake.ts'
import type { EveningOven } from '../evening-fields.ts'
import type { EveningRequest } from '../evening-request.ts'
import type { EveningPizza } from '../menu/evening-pizza.ts'
import { isShared, type Table } from '../menu/piece-of.ts'

const RECOVERY_MIN = { pan: 1, stone: 4, steel: 3, outdoors: 2, professional: 1 } as const

export function recoveryMin({ type, surface }: Pick<EveningOven, 'type' | 'surface'>): number {
  if (isPan(surface)) return RECOVERY_MIN.pan
  const { place } = OVENS[type]
  if (place !== 'home') return RECOVERY_MIN[place]
  return surface === 'steel' ? RECOVERY_MIN.steel : RECOVERY_MIN.stone
}

export const DRESS_MIN = 3
export const SERVE_MIN = 1
/** With the cutting, where all share. */
const SHARED_MIN = 2
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
  /** Minutes to the table; one if it is not said. */
  serveMin?: number
}

/** The oven of the gluten-free recipes. */
const TRAY_AT_HOME = { ovenType: 'home_electric', surface: 'deck', maxTempC: 250 } as const

/** As the oven drawer of the recipe has it. The guide has no gluten-free dough, so its tested minutes count. */
const guideTime = ({ ovenStyle, form, tested, own }: EveningPizza, oven: EveningOven) =>
  calculateBake(
    askAboutRecipe({
      oven: {
        styleId: ovenStyle,
        ovenType: oven.type,
        surface: oven.surface,
        ...(oven.maxTempC !== null && { maxTempC: oven.maxTempC }),
      },
      tested: own ? { home: { minutes: own.bakeMin, ...TRAY_AT_HOME }, hot: null } : tested,
      dough: form ?? undefined,
      isOfNoStyle: own !== null,
    }),
  ).expected_time

const served = (table: Table): Pick<Bake, 'serveMin'> => (isShared(table) ? { serveMin: SHARED_MIN } : {})

export const bakeOf = (pizza: EveningPizza, request: Pick<EveningRequest, 'oven' | 'service'>): Bake => ({
  ...inOven(pizza, request.oven),
  ...served(request),
})

function inOven(pizza: EveningPizza, oven: EveningOven): Bake {
  const { min_s: minS, max_s: maxS } = guideTime(pizza, oven)
  // A bake of less than two minutes has one stage: all toppings go in at once, as the recipes say.
  if (maxS < ATTENDED_BELOW_S) return { minS, maxS, isAttended: true }
  const addS = pizza.twoBakes && roundedTime(minS * pizza.twoBakes.firstShare)
  return addS === null
    ? { minS, maxS, isAttended: false }
    : { minS: minS + ADD_MIN * 60, maxS: maxS + ADD_MIN * 60, isAttended: false, addS }
}
