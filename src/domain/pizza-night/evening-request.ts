/** The input of an evening plan: guests, time, oven and kitchen.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes of the day, °C; an appetite is counted in pizzas.
 * Source  default values: `evening-fields.ts`.
 * Valid   `EVENING_LIMITS`. `refusals.ts` or the contract refuses other values; no value is adjusted. */
import { parseMinuteOfDay } from '#domain/dough/plan/local-clock.ts'
import type { Allergy } from '#domain/ingredients/species.ts'
import { firstOf } from '#domain/words/form-fields.ts'
import { callOf, EVENING_FIELDS, type EveningCall, type Service } from './evening-fields.ts'

export const NEEDS = ['vegana', 'vegetariana', 'celiachia', 'senza lattosio', 'gravidanza'] as const
export type Need = (typeof NEEDS)[number]

export const APPETITES = [0.5, 1, 1.5, 2] as const
export type Appetite = (typeof APPETITES)[number]

export type Guest = {
  name: string
  appetite: Appetite
  needs: readonly Need[]
  allergies: readonly Allergy[]
  dislikes: readonly string[]
  wish: string | null
}

const minuteOf = (clockTime: string) => parseMinuteOfDay(clockTime) ?? 0

/** Converts a call to the planner's input. `bakeAt` is left out: it is a local time, and the function that
 * calls this one converts it to `bakeAtMs` with the time zone of the request. */
export const plannedOf = <Call extends EveningCall>({
  bakeAt: _bakeAt,
  servedBy,
  wakeFrom,
  wakeTo,
  ...call
}: Call) => ({
  ...call,
  servedByMin: servedBy === null ? null : parseMinuteOfDay(servedBy),
  waking: { fromMin: minuteOf(wakeFrom), toMin: minuteOf(wakeTo) },
})

/** The input as it is asked for: how all eat may be left open. */
export type AskedEvening = ReturnType<typeof plannedOf<EveningCall>> & {
  bakeAtMs: number
  timeZone: string
  /** If null, the planner does not check that enough time is left. */
  nowMs: number | null
  guests: readonly Guest[]
  recipeIds: readonly number[] | null
}

export type EveningRequest = Omit<AskedEvening, 'service'> & {
  service: Service
  /** Why the site has chosen how all eat; '' where the host has. */
  why?: string
}

export const USUAL_GUEST: Guest = {
  name: '',
  appetite: 1,
  needs: [],
  allergies: [],
  dislikes: [],
  wish: null,
}

export const USUAL_EVENING: Omit<AskedEvening, 'bakeAtMs' | 'guests' | 'nowMs'> = {
  timeZone: 'Europe/Rome',
  recipeIds: null,
  ...plannedOf(callOf(firstOf(EVENING_FIELDS))),
}

export const guestName = ({ name }: Pick<Guest, 'name'>, index: number): string =>
  name.trim() === '' ? `Ospite ${index + 1}` : name.trim()

export const halvesOf = ({ appetite }: Pick<Guest, 'appetite'>): number => Math.round(appetite * 2)

export const isWithoutGluten = ({ needs, allergies }: Pick<Guest, 'needs' | 'allergies'>): boolean =>
  needs.includes('celiachia') || allergies.includes('glutine')

/** Hands at the table cannot be planned: what these guests eat must stay apart from the rest. */
export const mustStayApart = ({ needs, allergies }: Pick<Guest, 'needs' | 'allergies'>): boolean =>
  isWithoutGluten({ needs, allergies }) || allergies.length > 0 || needs.includes('gravidanza')
