/** Compares and merges two versions of one evening, edited in two places.
 *
 * Units   forms as typed.
 * Source  the merge takes the union of dietary restrictions, so that none is lost.
 * Valid   any two forms. */
import { type EveningDraft, FIRST_GUEST, type GuestDraft, requestOfDraft } from './evening-draft.ts'
import { EVENING_LIMITS } from './evening-fields.ts'
import { isNobody, isSameName, withMore } from './kept-evening.ts'

export type GuestDifference = { mine: GuestDraft | null; theirs: GuestDraft | null }

const textOf = ({ name, needs, allergies, answer: _answer, ...guest }: GuestDraft): string =>
  JSON.stringify([name.trim(), needs.toSorted(), allergies.toSorted(), guest])

const isNamed = ({ name }: GuestDraft) => name.trim() !== ''

const SIGNS: readonly ((one: GuestDraft, other: GuestDraft) => boolean)[] = [
  (one, other) => textOf(one) === textOf(other),
  (one, other) => isNamed(one) && isSameName(one, other),
  (one, other) =>
    isNamed(one) !== isNamed(other) &&
    !isNobody({ ...one, name: '' }) &&
    textOf({ ...one, name: '' }) === textOf({ ...other, name: '' }),
]

function paired(mine: readonly GuestDraft[], theirs: readonly GuestDraft[]): GuestDifference[] {
  const left = [...theirs]
  const pairs = mine.map((guest): { mine: GuestDraft; theirs: GuestDraft | null } => ({
    mine: guest,
    theirs: null,
  }))
  for (const areOne of SIGNS)
    for (const pair of pairs) {
      const place = pair.theirs ? -1 : left.findIndex((other) => areOne(pair.mine, other))
      if (place >= 0) pair.theirs = left.splice(place, 1)[0] ?? null
    }
  return [...pairs, ...left.map((guest) => ({ mine: null, theirs: guest }))]
}

const isPlain = (guest: GuestDraft) => isNobody(guest) && guest.appetite === FIRST_GUEST.appetite

export const guestDifferences = (mine: EveningDraft, theirs: EveningDraft): GuestDifference[] =>
  paired(mine.guests, theirs.guests).filter(
    ({ mine: one, theirs: other }) =>
      [one, other].some((guest) => guest && !isPlain(guest)) &&
      !(one && other && textOf(one) === textOf(other)),
  )

export function fieldDifferences(mine: EveningDraft, theirs: EveningDraft): (keyof EveningDraft)[] {
  const meaning = (draft: EveningDraft, field: keyof EveningDraft) =>
    JSON.stringify(requestOfDraft({ ...mine, [field]: draft[field] }, { timeZone: '', checkTime: false }))
  return (Object.keys(mine) as (keyof EveningDraft)[]).filter((field) => {
    if (field === 'guests') return false
    if (field === 'guestCount') return mine.guests.length !== theirs.guests.length
    if (field === 'from') return mine.from !== theirs.from
    return meaning(mine, field) !== meaning(theirs, field)
  })
}

/** The guests of both versions, each with the restrictions of both. Guests without data fill the list up to
 * the length of the longer version. Null if there are too many guests for one evening. */
export function unitedGuests(
  mine: readonly GuestDraft[],
  theirs: readonly GuestDraft[],
): GuestDraft[] | null {
  const all = paired(mine, theirs).flatMap(({ mine: one, theirs: other }) =>
    one && other
      ? { ...withMore(other, one), name: isNamed(one) ? one.name : other.name }
      : (one ?? other ?? []),
  )
  const known = all.filter((guest) => !isNobody(guest))
  const count = Math.max(mine.length, theirs.length, known.length)
  if (count > EVENING_LIMITS.guests.max) return null
  return [...known, ...all.filter(isNobody)].slice(0, count)
}

type Planned = Readonly<{ pizzas: readonly Readonly<{ name: string; count: number }>[] }>

export const pizzasInWords = (sheet: Planned | null | undefined): string | undefined =>
  sheet?.pizzas
    .map(({ name, count }) => `${count} ${name}`)
    .toSorted()
    .join(', ')
