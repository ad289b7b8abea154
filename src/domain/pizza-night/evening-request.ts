/** What an evening is planned from: who comes, when, with which oven, in which kitchen.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes of the day, °C; an appetite is counted in pizzas.
 * Source  the usual evening (20 °C room aside, which the full calculator has), the strengths that flour is sold in: [stima].
 * Valid   `EVENING_LIMITS`; what lies outside is refused by `refusals.ts` or by the contract, never moved. */
import { parseMinuteOfDay } from '#domain/dough/plan/local-clock.ts'
import type { Allergy } from '#domain/ingredients/species.ts'
import { firstOf } from '#domain/words/form-fields.ts'
import { callOf, EVENING_FIELDS, type EveningCall } from './evening-fields.ts'

export const NEEDS = ['vegana', 'vegetariana', 'celiachia', 'senza lattosio', 'gravidanza'] as const
export type Need = (typeof NEEDS)[number]

export const APPETITES = [0.5, 1, 1.5, 2] as const
export type Appetite = (typeof APPETITES)[number]

export type Guest = {
  /** Shown as it is; '' for nobody in particular. */
  name: string
  appetite: Appetite
  needs: readonly Need[]
  allergies: readonly Allergy[]
  /** Names of ingredients, as somebody types them. */
  dislikes: readonly string[]
  /** Key of a pizza (`evening-pizza.ts`), null for no wish. */
  wish: string | null
}

const minuteOf = (clockTime: string) => parseMinuteOfDay(clockTime) ?? 0

/** What the planner is asked of it; the day is for whoever knows the time zone. */
export const plannedOf = <Call extends EveningCall>({
  bakeAt: _,
  servedBy,
  wakeFrom,
  wakeTo,
  ...call
}: Call) => ({
  ...call,
  /** Minute of the day by which everybody is served; null where nobody states it. */
  servedByMin: servedBy === null ? null : parseMinuteOfDay(servedBy),
  waking: { fromMin: minuteOf(wakeFrom), toMin: minuteOf(wakeTo) },
})

export type EveningRequest = ReturnType<typeof plannedOf<EveningCall>> & {
  /** When the first pizza goes into the oven. */
  bakeAtMs: number
  /** IANA name, as 'Europe/Rome'. */
  timeZone: string
  /** Null not to look whether there is still time. */
  nowMs: number | null
  guests: readonly Guest[]
  /** Recipes to choose from; null for all of them. */
  recipeIds: readonly number[] | null
}

export const USUAL_GUEST: Guest = {
  name: '',
  appetite: 1,
  needs: [],
  allergies: [],
  dislikes: [],
  wish: null,
}

/** The evening of somebody who says how many come and when. */
export const USUAL_EVENING: Omit<EveningRequest, 'bakeAtMs' | 'guests' | 'nowMs'> = {
  timeZone: 'Europe/Rome',
  recipeIds: null,
  ...plannedOf(callOf(firstOf(EVENING_FIELDS))),
}

/** How a guest is called in sentences: by name, or by the place at the table. */
export const guestName = ({ name }: Pick<Guest, 'name'>, index: number): string =>
  name.trim() === '' ? `Ospite ${index + 1}` : name.trim()

export const halvesOf = ({ appetite }: Pick<Guest, 'appetite'>): number => Math.round(appetite * 2)

/** Nobody in the kitchen may touch gluten before they are served. */
export const isWithoutGluten = ({ needs, allergies }: Pick<Guest, 'needs' | 'allergies'>): boolean =>
  needs.includes('celiachia') || allergies.includes('glutine')
