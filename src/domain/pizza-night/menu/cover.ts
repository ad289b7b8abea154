/** Finds a few pizzas that serve everybody, to check that a menu exists.
 *
 * Source  a search: the guest with the fewest options chooses first. Pizzas that suit the most guests are
 *         tried first.
 * Valid   `EVENING_LIMITS`. After `SEARCH_LIMITS.coverSteps` steps the search ends and reports no menu. */
import { type Column, countOf, type MenuTable } from './menu-table.ts'
import { SEARCH_LIMITS, type Steps } from './steps.ts'

export type Limits = { maxPizzas: number; maxDoughs: number }

export function cover(
  { columns, halves, everybody }: MenuTable,
  { maxPizzas, maxDoughs }: Limits,
  steps: Steps,
): Column[] | null {
  const options = halves.map((_, guest) =>
    columns
      .filter(({ isFor }) => (isFor >> guest) & 1)
      .sort((one, other) => countOf(other.isFor) - countOf(one.isFor) || one.place - other.place),
  )
  const choosy = options
    .map((_, guest) => guest)
    .sort((one, other) => (options[one] ?? []).length - (options[other] ?? []).length)
  const end = steps.count + SEARCH_LIMITS.coverSteps
  const grow = (set: readonly Column[], served: number): Column[] | null => {
    if (served === everybody) return [...set]
    if (set.length === maxPizzas) return null
    const next = choosy.find((guest) => !((served >> guest) & 1)) ?? 0
    for (const column of options[next] ?? []) {
      steps.count += 1
      if (steps.count > end) return null
      if (set.length === maxPizzas - 1 && (served | column.isFor) !== everybody) continue
      const doughs = new Set([...set, column].map(({ doughKind }) => doughKind)).size
      const found = doughs > maxDoughs ? null : grow([...set, column], served | column.isFor)
      if (found) return found
    }
    return null
  }
  return grow([], 0)
}
