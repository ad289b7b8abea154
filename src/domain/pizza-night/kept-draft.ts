/** The form of an evening, stored in the browser.
 *
 * Units   texts as in the form.
 * Source  default values: `evening-draft.ts`.
 * Valid   any text: unreadable fields get their default value. When a form is read more than thirty days after
 *         its evening, needs, allergies and dislikes are removed. */
import { parseMinuteOfDay, parseWallTime } from '#domain/dough/plan/local-clock.ts'
import { ALLERGIES } from '#domain/ingredients/species.ts'
import { parseDecimal } from '#domain/words/decimal-input.ts'
import { withRead } from '#domain/words/form-fields.ts'
import { isRecord, parseJson } from '#domain/words/stored-rows.ts'
import { ALL_RECIPES, type EveningDraft, FIRST_EVENING, type GuestDraft } from './evening-draft.ts'
import { EVENING_FIELDS, EVENING_LIMITS } from './evening-fields.ts'
import { APPETITES, NEEDS } from './evening-request.ts'

export const EVENING_KEY = 'pizzaNight'
const KEPT_DAYS = 30

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
  if (!isRecord(value)) return []
  const { name, appetite, needs, allergies, dislikes, wish, answer } = value
  return [
    {
      name: textOr(name, '', EVENING_LIMITS.nameLength),
      appetite: APPETITES.find((one) => one === appetite) ?? 1,
      needs: stringsIn(needs, NEEDS),
      allergies: stringsIn(allergies, ALLERGIES),
      dislikes: textOr(dislikes, ''),
      wish: textOr(wish, '', 40),
      ...(typeof answer === 'number' && Number.isSafeInteger(answer) && { answer }),
    },
  ]
}

export const storedDraft = (draft: EveningDraft, at: string): string => JSON.stringify({ ...draft, at })

export function addressOfStored(text: string | null): string | null {
  const stored = parseJson(text ?? 'null')
  return isRecord(stored) && typeof stored.at === 'string' ? stored.at : null
}

export function draftOfStored(text: string | null, today: string): EveningDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored)) return null
    const guests = Array.isArray(stored.guests)
      ? stored.guests.slice(0, EVENING_LIMITS.guests.max).flatMap(guestOf)
      : []
    const coming = guests.length > 0 ? guests : FIRST_EVENING.guests
    const draft: EveningDraft = {
      ...FIRST_EVENING,
      ...withRead(EVENING_FIELDS, FIRST_EVENING, (_, name) => stored[name]),
      guestCount: textOr(stored.guestCount, String(coming.length), 10),
      guests: coming,
      from: textOr(stored.from, ALL_RECIPES, 60),
      recipes: idsIn(stored.recipes),
    }
    return isLongPast(draft.bakeAt, today)
      ? {
          ...draft,
          pinned: '',
          guests: draft.guests.map((guest) => ({ ...guest, needs: [], allergies: [], dislikes: '' })),
        }
      : draft
  } catch {
    return null
  }
}

/** The form for another evening: what could not be planned with does not come along. */
export const soundDraft = (draft: EveningDraft): EveningDraft => ({
  ...draft,
  ...withRead(EVENING_FIELDS, FIRST_EVENING, (field, name) => {
    const typed = draft[name as keyof EveningDraft]
    if (typed === field.first || typeof typed !== 'string') return typed
    if (field.kind === 'clock') return parseMinuteOfDay(typed) === null ? undefined : typed
    if (field.kind !== 'number') return typed
    const value = parseDecimal(typed)
    const isRead = value !== null && value >= field.limits.min && value <= field.limits.max
    return isRead && (!field.isWhole || Number.isInteger(value)) ? typed : undefined
  }),
})
