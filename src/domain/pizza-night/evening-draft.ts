/** The form of an evening: what stands in its fields, what the call is sent of it, what the browser keeps.
 *
 * Units   in the field's name; texts as they are typed.
 * Source  `evening-request.ts` for the first values.
 * Valid   any text: what cannot be read has its first value. Needs of guests are forgotten thirty days after the evening. */
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
  /** How many come, as it is typed; of those who can come, `guests` says who they are. */
  guestCount: string
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
  flourW: string
  hasMixer: boolean
  begin: Beginning
  /** From which recipes the menu is made: all, those chosen here, or a collection by its id. */
  from: string
  /** Ids of the chosen ones; kept while another source is tried. */
  recipes: number[]
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

export const ALL_RECIPES = 'tutte'
export const CHOSEN_RECIPES = 'scelte'

const guestsOf = (count: number): GuestDraft[] => Array.from({ length: count }, () => ({ ...FIRST_GUEST }))

const first = USUAL_EVENING
export const FIRST_EVENING: Readonly<EveningDraft> = {
  bakeAt: '',
  guestCount: String(FIRST_GUESTS),
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
  flourW: '',
  hasMixer: first.hasMixer,
  begin: first.begin,
  from: ALL_RECIPES,
  recipes: [],
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

/** The draft when another number is typed: everybody who can come is somebody, and nobody is lost by a slip. */
export function withGuestCount(
  draft: EveningDraft,
  guestCount: string,
): Pick<EveningDraft, 'guestCount' | 'guests'> {
  const { min, max } = EVENING_LIMITS.guests
  const count = numberOf(guestCount)
  const { guests } = draft
  if (count === null || !Number.isInteger(count) || count < min || count > max) return { guestCount, guests }
  return {
    guestCount,
    guests: count > guests.length ? [...guests, ...guestsOf(count - guests.length)] : guests.slice(0, count),
  }
}

/** Everybody by his needs; where the typed number is not theirs, the number alone, for the call to say what is wrong. */
function guestsOfRequest({ guestCount, guests }: EveningDraft) {
  const count = numberOf(guestCount)
  if (count !== guests.length) return count ?? -1
  return guests.map(({ dislikes, wish, ...guest }) => ({
    ...guest,
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
export function requestOfDraft(draft: EveningDraft, { timeZone, checkTime, collected = [] }: Asker) {
  const { bakeAt, wakeFrom, wakeTo, yeastType, hasMixer, begin, spareBall } = draft
  return {
    bakeAt,
    timeZone,
    checkTime,
    guests: guestsOfRequest(draft),
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
    flourW: draft.flourW.trim() === '' ? null : (numberOf(draft.flourW) ?? -1),
    hasMixer,
    atHome: namesIn(draft.atHome),
    recipeIds: recipesOf(draft, collected),
    maxPizzas: numberOf(draft.maxPizzas) ?? -1,
    maxDoughs: numberOf(draft.maxDoughs) ?? -1,
    begin,
    spareBall,
  }
}
export type DraftRequest = ReturnType<typeof requestOfDraft>

/** The fields that are text, and those of them that are one of a few. */
export const TEXT_FIELDS = [
  'bakeAt',
  'oven',
  'surface',
  'maxTempC',
  'atOnce',
  'roomC',
  'fridgeC',
  'wakeFrom',
  'wakeTo',
  'yeastType',
  'flourW',
  'begin',
  'maxPizzas',
  'maxDoughs',
] as const satisfies readonly (keyof EveningDraft)[]
export type TextField = (typeof TEXT_FIELDS)[number]
export const CHOICES: Partial<Record<TextField, readonly string[]>> = {
  oven: OVEN_TYPES,
  surface: SURFACES,
  yeastType: YEAST_TYPES,
  begin: Object.keys(BEGINNINGS),
}

export const EVENING_KEY = 'pizzaNight'
/** Days after the evening for which needs are kept. */
const KEPT_DAYS = 30

/** True where an evening lies so far back that what somebody may not eat is forgotten; wall times as a field writes them. */
function isLongPast(bakeAt: string, today: string): boolean {
  const [day, now] = [parseWallTime(bakeAt)?.day, parseWallTime(today)?.day]
  return day !== undefined && now !== undefined && now - day > KEPT_DAYS
}

const stringsIn = <T extends string>(value: unknown, known: readonly T[]): T[] =>
  Array.isArray(value) ? known.filter((one) => value.includes(one)) : []
const idsIn = (value: unknown): number[] =>
  Array.isArray(value)
    ? value.filter((one): one is number => Number.isInteger(one)).slice(0, EVENING_LIMITS.recipes)
    : []
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
    const fields = TEXT_FIELDS.map((field) => {
      const value = textOr(values[field], FIRST_EVENING[field])
      return [field, CHOICES[field]?.includes(value) === false ? FIRST_EVENING[field] : value]
    })
    const guests = Array.isArray(values.guests)
      ? values.guests.slice(0, EVENING_LIMITS.guests.max).flatMap(guestOf)
      : []
    const coming = guests.length > 0 ? guests : guestsOf(FIRST_GUESTS)
    const draft: EveningDraft = {
      ...FIRST_EVENING,
      ...(Object.fromEntries(fields) as Partial<EveningDraft>),
      guestCount: textOr(values.guestCount, String(coming.length), 10),
      guests: coming,
      spareBall: values.spareBall === true,
      hasMixer: values.hasMixer === true,
      from: textOr(values.from, ALL_RECIPES, 60),
      recipes: idsIn(values.recipes),
      atHome: textOr(values.atHome, '', 2000),
    }
    return isLongPast(draft.bakeAt, today)
      ? {
          ...draft,
          guests: draft.guests.map((guest) => ({ ...guest, needs: [], allergies: [], dislikes: '' })),
        }
      : draft
  } catch {
    return null
  }
}
