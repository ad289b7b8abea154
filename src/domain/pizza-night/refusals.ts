/** Reasons for refusing an evening, as sentences that say what to change.
 *
 * Source  the limits of `evening-fields.ts`; the coolest oven that still bakes a pizza is [stima]. */
import { formatDay, formatTime } from '#domain/words/clock-format.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import type { Service } from './evening-fields.ts'
import type { AskedEvening } from './evening-request.ts'

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
  | 'long-wait'

/** What a refusal proposes to change. */
export type Change = Partial<
  Pick<
    AskedEvening,
    'bakeAtMs' | 'begin' | 'service' | 'maxWait' | 'servedByMin' | 'maxPizzas' | 'maxDoughs'
  > & { atOnce: number }
>

export const changed = <Asked extends AskedEvening>(asked: Asked, { atOnce, ...change }: Change): Asked => ({
  ...asked,
  ...change,
  ...(atOnce !== undefined && { oven: { ...asked.oven, atOnce } }),
})

export type Refusal = {
  code: RefusalCode
  field:
    | 'guests'
    | `guests.${number}`
    | 'bakeAt'
    | 'servedBy'
    | 'maxWait'
    | 'service'
    | 'oven'
    | 'recipes'
    | 'maxPizzas'
    | 'begin'
    | 'flourW'
    | 'wakeTo'
  message: string
  way?: Change
}

const inTrays = ({ service }: { service: Service }) => service === 'trays'
export const lastPiece = (table: { service: Service }) =>
  inTrays(table) ? "L'ultima teglia" : "L'ultima pizza"
export const manyPieces = (table: { service: Service }) => (inTrays(table) ? 'teglie' : 'pizze')

export const COOLEST_OVEN_C = 200

/** Below this temperature the rim stays pale: the crust takes so long to colour that it dries. [stima] */
export const COOL_OVEN_C = 220

export const dayAndTime = (atMs: number, timeZone: string): string =>
  `${formatDay(atMs, timeZone)} alle ${formatTime(atMs, timeZone)}`

export const degrees = (celsius: number): string => `${italianDecimal(celsius, 0)} °C`
