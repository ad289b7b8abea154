/** Stored evenings: their limits, their retention, and the handling of guests.
 *
 * Units   days, counts, milliseconds since 1970 UTC (`…Ms`).
 * Source  the 30 days are the site's own promise (privacy page); limits: [stima].
 * Valid   any text of a form: unreadable fields get their default value. */

import { formatDay } from '#domain/words/clock-format.ts'
import { namesIn } from '#domain/words/form-fields.ts'
import { type EveningDraft, FIRST_GUEST, type GuestDraft } from './evening-draft.ts'
import { EVENING_LIMITS } from './evening-fields.ts'
import { draftOfStored } from './kept-draft.ts'

export const KEPT_LIMITS = {
  evenings: 50,
  /** Limit for a visitor without an account: each stored plan takes some tens of kilobytes. */
  eveningsOfVisitor: 10,
  guests: 60,
  answers: 40,
  titleLength: 60,
  placeLength: 120,
  dislikesLength: 200,
} as const

/** Needs are deleted a day before the promised 30, because the job runs once a day. */
const NEEDS_KEPT_DAYS = 29
const DAY_MS = 24 * 3600 * 1000

export const needsUntilMs = (nowMs: number): number => nowMs - NEEDS_KEPT_DAYS * DAY_MS

export const NEEDS_FORGOTTEN =
  'Che cosa non potevano mangiare gli ospiti lo abbiamo dimenticato dopo un mese: scrivilo di nuovo.'

export const BIN_DAYS = 1

export const keptDraft = (value: unknown): EveningDraft | null => draftOfStored(JSON.stringify(value), '')

export const eveningTitle = (bakeAtMs: number, timeZone: string): string =>
  `Serata di ${formatDay(bakeAtMs, timeZone)}`

export const withoutNeeds = (draft: EveningDraft): EveningDraft => ({
  ...draft,
  // The plan is forgotten as well, and a pizza of its menu may tell of a need.
  pinned: '',
  guests: draft.guests.map(({ name, appetite }) => ({ ...FIRST_GUEST, name, appetite })),
})

/** True if the answer contains health data. Health data is stored only with the guest's consent. */
export const saysNeeds = ({ needs, allergies }: Pick<GuestDraft, 'needs' | 'allergies'>): boolean =>
  needs.length > 0 || allergies.length > 0

type Named = Pick<GuestDraft, 'name'>
const nameKey = ({ name }: Named) => name.trim().toLocaleLowerCase('it')
export const isSameName = (one: Named, other: Named): boolean => nameKey(one) === nameKey(other)
export const isNobody = (guest: GuestDraft) =>
  guest.name.trim() === '' && !saysNeeds(guest) && guest.dislikes.trim() === '' && guest.wish === ''

export const atTable = (guests: GuestDraft[]): Pick<EveningDraft, 'guestCount' | 'guests'> => ({
  guestCount: String(guests.length),
  guests,
})

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])]

/** Merges new data of a guest with the known data. No need and no allergy is lost. */
export const withMore = (known: GuestDraft, said: GuestDraft): GuestDraft => ({
  ...known,
  ...said,
  needs: union(known.needs, said.needs),
  allergies: union(known.allergies, said.allergies),
  dislikes: union(namesIn(known.dislikes), namesIn(said.dislikes))
    .join(', ')
    .slice(0, KEPT_LIMITS.dislikesLength),
  wish: said.wish === '' ? known.wish : said.wish,
})

export function withoutGuest(
  guests: readonly GuestDraft[],
  { before, after }: { before: readonly GuestDraft[]; after: readonly GuestDraft[] },
): GuestDraft[] {
  const place = after.findIndex((guest, index) => guest !== before[index])
  const prior = before[place]
  return prior === undefined
    ? guests.filter((_, index) => index !== place)
    : guests.map((guest, index) => (index === place ? prior : guest))
}

const hasSameNeeds = (one: GuestDraft, other: GuestDraft): boolean =>
  isNobody({ ...one, needs: [], allergies: [] }) &&
  [...one.needs, ...one.allergies].toSorted().join() ===
    [...other.needs, ...other.allergies].toSorted().join()

const saidBy = ({ needs, allergies }: GuestDraft): readonly string[] => [...needs, ...allergies]

/** Of those without a name who were counted with a need, the one of whom the guest says most and nothing less. */
function fittingPlace(guests: readonly GuestDraft[], guest: GuestDraft): number {
  const said = saidBy(guest)
  const fits = guests.map((one) => {
    const own = saidBy(one)
    const isCounted = isNobody({ ...one, needs: [], allergies: [] })
    return isCounted && own.every((need) => said.includes(need)) ? own.length : 0
  })
  const most = Math.max(0, ...fits)
  return most === 0 ? -1 : fits.indexOf(most)
}

/** Adds a guest's answer to the table: in the place that it has got already, otherwise in that of the guest
 * with the same name, of somebody without a name who was counted with the same needs or with some of them, in
 * the first empty place, or at the end. Null if the table is full. */
export function withGuest(guests: readonly GuestDraft[], guest: GuestDraft): GuestDraft[] | null {
  const key = nameKey(guest)
  const signs: ((one: GuestDraft) => boolean)[] = [
    ({ answer }) => answer !== undefined && answer === guest.answer,
    (one) => key !== '' && nameKey(one) === key,
    (one) => hasSameNeeds(one, guest),
    isNobody,
  ]
  const [seat, name, same, empty] = signs.map((isPlace) => guests.findIndex(isPlace))
  const place = [seat, name, same, fittingPlace(guests, guest), empty].find(
    (index) => index !== undefined && index >= 0,
  )
  if (place !== undefined) return guests.map((one, index) => (index === place ? withMore(one, guest) : one))
  return guests.length < EVENING_LIMITS.guests.max ? [...guests, guest] : null
}
