/** What of an evening goes into an address: the form for a reload.
 *
 * Units   texts as the form has them.
 * Source  `evening-draft.ts`.
 * Valid   any address: what cannot be read has its first value. Needs and names of guests are written into none: a form
 *         without scripts posts what its guests may not eat, and it is read by the same names. */
import { ALLERGIES, type Allergy } from '#domain/ingredients/species.ts'
import {
  CHOICES,
  CHOSEN_RECIPES,
  type EveningDraft,
  FIRST_EVENING,
  FIRST_GUEST,
  type GuestDraft,
  TEXT_FIELDS,
  type TextField,
  withGuestCount,
} from './evening-draft.ts'
import { APPETITES, EVENING_LIMITS, NEEDS, type Need } from './evening-request.ts'
import { KEPT_LIMITS } from './kept-evening.ts'

/** Names in an address, by field. */
const NAMES = {
  bakeAt: 'quando',
  servedBy: 'serviti',
  oven: 'forno',
  surface: 'piano',
  maxTempC: 'gradi',
  atOnce: 'insieme',
  roomC: 'stanza',
  fridgeC: 'frigo',
  wakeFrom: 'sveglia',
  wakeTo: 'letto',
  yeastType: 'lievito',
  flourW: 'w',
  begin: 'tempo',
  maxPizzas: 'pizze',
  maxDoughs: 'impasti',
} as const satisfies Record<TextField, string>
export const nameInAddress = (field: TextField): string => NAMES[field]
export const GUESTS_NAME = 'ospiti'
export const SPARE_NAME = 'riserva'
export const MIXER_NAME = 'impastatrice'
/** '1.52': the recipes to choose from. */
export const RECIPES_NAME = 'ricette'
/** What each place at the table eats: '1.2_52.1' is a whole pizza of recipe 1 and half of recipe 52. */
const TABLE_NAME = 'tavola'

const fieldOf = (index: number, what: string) => `ospite-${index + 1}-${what.replaceAll(' ', '-')}`
/** Fields of the guest at this place, in a form without scripts. */
export const needField = (index: number, need: Need): string => fieldOf(index, need)
export const allergyField = (index: number, allergy: Allergy): string => fieldOf(index, `allergia ${allergy}`)
export const dislikesField = (index: number): string => fieldOf(index, 'non gli piace')
/** Of fields that no form sends without scripts; they are told apart by it on the page. */
export const nameField = (index: number): string => fieldOf(index, 'nome')
export const appetiteField = (index: number): string => fieldOf(index, 'fame')
export const AT_HOME_NAME = 'in-casa'

const withPosted = (guests: readonly GuestDraft[], read: (name: string) => string | null): GuestDraft[] =>
  guests.map((guest, index) => ({
    ...guest,
    needs: NEEDS.filter((need) => read(needField(index, need)) === 'true'),
    allergies: ALLERGIES.filter((allergy) => read(allergyField(index, allergy)) === 'true'),
    dislikes: (read(dislikesField(index)) ?? '').slice(0, KEPT_LIMITS.dislikesLength),
  }))

/** What differs from the first values, and nothing of what a guest may not eat. */
export function addressOfDraft(draft: EveningDraft): [name: string, value: string][] {
  const pairs: [string, string][] = [[GUESTS_NAME, draft.guestCount]]
  for (const field of TEXT_FIELDS)
    if (draft[field] !== FIRST_EVENING[field]) pairs.push([NAMES[field], draft[field]])
  if (draft.spareBall) pairs.push([SPARE_NAME, 'true'])
  if (draft.hasMixer) pairs.push([MIXER_NAME, 'true'])
  if (draft.from === CHOSEN_RECIPES) pairs.push([RECIPES_NAME, draft.recipes.join('.')])
  return pairs
}

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

const isChoice = (field: TextField, value: string) => CHOICES[field]?.includes(value) ?? true

/** The draft with what was typed into the fields of its page, by their names; nobody who is told of is lost. */
export function withTyped(
  draft: EveningDraft,
  typed: Readonly<Record<string, string | undefined>>,
): { draft: EveningDraft; away: readonly GuestDraft[] } {
  const values = TEXT_FIELDS.flatMap((field) => {
    const value = typed[NAMES[field]]
    return value !== undefined && isChoice(field, value) ? [[field, value]] : []
  })
  const guests = draft.guests.map((guest, index): GuestDraft => {
    const appetite = APPETITES.find((one) => String(one) === typed[appetiteField(index)])
    return {
      ...guest,
      name: typed[nameField(index)] ?? guest.name,
      appetite: appetite ?? guest.appetite,
      dislikes: typed[dislikesField(index)] ?? guest.dislikes,
    }
  })
  const isTicked = (name: string, before: boolean) => (typed[name] ?? String(before)) === 'true'
  const written: EveningDraft = {
    ...draft,
    ...(Object.fromEntries(values) as Partial<EveningDraft>),
    guests,
    spareBall: isTicked(SPARE_NAME, draft.spareBall),
    hasMixer: isTicked(MIXER_NAME, draft.hasMixer),
    atHome: typed[AT_HOME_NAME] ?? draft.atHome,
  }
  const { change, away } = withGuestCount(written, typed[GUESTS_NAME] ?? draft.guestCount)
  return { draft: { ...written, ...change }, away }
}

/** Null for an address that says nothing of an evening. */
export function draftOfAddress(read: (name: string) => string | null): EveningDraft | null {
  if ([GUESTS_NAME, NAMES.bakeAt, TABLE_NAME].every((name) => read(name) === null)) return null
  const values = TEXT_FIELDS.flatMap((field) => {
    const value = read(NAMES[field])
    const known = value !== null && value.length <= 40 && isChoice(field, value)
    return known ? [[field, value]] : []
  })
  const table = tableOfAddress(read)
  const chosen = chosenOfAddress(read)
  const draft: EveningDraft = {
    ...FIRST_EVENING,
    ...(Object.fromEntries(values) as Partial<EveningDraft>),
    spareBall: read(SPARE_NAME) === 'true',
    hasMixer: read(MIXER_NAME) === 'true',
    ...(chosen && { from: CHOSEN_RECIPES, recipes: chosen }),
  }
  const count = (read(GUESTS_NAME) ?? FIRST_EVENING.guestCount).slice(0, 10)
  const coming =
    table.length > 0
      ? { guestCount: String(table.length), guests: table }
      : withGuestCount(draft, count).change
  return { ...draft, ...coming, guests: withPosted(coming.guests, read) }
}
