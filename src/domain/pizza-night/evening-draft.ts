/** The form of an evening: what stands in its fields, what the call is sent of it.
 *
 * Units   in the field's name; texts as they are typed.
 * Source  `evening-fields.ts` for the first values.
 * Valid   any text: what cannot be read is sent as it is, for the call to say what to write. */
import type { Allergy } from '#domain/ingredients/species.ts'
import { parseDecimal } from '#domain/words/decimal-input.ts'
import { firstOf, namesIn } from '#domain/words/form-fields.ts'
import {
  callOf,
  EVENING_LIMITS,
  type EveningFields,
  KITCHEN_FIELDS,
  MENU_FIELDS,
  OVEN_FIELDS,
  WHEN_FIELDS,
} from './evening-fields.ts'
import type { Appetite, Need } from './evening-request.ts'

/** A guest as he stands in the form, and what he says of himself. */
export type GuestDraft = {
  name: string
  appetite: Appetite
  needs: Need[]
  allergies: Allergy[]
  /** Names with commas between them. */
  dislikes: string
  /** Key of a pizza, '' for no wish. */
  wish: string
}

export type EveningDraft = EveningFields & {
  /** How many come, as it is typed; of those who can come, `guests` says who they are. */
  guestCount: string
  guests: GuestDraft[]
  /** From which recipes the menu is made: all, those chosen here, or a collection by its id. */
  from: string
  /** Ids of the chosen ones; kept while another source is tried. */
  recipes: number[]
}

export const FIRST_GUEST: Readonly<GuestDraft> = {
  name: '',
  appetite: 1,
  needs: [],
  allergies: [],
  dislikes: '',
  wish: '',
}
const FIRST_GUESTS = 4

export const ALL_RECIPES = 'tutte'
export const CHOSEN_RECIPES = 'scelte'

const guestsOf = (count: number): GuestDraft[] => Array.from({ length: count }, () => ({ ...FIRST_GUEST }))

export const FIRST_EVENING: Readonly<EveningDraft> = {
  ...firstOf(WHEN_FIELDS),
  guestCount: String(FIRST_GUESTS),
  guests: guestsOf(FIRST_GUESTS),
  ...firstOf(OVEN_FIELDS),
  ...firstOf(KITCHEN_FIELDS),
  from: ALL_RECIPES,
  recipes: [],
  ...firstOf(MENU_FIELDS),
}

/** The draft when another number is typed, and who does not sit at the table for now: '10' begins with '1', and nobody is lost
 * by that. `away`: who left it by the numbers before. */
export function withGuestCount(
  draft: EveningDraft,
  guestCount: string,
  away: readonly GuestDraft[] = [],
): { change: Pick<EveningDraft, 'guestCount' | 'guests'>; away: readonly GuestDraft[] } {
  const { min, max } = EVENING_LIMITS.guests
  const count = parseDecimal(guestCount)
  const { guests } = draft
  if (count === null || !Number.isInteger(count) || count < min || count > max)
    return { change: { guestCount, guests }, away }
  const known = [...guests, ...away]
  return {
    change: {
      guestCount,
      guests: [...known.slice(0, count), ...guestsOf(Math.max(0, count - known.length))],
    },
    away: known.slice(count),
  }
}

/** Everybody by his needs; where the typed number is not theirs, the number alone, for the call to say what is wrong. */
function guestsOfRequest({ guestCount, guests }: EveningDraft) {
  const count = parseDecimal(guestCount)
  if (count !== guests.length) return count ?? -1
  return guests.map(({ name, appetite, needs, allergies, dislikes, wish }) => ({
    name,
    appetite,
    needs,
    allergies,
    dislikes: namesIn(dislikes),
    wish: wish === '' ? null : wish,
  }))
}

const recipesOf = ({ from, recipes }: EveningDraft, collected: readonly number[]): number[] | null => {
  if (from === ALL_RECIPES) return null
  return from === CHOSEN_RECIPES ? recipes : [...collected]
}

type Asker = {
  timeZone: string
  checkTime: boolean
  /** Ids of the recipes of the collection that the draft names. */
  collected?: readonly number[]
}

/** What the call is sent. */
export const requestOfDraft = (draft: EveningDraft, { timeZone, checkTime, collected = [] }: Asker) => ({
  ...callOf(draft),
  timeZone,
  checkTime,
  guests: guestsOfRequest(draft),
  recipeIds: recipesOf(draft, collected),
})
export type DraftRequest = ReturnType<typeof requestOfDraft>

/** All that a plan is made of, however it is typed and in whatever order it was chosen. */
function meaningOf(draft: EveningDraft): string {
  const guests = draft.guests.map((guest) => ({
    ...guest,
    needs: guest.needs.toSorted(),
    allergies: guest.allergies.toSorted(),
  }))
  const request = requestOfDraft({ ...draft, guests }, { timeZone: '', checkTime: false })
  return JSON.stringify([draft.from, request])
}

/** True where both forms ask for the same evening. */
export const isSameEvening = (one: EveningDraft, other: EveningDraft): boolean =>
  meaningOf(one) === meaningOf(other)
