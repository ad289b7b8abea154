/** The parameters of the simple calculator and their defaults.
 *
 * Units   grams for one pizza, percent of the flour (`hydration`: 60 = 60 g per 100 g), °C, hours.
 * Source  the site's specification, except `yeastByEstimate`; types of pizza and hydration:
 *         content/styles/. */
import { PIZZA_TYPES, type PizzaType, SIMPLE_STYLES } from '#knowledge/styles-simple.ts'

export const FLOUR_TYPES = ['00', '0', 'manitoba', 'integrale', 'semola', 'mix'] as const
export type FlourType = (typeof FLOUR_TYPES)[number]
export const SIMPLE_YEAST_TYPES = ['fresh', 'dry', 'mother'] as const
export type SimpleYeastType = (typeof SIMPLE_YEAST_TYPES)[number]
export const LEAVEN_METHODS = ['diretta', 'indiretta', 'lunga', 'frigo'] as const
export type LeavenMethod = (typeof LEAVEN_METHODS)[number]

export type SimpleFields = {
  pizzaType: PizzaType
  pizzaCount: number
  pizzaSize: number
  hydration: number
  flourType: FlourType
  yeastType: SimpleYeastType
  leavenMethod: LeavenMethod
  roomTemperature: number
  restTime: number
}
export type SimpleField = keyof SimpleFields

export type SimpleDoughParams = SimpleFields & {
  yeastByEstimate?: boolean
}

const [FIRST_PIZZA_TYPE] = PIZZA_TYPES

export const DEFAULT_SIMPLE_PARAMS: Readonly<SimpleFields> = {
  pizzaType: FIRST_PIZZA_TYPE,
  pizzaCount: 4,
  pizzaSize: 200,
  hydration: SIMPLE_STYLES[FIRST_PIZZA_TYPE].hydrationPct,
  flourType: '00',
  yeastType: 'fresh',
  leavenMethod: 'diretta',
  roomTemperature: 22,
  restTime: 24,
}
export const SIMPLE_FIELDS = Object.keys(DEFAULT_SIMPLE_PARAMS) as readonly SimpleField[]
