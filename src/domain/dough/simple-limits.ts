/** What the simple calculator asks for: its nine parameters, their ranges, steps and first values.
 *
 * Units   grams for one pizza, percent of the flour (`hydration`: 60 = 60 g per 100 g), °C, hours.
 * Source  the site's specification. Steps that it does not give are 1, and bind the buttons only.
 * Valid   `simple-query.ts` and the contract of the API let nothing else through. */

export const PIZZA_TYPES = ['napoletana', 'romana', 'siciliana', 'tonda', 'teglia', 'pala'] as const
export type PizzaType = (typeof PIZZA_TYPES)[number]
export const FLOUR_TYPES = ['00', '0', 'manitoba', 'integrale', 'semola', 'mix'] as const
export type FlourType = (typeof FLOUR_TYPES)[number]
export const SIMPLE_YEAST_TYPES = ['fresh', 'dry', 'mother'] as const
export type SimpleYeastType = (typeof SIMPLE_YEAST_TYPES)[number]
export const LEAVEN_METHODS = ['diretta', 'indiretta', 'lunga', 'frigo'] as const
export type LeavenMethod = (typeof LEAVEN_METHODS)[number]

export type SimpleDoughParams = {
  pizzaType: PizzaType
  pizzaCount: number
  /** Grams of dough for one pizza. */
  pizzaSize: number
  hydration: number
  flourType: FlourType
  yeastType: SimpleYeastType
  leavenMethod: LeavenMethod
  roomTemperature: number
  restTime: number
}
export type SimpleField = keyof SimpleDoughParams

export type StepRange = Readonly<{ min: number; max: number; step: number }>
export const SIMPLE_LIMITS = {
  pizzaCount: { min: 1, max: 20, step: 1 },
  pizzaSize: { min: 150, max: 350, step: 10 },
  hydration: { min: 55, max: 90, step: 1 },
  roomTemperature: { min: 15, max: 35, step: 1 },
  restTime: { min: 2, max: 72, step: 1 },
} as const satisfies Partial<Record<SimpleField, StepRange>>
export type SimpleNumberField = keyof typeof SIMPLE_LIMITS

/** Their step is a rule, for typed values and calls too; degrees and hours may have decimals. */
const STEPPED_FIELDS: readonly SimpleNumberField[] = ['pizzaCount', 'pizzaSize', 'hydration']

/** Whether a value stands on the field's steps; every range begins on one. */
export function isOnStep(field: SimpleNumberField, value: number): boolean {
  return !STEPPED_FIELDS.includes(field) || value % SIMPLE_LIMITS[field].step === 0
}

export const DEFAULT_SIMPLE_PARAMS: Readonly<SimpleDoughParams> = {
  pizzaType: 'napoletana',
  pizzaCount: 4,
  pizzaSize: 200,
  hydration: 60,
  flourType: '00',
  yeastType: 'fresh',
  leavenMethod: 'diretta',
  roomTemperature: 22,
  restTime: 24,
}
export const SIMPLE_FIELDS = Object.keys(DEFAULT_SIMPLE_PARAMS) as readonly SimpleField[]

function clamp(value: number, { min, max }: StepRange): number {
  return Math.min(Math.max(value, min), max)
}

/** One press of + or -: to the next step, never beyond the range, whatever the field held. */
export function stepValue(field: SimpleNumberField, value: number, direction: 1 | -1): number {
  const range = SIMPLE_LIMITS[field]
  if (!Number.isFinite(value)) return range.min
  const steps = value / range.step
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return clamp(next * range.step, range)
}

/** False at the edge, where the button is disabled. */
export function canStep(field: SimpleNumberField, value: number, direction: 1 | -1): boolean {
  const { min, max } = SIMPLE_LIMITS[field]
  return direction === 1 ? value < max : value > min
}
