/** Questions to the traditions: who meets whom, and how near a set of ingredients is to a dish with a name.
 *
 * Valid   any ids; olive oil belongs to nearly every dish and meets everybody who is in one. */
import { TRADITIONS } from '#knowledge/traditions.ts'
import type { Tradition } from './tradition.ts'

const OIL = 'olio-evo'

/** For each id, whom it meets and in which dishes: two ids meet when they fill two different places of a dish. */
const MEETINGS = new Map<string, Map<string, Set<string>>>()

function noteMeeting(one: string, other: string, dish: string) {
  const own = MEETINGS.get(one) ?? new Map<string, Set<string>>()
  MEETINGS.set(one, own.set(other, (own.get(other) ?? new Set()).add(dish)))
}

for (const { name, places, takesOil } of TRADITIONS) {
  for (const [at, place] of places.entries()) {
    const others = places.filter((_, index) => index !== at).flat()
    for (const one of place) {
      if (takesOil) {
        noteMeeting(one, OIL, name)
        noteMeeting(OIL, one, name)
      }
      for (const other of others) if (one !== other) noteMeeting(one, other, name)
    }
  }
}

const IN_TRADITION: ReadonlySet<string> = new Set([
  OIL,
  ...TRADITIONS.filter(({ isModern }) => !isModern).flatMap(({ places }) => places.flat()),
])

export const inTradition = (id: string): boolean => IN_TRADITION.has(id)

/** Names of the dishes in which both are, in the order of the list. */
export const dishesOf = (one: string, other: string): string[] => [...(MEETINGS.get(one)?.get(other) ?? [])]

export type DishFit = Readonly<{
  name: string
  /** Share of everything in the set or the dish that is in both, 0-1: 1 is the dish itself. */
  share: number
  /** For each place that is still free, the first id that could take it. */
  missing: readonly string[]
  filled: number
  /** How many of the set have no place in the dish. */
  left: number
  /** Whether the dish has olive oil that the set does not bring. */
  wantsOil: boolean
}>

function fitOf({ name, places, takesOil }: Tradition, ids: ReadonlySet<string>): DishFit {
  const free = new Set(ids)
  const hasOil = free.delete(OIL)
  const missing: string[] = []
  for (const place of places) {
    const taken = place.find((id) => free.has(id))
    if (taken === undefined) missing.push(place[0] as string)
    else free.delete(taken)
  }
  const filled = places.length - missing.length
  return {
    name,
    share: filled / (places.length + free.size),
    missing,
    filled,
    left: free.size,
    wantsOil: takesOil && !hasOil,
  }
}

/** The dish that is nearest to the set; olive oil does not count. */
export function nearestDish(ids: readonly string[]): DishFit {
  const set = new Set(ids)
  return TRADITIONS.map((dish) => fitOf(dish, set)).reduce((best, fit) =>
    fit.share > best.share ? fit : best,
  )
}
