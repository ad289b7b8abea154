/** Finds the best menu: the pizzas, and who eats which.
 *
 * Units   points of `score.ts`, appetites in half pizzas.
 * Source  a search without empirical constants. A pizza is skipped if enough others could replace it for
 *         every guest (`menu-table.ts`). Sets of pizzas are tried by increasing lower bound of their cost
 *         (`pizza-sets.ts`), until no other set can be better. `share-out.ts` assigns the pizzas of a set
 *         to the guests.
 * Valid   `EVENING_LIMITS`. Deterministic, in a limited number of steps (`steps.ts`). The result is optimal
 *         up to six guests and eight pizzas. Larger tables get the best menu found within the limit. */

import type { Guest } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'
import { type Column, countOf, type MenuTable, menuTable, withoutReplaceable } from './menu-table.ts'
import { setsInOrder } from './pizza-sets.ts'
import { type Shared, sharing } from './share-out.ts'
import { SEARCH_LIMITS, type Steps } from './steps.ts'

/** Finds a few pizzas that serve everybody, to check that a menu exists.
 *
 * Source  a search: the guest with the fewest options chooses first. Pizzas that suit the most guests are
 *         tried first.
 * Valid   `EVENING_LIMITS`. After `SEARCH_LIMITS.coverSteps` steps the search ends and reports no menu. */
type Limits = { maxPizzas: number; maxDoughs: number }

function cover(
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

export type Choice = { chosen: EveningPizza[]; score: number }

const within = ({ maxPizzas, maxDoughs }: Limits, { halves }: MenuTable): Limits => ({
  maxPizzas: Math.min(maxPizzas, halves.length),
  maxDoughs,
})

export function chooseMenu(
  guests: readonly Guest[],
  pizzas: readonly EveningPizza[],
  mayEat: (guest: number, pizza: number) => boolean,
  limits: Limits,
  steps: Steps = { count: 0 },
): Choice | null {
  const all = menuTable(guests, pizzas, mayEat)
  const { maxPizzas, maxDoughs } = within(limits, all)
  const table = withoutReplaceable(all, maxPizzas, steps)
  const first = cover(table, { maxPizzas, maxDoughs }, steps)
  if (first === null) return null
  const share = sharing(table, maxPizzas, steps)
  const sets = setsInOrder(table, first, { most: maxPizzas, maxDoughs }, steps)
  const end = steps.count + SEARCH_LIMITS.shareSteps
  let best: { set: readonly Column[]; shared: Shared } | undefined
  for (const { set, least } of sets) {
    if (best && (least >= best.shared.score || steps.count > end)) break
    const shared = share(set)
    if (!best || shared.score < best.shared.score) best = { set, shared }
  }
  if (!best) throw new Error('what serves everybody is among the sets')
  const { set, shared } = best
  const chosen = shared.picks.map((pick) => pizzas[set[pick]?.place ?? -1] as EveningPizza)
  return { chosen, score: shared.score }
}

export function isServed(
  guests: readonly Guest[],
  pizzas: readonly EveningPizza[],
  mayEat: (guest: number, pizza: number) => boolean,
  limits: Limits,
): boolean {
  const table = menuTable(guests, pizzas, mayEat)
  return cover(table, within(limits, table), { count: 0 }) !== null
}
