/** The best menu: which pizzas, and who eats which.
 *
 * Units   points of `score.ts`, appetites in half pizzas.
 * Source  a search, no empirical constant. A pizza that enough others could replace, whoever eats it, is not looked at
 *         (`menu-table.ts`). Sets of pizzas are tried in the order of the least that they can cost (`pizza-sets.ts`), until
 *         no other can be better; each is shared out among the guests (`share-out.ts`).
 * Valid   `EVENING_LIMITS`. The same input gives the same answer after the same steps, at most `MOST_STEPS` and the squared
 *         number of pizzas. Up to six guests and eight pizzas it is a best one; a table that asks for more steps gets the best
 *         that was found. */

import { EVENING_LIMITS } from '../evening-fields.ts'
import type { Guest } from '../evening-request.ts'
import { cover, type Limits } from './cover.ts'
import type { EveningPizza } from './evening-pizza.ts'
import { type Column, type MenuTable, menuTable, withoutReplaceable } from './menu-table.ts'
import { setsInOrder } from './pizza-sets.ts'
import { type Shared, sharing } from './share-out.ts'
import { SEARCH_LIMITS, type Steps } from './steps.ts'

export type Choice = { chosen: EveningPizza[]; score: number }

const most = EVENING_LIMITS.maxPizzas.max
/** Of one sharing: it is not broken off. */
const SHARING = EVENING_LIMITS.guests.max * SEARCH_LIMITS.sums * 2 * most
const WEIGHING = SEARCH_LIMITS.sets * (EVENING_LIMITS.guests.max * most + (1 << most) ** 2)
export const MOST_STEPS = SEARCH_LIMITS.coverSteps + 1 + WEIGHING + SEARCH_LIMITS.shareSteps + SHARING

/** A pizza is eaten by somebody. */
const within = ({ maxPizzas, maxDoughs }: Limits, { halves }: MenuTable): Limits => ({
  maxPizzas: Math.min(maxPizzas, halves.length),
  maxDoughs,
})

/** Null where no menu within the limits has something for everybody. */
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

/** Whether some menu has something for everybody. */
export function isServed(
  guests: readonly Guest[],
  pizzas: readonly EveningPizza[],
  mayEat: (guest: number, pizza: number) => boolean,
  limits: Limits,
): boolean {
  const table = menuTable(guests, pizzas, mayEat)
  return cover(table, within(limits, table), { count: 0 }) !== null
}
