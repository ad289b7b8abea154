/** The form of an evening: what stands in its fields, what the call is sent of it.
 *
 * Units   in the field's name; texts as they are typed.
 * Source  `evening-request.ts` for the first values.
 * Valid   any text: what cannot be read is sent as it is, for the call to say what to write. */
import { YEAST_TYPES, type YeastType } from '#domain/dough/full/full-limits.ts'
import type { Allergy } from '#domain/ingredients/species.ts'
import { OVEN_TYPES, type OvenType } from '#domain/oven-guide/ovens.ts'
import { SURFACES, type SurfaceId } from '#domain/oven-guide/surfaces.ts'
import { italianDecimal, parseDecimal } from '#domain/words/decimal-input.ts'
import {
  type Appetite,
  BEGINNINGS,
  type Beginning,
  EVENING_LIMITS,
  type Need,
  USUAL_EVENING,
} from './evening-request.ts'

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

export type EveningDraft = {
  /** As a date and time field writes it; '' until somebody chooses. */
  bakeAt: string
  /** '' until somebody says by when all are served. */
  servedBy: string
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
  servedBy: '',
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

/** Names with commas between them. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** A number that nobody can read is null: the contract then says what to write. */
const numberOf = (text: string) => parseDecimal(text)

/** The draft when another number is typed, and who does not sit at the table for now: '10' begins with '1', and nobody is lost
 * by that. `away`: who left it by the numbers before. */
export function withGuestCount(
  draft: EveningDraft,
  guestCount: string,
  away: readonly GuestDraft[] = [],
): { change: Pick<EveningDraft, 'guestCount' | 'guests'>; away: readonly GuestDraft[] } {
  const { min, max } = EVENING_LIMITS.guests
  const count = numberOf(guestCount)
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
  const count = numberOf(guestCount)
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
export function requestOfDraft(draft: EveningDraft, { timeZone, checkTime, collected = [] }: Asker) {
  const { bakeAt, wakeFrom, wakeTo, yeastType, hasMixer, begin, spareBall } = draft
  return {
    bakeAt,
    servedBy: draft.servedBy === '' ? null : draft.servedBy,
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

/** The fields that are text, and those of them that are one of a few. */
export const TEXT_FIELDS = [
  'bakeAt',
  'servedBy',
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
