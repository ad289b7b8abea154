/** Evenings that are kept: how many, for how long, and what becomes of their guests.
 *
 * Units   days, counts, milliseconds since 1970 UTC (`…Ms`).
 * Source  the 30 days are the site's own promise (privacy page); limits: [stima].
 * Valid   any text that a form may hold: what cannot be read has its first value. */

import { formatDay } from '#domain/words/clock-format.ts'
import { namesIn } from '#domain/words/form-fields.ts'
import { type EveningDraft, FIRST_GUEST, type GuestDraft } from './evening-draft.ts'
import { EVENING_LIMITS } from './evening-fields.ts'
import { draftOfStored } from './kept-draft.ts'

export const KEPT_LIMITS = {
  /** Per account. */
  evenings: 50,
  /** Per browser without an account: it stores whole plans, some tens of kilobytes each. */
  eveningsOfVisitor: 10,
  guests: 60,
  /** To one invitation. */
  answers: 40,
  titleLength: 60,
  /** Length of what a guest types as dislikes. */
  dislikesLength: 200,
} as const

/** Needs are forgotten a day sooner than the 30 that are promised: who forgets them looks once a day. */
const NEEDS_KEPT_DAYS = 29
const DAY_MS = 24 * 3600 * 1000

/** An evening that began before this instant is remembered without what its guests may not eat. */
export const needsUntilMs = (nowMs: number): number => nowMs - NEEDS_KEPT_DAYS * DAY_MS

/** For whoever makes such an evening again. */
export const NEEDS_FORGOTTEN =
  'Che cosa non potevano mangiare gli ospiti lo abbiamo dimenticato dopo un mese: scrivilo di nuovo.'

/** A deleted evening can be had back as long as it is in the bin. */
export const BIN_DAYS = 1

/** The form as it was kept; null for what is none. */
export const keptDraft = (value: unknown): EveningDraft | null => draftOfStored(JSON.stringify(value), '')

/** 'Serata di sabato 28 novembre'. */
export const eveningTitle = (bakeAtMs: number, timeZone: string): string =>
  `Serata di ${formatDay(bakeAtMs, timeZone)}`

/** The same evening, of whose guests only name and appetite are left. */
export const withoutNeeds = (draft: EveningDraft): EveningDraft => ({
  ...draft,
  guests: draft.guests.map(({ name, appetite }) => ({ ...FIRST_GUEST, name, appetite })),
})

/** It contains a special category of personal data, which is stored only with consent. */
export const saysNeeds = ({ needs, allergies }: Pick<GuestDraft, 'needs' | 'allergies'>): boolean =>
  needs.length > 0 || allergies.length > 0

type Named = Pick<GuestDraft, 'name'>
const nameKey = ({ name }: Named) => name.trim().toLocaleLowerCase('it')
export const isSameName = (one: Named, other: Named): boolean => nameKey(one) === nameKey(other)
export const isNobody = (guest: GuestDraft) =>
  guest.name.trim() === '' && !saysNeeds(guest) && guest.dislikes.trim() === '' && guest.wish === ''

/** What the form holds when these sit down. */
export const atTable = (guests: GuestDraft[]): Pick<EveningDraft, 'guestCount' | 'guests'> => ({
  guestCount: String(guests.length),
  guests,
})

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])]

/** Somebody of whom more is said: nothing that he may not eat is lost, whoever said it. */
export const withMore = (known: GuestDraft, said: GuestDraft): GuestDraft => ({
  ...said,
  needs: union(known.needs, said.needs),
  allergies: union(known.allergies, said.allergies),
  dislikes: union(namesIn(known.dislikes), namesIn(said.dislikes))
    .join(', ')
    .slice(0, KEPT_LIMITS.dislikesLength),
  wish: said.wish === '' ? known.wish : said.wish,
})

/** Takes back what `withGuest` has done, and nothing that was changed since. */
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

/** The guests with this one among them: in the place of his name, else in the first empty one, else at the end. Null where
 * the table is full. */
export function withGuest(guests: readonly GuestDraft[], guest: GuestDraft): GuestDraft[] | null {
  const key = nameKey(guest)
  const named = key === '' ? -1 : guests.findIndex((one) => nameKey(one) === key)
  const place = named >= 0 ? named : guests.findIndex(isNobody)
  if (place >= 0)
    return guests.map((one, index) => (index === place ? (named >= 0 ? withMore(one, guest) : guest) : one))
  return guests.length < EVENING_LIMITS.guests.max ? [...guests, guest] : null
}
