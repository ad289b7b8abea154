/** Why there is no evening, as a sentence that says what to change.
 *
 * Source  the limits of `evening-request.ts`; the coolest oven that still bakes a pizza is [stima]. */
import { italianDecimal } from '#domain/units/decimal-input.ts'

type RefusalCode =
  | 'no-guests'
  | 'too-many-guests'
  | 'past'
  | 'at-night'
  | 'oven-too-cool'
  | 'no-recipes'
  | 'nothing-for-guest'
  | 'too-few-pizzas'
  | 'no-time'
  | 'weak-flour'
  | 'too-long'

/** `field` is what to change in the request. */
export type Refusal = {
  code: RefusalCode
  field: 'guests' | `guests.${number}` | 'bakeAt' | 'oven' | 'recipes' | 'maxPizzas' | 'begin' | 'flourW'
  message: string
}

/** Below it the crust dries before it colours. */
export const COOLEST_OVEN_C = 200

export const clockTime = (atMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat('it-IT', { timeZone, hour: '2-digit', minute: '2-digit' }).format(atMs)

/** 'sabato 28 novembre alle 20:00'. */
export const dayAndTime = (atMs: number, timeZone: string): string =>
  `${new Intl.DateTimeFormat('it-IT', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(atMs)} alle ${clockTime(atMs, timeZone)}`

export const degrees = (celsius: number): string => `${italianDecimal(celsius, 0)} °C`
