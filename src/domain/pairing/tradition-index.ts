/** Finds the traditional dishes that contain two ingredients, and the named dish nearest to a set of
 * ingredients.
 *
 * Valid   any ids. In a dish with oil, olive oil counts as a partner of all its ingredients. */

import { TRADITIONS } from '#knowledge/traditions.ts'
import type { Tradition } from './ingredient.ts'

const OIL = 'olio-evo'

/** For each ingredient: its partners, and the dishes that contain both. Ingredients for the same place of a
 * dish are alternatives, not partners. */
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

export const dishesOf = (one: string, other: string): string[] => [...(MEETINGS.get(one)?.get(other) ?? [])]

export type DishFit = Readonly<{
  name: string
  /** Filled places divided by the sum of all places and left-over ingredients, 0 to 1. Olive oil does not
   * count. */
  share: number
  missing: readonly string[]
  filled: number
  left: number
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

export function nearestDish(ids: readonly string[]): DishFit {
  const set = new Set(ids)
  return TRADITIONS.map((dish) => fitOf(dish, set)).reduce((best, fit) =>
    fit.share > best.share ? fit : best,
  )
}
