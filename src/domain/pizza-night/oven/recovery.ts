/** The time that an oven needs between two pizzas.
 *
 * Units   minutes, seconds.
 * Source  bakes: `oven/calculate.ts`. The recovery times of surfaces and the minutes of handwork are
 *         [stima]: a stone in a home oven gives much of its heat to a pizza, the floor of a pizza oven
 *         little; a pan goes in cold. */
import { surfaceFor } from '#domain/kitchen/kitchen-oven.ts'
import { roundedTime } from '#domain/oven-guide/bake-model.ts'
import { turnedAtS } from '#domain/oven-guide/bake-plan.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { isPan, SURFACE_TABLE } from '#domain/oven-guide/surfaces.ts'
import { askAboutRecipe } from '#domain/oven-guide/tested-bake.ts'
import type { EveningOven } from '../evening-fields.ts'
import type { EveningRequest } from '../evening-request.ts'
import type { EveningPizza } from '../menu/evening-pizza.ts'

const RECOVERY_MIN = { tray: 1, outdoors: 2, professional: 1 } as const

export function recoveryMin({ service, oven: { type, surface } }: Asked): number {
  if (service === 'trays' || isPan(surface)) return RECOVERY_MIN.tray
  const { place } = OVENS[type]
  return place === 'home' ? SURFACE_TABLE[surface].recoveryMin : RECOVERY_MIN[place]
}

export const DRESS_MIN = 3
export const SERVE_MIN = 1
/** With the cutting, and with the stretching of a tray. */
const SLICES_MIN = 2
const TRAY_MIN = { dress: 5, serve: 3 } as const
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
  /** Minutes of handwork before and after; `DRESS_MIN` and `SERVE_MIN` if they are not said. */
  dressMin?: number
  serveMin?: number
}

/** The oven of the gluten-free recipes. */
const TRAY_AT_HOME = { ovenType: 'home_electric', surface: 'deck', maxTempC: 250 } as const

const surfaceIn = ({ ovenStyle }: Pick<EveningPizza, 'ovenStyle'>, oven: EveningOven) =>
  surfaceFor(ovenStyle, { oven: oven.type, surface: oven.surface })

/** As the oven drawer of the recipe has it. The guide has no gluten-free dough, so its tested minutes count. */
const guideTime = ({ ovenStyle, form, tested, own }: EveningPizza, oven: EveningOven) =>
  calculateBake(
    askAboutRecipe({
      oven: {
        styleId: ovenStyle,
        ovenType: oven.type,
        surface: surfaceIn({ ovenStyle }, oven),
        ...(oven.maxTempC !== null && { maxTempC: oven.maxTempC }),
      },
      tested: own ? { home: { minutes: own.bakeMin, ...TRAY_AT_HOME }, hot: null } : tested,
      dough: form ?? undefined,
      isOfNoStyle: own !== null,
    }),
  ).expected_time

function handwork({ trayCm2 }: EveningPizza, { service }: Asked): Pick<Bake, 'dressMin' | 'serveMin'> {
  if (trayCm2 !== null) return { dressMin: TRAY_MIN.dress, serveMin: TRAY_MIN.serve }
  return service === 'each' ? {} : { serveMin: SLICES_MIN }
}

type Asked = Pick<EveningRequest, 'oven' | 'service'>

export const bakeOf = (pizza: EveningPizza, request: Asked): Bake => ({
  ...inOven(pizza, request.oven),
  ...handwork(pizza, request),
})

function inOven(pizza: EveningPizza, oven: EveningOven): Bake {
  const { min_s: minS, max_s: maxS } = guideTime(pizza, oven)
  // A bake of less than two minutes has one stage: all toppings go in at once, as the recipes say.
  if (maxS < ATTENDED_BELOW_S) return { minS, maxS, isAttended: true }
  const two = pizza.twoBakes && maxS > (pizza.twoBakes.aboveS ?? 0) ? pizza.twoBakes : null
  if (two === null) return { minS, maxS, isAttended: false }
  // The guide's own advice is within its minutes.
  const moreS = two.aboveS === undefined ? ADD_MIN * 60 : 0
  const addS =
    two.firstShare === null
      ? turnedAtS(surfaceIn(pizza, oven), minS, true)
      : roundedTime(minS * two.firstShare)
  return { minS: minS + moreS, maxS: maxS + moreS, isAttended: false, addS }
}
