/** Why there is no evening, as a sentence that says what to change.
 *
 * Source  the limits of `evening-request.ts`; the coolest oven that still bakes a pizza is [stima]. */
import { formatDay, formatTime } from '#domain/words/clock-format.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'

type RefusalCode =
  | 'no-guests'
  | 'too-many-guests'
  | 'past'
  | 'at-night'
  | 'no-sleep'
  | 'oven-too-cool'
  | 'no-recipes'
  | 'nothing-for-guest'
  | 'too-few-pizzas'
  | 'no-time'
  | 'weak-flour'
  | 'too-long'
  | 'served-late'

/** `field` is what to change in the request. */
export type Refusal = {
  code: RefusalCode
  field:
    | 'guests'
    | `guests.${number}`
    | 'bakeAt'
    | 'servedBy'
    | 'oven'
    | 'recipes'
    | 'maxPizzas'
    | 'begin'
    | 'flourW'
    | 'wakeTo'
  message: string
}

/** Below it the crust dries before it colours. */
export const COOLEST_OVEN_C = 200

/** Below it the rim stays pale: the crust needs so long to colour that it dries. [stima] */
export const COOL_OVEN_C = 220

/** 'sabato 28 novembre alle 20:00'. */
export const dayAndTime = (atMs: number, timeZone: string): string =>
  `${formatDay(atMs, timeZone)} alle ${formatTime(atMs, timeZone)}`

export const degrees = (celsius: number): string => `${italianDecimal(celsius, 0)} °C`
