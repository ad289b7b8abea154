/** The query string of an evening: it restores the form after a reload.
 *
 * Units   texts as in the form.
 * Valid   any query string: unreadable fields get their default value. Names and needs of guests are never
 *         written. A form without scripts posts the needs in the request body. */
import { ALLERGIES, type Allergy } from '#domain/ingredients/species.ts'
import { parseDecimal } from '#domain/words/decimal-input.ts'
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
import { countOf, withCount } from './need-counts.ts'

export const GUESTS_NAME = 'ospiti'
export const RECIPES_NAME = 'ricette'
/** Wished recipe and appetite (in half pizzas) of each guest. '1.2_52.1': the first guest wants a whole
 * pizza of recipe 1, the second guest half a pizza of recipe 52. */
const TABLE_NAME = 'tavola'
const LONGEST_VALUE = 40

const fieldOf = (index: number, what: string) => `ospite-${index + 1}-${what.replaceAll(' ', '-')}`
export const needField = (index: number, need: Need): string => fieldOf(index, need)
export const allergyField = (index: number, allergy: Allergy): string => fieldOf(index, `allergia ${allergy}`)
export const dislikesField = (index: number): string => fieldOf(index, 'non gli piace')
export const nameField = (index: number): string => fieldOf(index, 'nome')
export const appetiteField = (index: number): string => fieldOf(index, 'fame')

export const countField = (need: Need): string => `quanti-${need.replaceAll(' ', '-')}`

/** The guests written out one by one; besides them, as many other guests as each counter says. */
function withPosted(guests: readonly GuestDraft[], read: (name: string) => string | null): GuestDraft[] {
  const each = guests.map((guest, index) => ({
    ...guest,
    needs: NEEDS.filter((need) => read(needField(index, need)) === 'true'),
    allergies: ALLERGIES.filter((allergy) => read(allergyField(index, allergy)) === 'true'),
    dislikes: (read(dislikesField(index)) ?? '').slice(0, KEPT_LIMITS.dislikesLength),
  }))
  return NEEDS.reduce((all, need) => {
    const count = parseDecimal(read(countField(need)) ?? '') ?? 0
    return count > 0 ? withCount(all, need, countOf(all, need) + Math.floor(count)) : all
  }, each)
}

export const addressOfDraft = (draft: EveningDraft): [name: string, value: string][] => [
  [GUESTS_NAME, draft.guestCount],
  ...pairsOf(EVENING_FIELDS, draft),
  ...(draft.from === CHOSEN_RECIPES ? [[RECIPES_NAME, draft.recipes.join('.')] as [string, string]] : []),
]

/** What a form without scripts posts: besides the address, what nobody may read there. */
export const postedOfDraft = (draft: EveningDraft): [name: string, value: string][] => [
  ...addressOfDraft(draft),
  ...draft.guests.flatMap(({ needs, allergies, dislikes }, index) => [
    ...needs.map((need): [string, string] => [needField(index, need), 'true']),
    ...allergies.map((allergy): [string, string] => [allergyField(index, allergy), 'true']),
    ...(dislikes === '' ? [] : [[dislikesField(index), dislikes] as [string, string]]),
  ]),
]

function tableOfAddress(read: (name: string) => string | null): GuestDraft[] {
  const table = (read(TABLE_NAME) ?? '').split('_').flatMap((text): GuestDraft[] => {
    const [, wish = '', halves = ''] = /^(\d{1,9}(?:-[a-z-]{1,20})?)\.([1-4])$/.exec(text) ?? []
    const appetite = APPETITES.find((one) => one * 2 === Number(halves))
    return appetite === undefined ? [] : [{ ...FIRST_GUEST, appetite, wish }]
  })
  return table.slice(0, EVENING_LIMITS.guests.max)
}

export function chosenOfAddress(read: (name: string) => string | null): number[] | null {
  const text = read(RECIPES_NAME)
  if (text === null) return null
  const ids = text.split('.').filter((id) => /^\d{1,9}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, EVENING_LIMITS.recipes)
}

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
