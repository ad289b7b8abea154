/** The form of an evening: what stands in its fields, what of it goes into an address, what the browser keeps.
 *
 * Units   in the field's name; texts as they are typed.
 * Source  `evening-request.ts` for the first values.
 * Valid   any text and any address: what cannot be read has its first value. Needs of guests never go into an address, and
 *         what is kept of them is forgotten thirty days after the evening. */
import { YEAST_TYPES, type YeastType } from '#domain/dough/full-limits.ts'
import { parseWallTime } from '#domain/dough/local-clock.ts'
import { ALLERGENS, type Allergen } from '#domain/nutrition/allergens.ts'
import { OVEN_TYPES, type OvenType } from '#domain/oven/ovens.ts'
import { SURFACES, type SurfaceId } from '#domain/oven/surfaces.ts'
import { italianDecimal, parseDecimal } from '#domain/units/decimal-input.ts'
import {
  APPETITES,
  type Appetite,
  BEGINNINGS,
  type Beginning,
  EVENING_LIMITS,
  NEEDS,
  type Need,
  USUAL_EVENING,
} from './evening-request.ts'

export type GuestDraft = {
  name: string
  appetite: Appetite
  needs: Need[]
  allergies: Allergen[]
  /** Names with commas between them. */
  dislikes: string
  /** Key of a pizza, '' for no wish. */
  wish: string
}

export type EveningDraft = {
  /** As a date and time field writes it; '' until somebody chooses. */
  bakeAt: string
  guests: GuestDraft[]
  oven: OvenType
  surface: SurfaceId
  maxTempC: string
  atOnce: string
  roomC: string
  fridgeC: string
  wakeFrom: string
  wakeTo: string
  yeastType: YeastType
  begin: Beginning
  maxPizzas: string
  maxDoughs: string
  spareBall: boolean
  /** Names with commas between them. */
  atHome: string
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

export const guestsOf = (count: number): GuestDraft[] =>
  Array.from({ length: count }, () => ({ ...FIRST_GUEST }))

const first = USUAL_EVENING
export const FIRST_EVENING: Readonly<EveningDraft> = {
  bakeAt: '',
  guests: guestsOf(FIRST_GUESTS),
  oven: first.oven.type,
  surface: first.oven.surface,
  maxTempC: '',
  atOnce: String(first.oven.atOnce),
  roomC: italianDecimal(first.roomC),
  fridgeC: italianDecimal(first.fridgeC),
  wakeFrom: '07:00',
  wakeTo: '00:00',
  yeastType: first.yeastType,
  begin: first.begin,
  maxPizzas: String(first.maxPizzas),
  maxDoughs: String(first.maxDoughs),
  spareBall: first.spareBall,
  atHome: '',
}

const namesIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** A number that nobody can read is null: the contract then says what to write. */
const numberOf = (text: string) => parseDecimal(text)

/** What the call is sent; `timeZone` of who asks. */
export function requestOfDraft(draft: EveningDraft, timeZone: string, checkTime: boolean) {
  const { bakeAt, wakeFrom, wakeTo, yeastType, begin, spareBall } = draft
  return {
    bakeAt,
    timeZone,
    checkTime,
    guests: draft.guests.map(({ dislikes, wish, ...guest }) => ({
      ...guest,
      dislikes: namesIn(dislikes),
      wish: wish === '' ? null : wish,
    })),
    oven: {
      type: draft.oven,
      surface: draft.surface,
      maxTempC: draft.maxTempC.trim() === '' ? null : (numberOf(draft.maxTempC) ?? -1),
      atOnce: numberOf(draft.atOnce) ?? -1,
    },
    roomC: numberOf(draft.roomC) ?? -1,
    fridgeC: numberOf(draft.fridgeC) ?? -1,
    wakeFrom,
    wakeTo,
    yeastType,
    atHome: namesIn(draft.atHome),
    maxPizzas: numberOf(draft.maxPizzas) ?? -1,
    maxDoughs: numberOf(draft.maxDoughs) ?? -1,
    begin,
    spareBall,
  }
}
export type DraftRequest = ReturnType<typeof requestOfDraft>

/** Names in an address, by field. */
const NAMES = {
  bakeAt: 'quando',
  oven: 'forno',
  surface: 'piano',
  maxTempC: 'gradi',
  atOnce: 'insieme',
  roomC: 'stanza',
  fridgeC: 'frigo',
  wakeFrom: 'sveglia',
  wakeTo: 'letto',
  yeastType: 'lievito',
  begin: 'tempo',
  maxPizzas: 'pizze',
  maxDoughs: 'impasti',
} as const satisfies Partial<Record<keyof EveningDraft, string>>
type AddressField = keyof typeof NAMES
export const nameInAddress = (field: AddressField): string => NAMES[field]
export const GUESTS_NAME = 'ospiti'
export const SPARE_NAME = 'riserva'
/** What each place at the table eats: '1.2_52.1' is a whole pizza of recipe 1 and half of recipe 52. */
const TABLE_NAME = 'tavola'

const FIELDS = Object.keys(NAMES) as AddressField[]
const CHOICES: Partial<Record<AddressField, readonly string[]>> = {
  oven: OVEN_TYPES,
  surface: SURFACES,
  yeastType: YEAST_TYPES,
  begin: Object.keys(BEGINNINGS),
}

/** What differs from the first values, and nothing of what a guest may not eat. */
export function addressOfDraft(draft: EveningDraft): [name: string, value: string][] {
  const pairs: [string, string][] = [[GUESTS_NAME, String(draft.guests.length)]]
  for (const field of FIELDS)
    if (draft[field] !== FIRST_EVENING[field]) pairs.push([NAMES[field], draft[field]])
  if (draft.spareBall) pairs.push([SPARE_NAME, 'true'])
  return pairs
}

/** The same evening for who is sent the link: each place with its pizza as a wish, without names and needs. */
export function sharedAddress(
  draft: EveningDraft,
  places: readonly { pizza: string; appetite: number }[],
): [name: string, value: string][] {
  const table = places.map(({ pizza, appetite }) => `${pizza}.${Math.round(appetite * 2)}`).join('_')
  const own = addressOfDraft({
    ...draft,
    maxPizzas: FIRST_EVENING.maxPizzas,
    maxDoughs: FIRST_EVENING.maxDoughs,
  })
  const most = (most: number, count: number) => String(Math.min(most, Math.max(1, count)))
  const pizzas = new Set(places.map(({ pizza }) => pizza)).size
  return [
    ...own,
    [NAMES.maxPizzas, most(EVENING_LIMITS.maxPizzas.max, pizzas)],
    [NAMES.maxDoughs, most(EVENING_LIMITS.maxDoughs.max, pizzas)],
    [TABLE_NAME, table],
  ]
}

function guestsOfAddress(read: (name: string) => string | null): GuestDraft[] {
  const table = (read(TABLE_NAME) ?? '').split('_').flatMap((text): GuestDraft[] => {
    const [, wish = '', halves = ''] = /^(\d{1,9}(?:-[a-z-]{1,20})?)\.([1-4])$/.exec(text) ?? []
    const appetite = APPETITES.find((one) => one * 2 === Number(halves))
    return appetite === undefined ? [] : [{ ...FIRST_GUEST, appetite, wish }]
  })
  if (table.length > 0) return table.slice(0, EVENING_LIMITS.guests.max)
  const count = /^\d{1,3}$/.test(read(GUESTS_NAME) ?? '') ? Number(read(GUESTS_NAME)) : FIRST_GUESTS
  return guestsOf(count)
}

/** Null for an address that says nothing of an evening. */
export function draftOfAddress(read: (name: string) => string | null): EveningDraft | null {
  if ([GUESTS_NAME, NAMES.bakeAt, TABLE_NAME].every((name) => read(name) === null)) return null
  const values = FIELDS.flatMap((field) => {
    const value = read(NAMES[field])
    const known = value !== null && value.length <= 40 && (CHOICES[field]?.includes(value) ?? true)
    return known ? [[field, value]] : []
  })
  return {
    ...FIRST_EVENING,
    ...(Object.fromEntries(values) as Partial<EveningDraft>),
    guests: guestsOfAddress(read),
    spareBall: read(SPARE_NAME) === 'true',
  }
}

export const EVENING_KEY = 'pizzaNight'
/** Days after the evening for which needs are kept. */
const KEPT_DAYS = 30

const stringsIn = <T extends string>(value: unknown, known: readonly T[]): T[] =>
  Array.isArray(value) ? known.filter((one) => value.includes(one)) : []
const textOr = (value: unknown, otherwise: string, most = 200) =>
  typeof value === 'string' ? value.slice(0, most) : otherwise

function guestOf(value: unknown): GuestDraft[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, appetite, needs, allergies, dislikes, wish } = value as Record<string, unknown>
  return [
    {
      name: textOr(name, '', EVENING_LIMITS.nameLength),
      appetite: APPETITES.find((one) => one === appetite) ?? 1,
      needs: stringsIn(needs, NEEDS),
      allergies: stringsIn(allergies, Object.keys(ALLERGENS) as Allergen[]),
      dislikes: textOr(dislikes, ''),
      wish: textOr(wish, '', 40),
    },
  ]
}

/** Null for no text, or a damaged one. Of an evening long past the guests stay without their needs. */
export function draftOfStored(text: string | null, today: string): EveningDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const values = stored as Record<string, unknown>
    const fields = FIELDS.map((field) => {
      const value = textOr(values[field], FIRST_EVENING[field])
      return [field, CHOICES[field]?.includes(value) === false ? FIRST_EVENING[field] : value]
    })
    const guests = Array.isArray(values.guests)
      ? values.guests.slice(0, EVENING_LIMITS.guests.max).flatMap(guestOf)
      : []
    const draft: EveningDraft = {
      ...FIRST_EVENING,
      ...(Object.fromEntries(fields) as Partial<EveningDraft>),
      guests: guests.length > 0 ? guests : guestsOf(FIRST_GUESTS),
      spareBall: values.spareBall === true,
      atHome: textOr(values.atHome, '', 2000),
    }
    const [day, now] = [parseWallTime(draft.bakeAt)?.day, parseWallTime(today)?.day]
    const isLongPast = day !== undefined && now !== undefined && now - day > KEPT_DAYS
    return isLongPast
      ? {
          ...draft,
          guests: draft.guests.map((guest) => ({ ...guest, needs: [], allergies: [], dislikes: '' })),
        }
      : draft
  } catch {
    return null
  }
}
