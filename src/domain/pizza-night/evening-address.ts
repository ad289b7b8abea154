/** What of an evening goes into an address: the form for a reload.
 *
 * Units   texts as the form has them.
 * Source  `evening-draft.ts`.
 * Valid   any address: what cannot be read has its first value. Needs and names of guests are written into none: a form
 *         without scripts posts what its guests may not eat, and it is read by the same names. */
import { ALLERGIES, type Allergy } from '#domain/ingredients/species.ts'
import { pairsOf, withRead } from '#domain/words/form-fields.ts'
import {
  CHOSEN_RECIPES,
  type EveningDraft,
  FIRST_EVENING,
  FIRST_GUEST,
  type GuestDraft,
  withGuestCount,
} from './evening-draft.ts'
import { EVENING_FIELDS, EVENING_LIMITS } from './evening-fields.ts'
import { APPETITES, NEEDS, type Need } from './evening-request.ts'
import { KEPT_LIMITS } from './kept-evening.ts'

export const GUESTS_NAME = 'ospiti'
/** '1.52': the recipes to choose from. */
export const RECIPES_NAME = 'ricette'
/** What each place at the table eats: '1.2_52.1' is a whole pizza of recipe 1 and half of recipe 52. */
const TABLE_NAME = 'tavola'
const LONGEST_VALUE = 40

const fieldOf = (index: number, what: string) => `ospite-${index + 1}-${what.replaceAll(' ', '-')}`
/** Fields of the guest at this place, in a form without scripts. */
export const needField = (index: number, need: Need): string => fieldOf(index, need)
export const allergyField = (index: number, allergy: Allergy): string => fieldOf(index, `allergia ${allergy}`)
export const dislikesField = (index: number): string => fieldOf(index, 'non gli piace')
/** Of fields that no form sends without scripts; they are told apart by it on the page. */
export const nameField = (index: number): string => fieldOf(index, 'nome')
export const appetiteField = (index: number): string => fieldOf(index, 'fame')

const withPosted = (guests: readonly GuestDraft[], read: (name: string) => string | null): GuestDraft[] =>
  guests.map((guest, index) => ({
    ...guest,
    needs: NEEDS.filter((need) => read(needField(index, need)) === 'true'),
    allergies: ALLERGIES.filter((allergy) => read(allergyField(index, allergy)) === 'true'),
    dislikes: (read(dislikesField(index)) ?? '').slice(0, KEPT_LIMITS.dislikesLength),
  }))

/** What differs from the first values, and nothing of what a guest may not eat. */
export const addressOfDraft = (draft: EveningDraft): [name: string, value: string][] => [
  [GUESTS_NAME, draft.guestCount],
  ...pairsOf(EVENING_FIELDS, draft),
  ...(draft.from === CHOSEN_RECIPES ? [[RECIPES_NAME, draft.recipes.join('.')] as [string, string]] : []),
]

function tableOfAddress(read: (name: string) => string | null): GuestDraft[] {
  const table = (read(TABLE_NAME) ?? '').split('_').flatMap((text): GuestDraft[] => {
    const [, wish = '', halves = ''] = /^(\d{1,9}(?:-[a-z-]{1,20})?)\.([1-4])$/.exec(text) ?? []
    const appetite = APPETITES.find((one) => one * 2 === Number(halves))
    return appetite === undefined ? [] : [{ ...FIRST_GUEST, appetite, wish }]
  })
  return table.slice(0, EVENING_LIMITS.guests.max)
}

/** Recipes that a link has chosen; null where it has not. */
export function chosenOfAddress(read: (name: string) => string | null): number[] | null {
  const text = read(RECIPES_NAME)
  if (text === null) return null
  const ids = text.split('.').filter((id) => /^\d{1,9}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, EVENING_LIMITS.recipes)
}

/** The draft with what was typed into the fields of its page, by their names; nobody who is told of is lost. */
export function withTyped(
  draft: EveningDraft,
  typed: Readonly<Record<string, string | undefined>>,
): { draft: EveningDraft; away: readonly GuestDraft[] } {
  const guests = draft.guests.map((guest, index): GuestDraft => {
    const appetite = APPETITES.find((one) => String(one) === typed[appetiteField(index)])
    return {
      ...guest,
      name: typed[nameField(index)] ?? guest.name,
      appetite: appetite ?? guest.appetite,
      dislikes: typed[dislikesField(index)] ?? guest.dislikes,
    }
  })
  const written = { ...draft, ...withRead(EVENING_FIELDS, draft, ({ at }) => typed[at]), guests }
  const { change, away } = withGuestCount(written, typed[GUESTS_NAME] ?? draft.guestCount)
  return { draft: { ...written, ...change }, away }
}

/** Null for an address that says nothing of an evening. */
export function draftOfAddress(read: (name: string) => string | null): EveningDraft | null {
  if ([GUESTS_NAME, EVENING_FIELDS.bakeAt.at, TABLE_NAME].every((name) => read(name) === null)) return null
  const table = tableOfAddress(read)
  const chosen = chosenOfAddress(read)
  const draft: EveningDraft = {
    ...FIRST_EVENING,
    ...withRead(EVENING_FIELDS, FIRST_EVENING, ({ at, isPrivate }) => {
      const value = isPrivate ? null : read(at)
      return value !== null && value.length <= LONGEST_VALUE ? value : undefined
    }),
    ...(chosen && { from: CHOSEN_RECIPES, recipes: chosen }),
  }
  const count = (read(GUESTS_NAME) ?? FIRST_EVENING.guestCount).slice(0, 10)
  const coming =
    table.length > 0
      ? { guestCount: String(table.length), guests: table }
      : withGuestCount(draft, count).change
  return { ...draft, ...coming, guests: withPosted(coming.guests, read) }
}
