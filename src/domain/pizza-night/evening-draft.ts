/** The form of an evening, and the API request made from it.
 *
 * Units   in the names of the fields; texts as typed.
 * Source  default values: `evening-fields.ts`.
 * Valid   any text. An unreadable value is sent unchanged, and the API returns the error. */
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

export type GuestDraft = {
  name: string
  appetite: Appetite
  needs: Need[]
  allergies: Allergy[]
  dislikes: string
  wish: string
  /** The answer to the invitation by which this guest came. */
  answer?: number
}

export type EveningDraft = EveningFields & {
  guestCount: string
  guests: GuestDraft[]
  from: string
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

/** The draft after a new number of guests is typed. `away` keeps the guests beyond this number. Otherwise
 * guests would be lost while '10' is typed, because it begins with '1'. */
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

/** The guests with their needs, as many as the typed number says. Of a number that no table has only the number is
 * sent, and the API reports the error. */
function guestsOfRequest(draft: EveningDraft) {
  const count = parseDecimal(draft.guestCount)
  const { guests } = withGuestCount(draft, draft.guestCount).change
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
  collected?: readonly number[]
}

export const requestOfDraft = (draft: EveningDraft, { timeZone, checkTime, collected = [] }: Asker) => ({
  ...callOf(draft),
  timeZone,
  checkTime,
  guests: guestsOfRequest(draft),
  recipeIds: recipesOf(draft, collected),
})
export type DraftRequest = ReturnType<typeof requestOfDraft>

function meaningOf(draft: EveningDraft): string {
  const guests = draft.guests.map((guest) => ({
    ...guest,
    needs: guest.needs.toSorted(),
    allergies: guest.allergies.toSorted(),
  }))
  const request = requestOfDraft({ ...draft, guests }, { timeZone: '', checkTime: false })
  return JSON.stringify([draft.from, request])
}

export const isSameEvening = (one: EveningDraft, other: EveningDraft): boolean =>
  meaningOf(one) === meaningOf(other)
