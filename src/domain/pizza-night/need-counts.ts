/** Guests counted by what they may not eat: each counted guest is another person.
 *
 * Units   persons.
 * Source  the form's guests; nothing is stored besides them.
 * Valid   any guests. A number that the table has no room for becomes the highest that it has. Names, wishes,
 *         and guests with more than one need or an allergy stay as they are. */
import type { GuestDraft } from './evening-draft.ts'
import type { Need } from './evening-request.ts'
import { groupsBy, listed } from './guest-groups.ts'
import { isNobody, saysNeeds } from './kept-evening.ts'

type Guests = readonly GuestDraft[]

const needsOnly = ({ needs, allergies }: GuestDraft, need: Need): boolean =>
  needs.length === 1 && needs[0] === need && allergies.length === 0

export const countOf = (guests: Guests, need: Need): number =>
  guests.filter((guest) => needsOnly(guest, need)).length

/** True if a counter says everything that is known of the guest. */
export const isCounted = (guest: GuestDraft): boolean =>
  isNobody({ ...guest, needs: [], allergies: [] }) && guest.needs.length < 2 && guest.allergies.length === 0

const isUnnamed = ({ name }: GuestDraft) => name.trim() === ''
const placesOf = (guests: Guests, may: (guest: GuestDraft) => boolean): number[] =>
  guests.flatMap((guest, place) => (isUnnamed(guest) && may(guest) ? [place] : []))

/** The place of the next person with needs: somebody of whom nothing is known, else who has said no need. */
export function freePlace(guests: Guests): number | undefined {
  const places = placesOf(guests, (guest) => !saysNeeds(guest))
  return places.find((place) => isNobody(guests[place] as GuestDraft)) ?? places[0]
}

function placeWith(guests: Guests, need: Need): number | undefined {
  const places = placesOf(guests, (guest) => needsOnly(guest, need))
  return places.findLast((place) => isCounted(guests[place] as GuestDraft)) ?? places.at(-1)
}

const withNeeds = (guests: Guests, at: number, needs: Need[]): GuestDraft[] =>
  guests.map((guest, place) => (place === at ? { ...guest, needs } : guest))

export function withCount(guests: Guests, need: Need, count: number): GuestDraft[] {
  const now = countOf(guests, need)
  const place = count > now ? freePlace(guests) : count < now ? placeWith(guests, need) : undefined
  return place === undefined
    ? [...guests]
    : withCount(withNeeds(guests, place, count > now ? [need] : []), need, count)
}

/** Gives a counted guest one more need. Somebody else with this need alone was the same person, and is
 * counted no more. */
export function withBoth(guests: Guests, at: number, need: Need): GuestDraft[] {
  const twin = placesOf(guests, (guest) => needsOnly(guest, need)).findLast((place) => place !== at)
  const alone = twin === undefined ? guests : withNeeds(guests, twin, [])
  return withNeeds(alone, at, [...(guests[at]?.needs ?? []), need])
}

/** How one and how many are called. A pregnancy stays untold, as on the menu. */
const CALLED: Readonly<Record<Need, readonly [string, string]>> = {
  vegana: ['vegano', 'vegani'],
  vegetariana: ['vegetariano', 'vegetariani'],
  celiachia: ['celiaco', 'celiaci'],
  'senza lattosio': ['senza lattosio', 'senza lattosio'],
  gravidanza: ['con altre esigenze', 'con altre esigenze'],
}
const ALLERGIC = ['con allergie', 'con allergie'] as const

/** '2 vegani, 1 celiaco, 1 vegetariano e con allergie'; '' where nobody has said a need. */
export function needsText(guests: Guests): string {
  const places = [...guests.keys()].filter((place) => saysNeeds(guests[place] as GuestDraft))
  const wordsOf = ({ needs, allergies }: GuestDraft) => [
    ...needs.map((need) => CALLED[need]),
    ...(allergies.length > 0 ? [ALLERGIC] : []),
  ]
  return groupsBy(places, (place) => JSON.stringify(wordsOf(guests[place] as GuestDraft)))
    .map(({ places: { length }, text }) => {
      const words = JSON.parse(text) as [string, string][]
      return `${length} ${listed(words.map(([one, many]) => (length === 1 ? one : many)))}`
    })
    .join(', ')
}
