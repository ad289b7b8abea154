/** Finds the best menu: the pizzas, and who eats which.
 *
 * Units   points of `score.ts`, appetites in half pizzas.
 * Source  a search without empirical constants. A pizza is skipped if enough others could replace it for
 *         every guest (`menu-table.ts`). Sets of pizzas are tried by increasing lower bound of their cost
 *         (`pizza-sets.ts`), until no other set can be better. `share-out.ts` assigns the pizzas of a set
 *         to the guests.
 * Valid   `EVENING_LIMITS`. Deterministic, in a limited number of steps (`steps.ts`). The result is optimal
 *         up to six guests and eight pizzas. Larger tables get the best menu found within the limit. */

import { EVENING_LIMITS } from '../evening-fields.ts'
import type { Guest } from '../evening-request.ts'
import type { PizzaToBake } from '../oven/queue.ts'
import { counting } from './count-pieces.ts'
import type { EveningPizza } from './evening-pizza.ts'
import { type Column, countOf, type MenuTable, menuTable, withoutReplaceable } from './menu-table.ts'
import type { Table } from './piece-of.ts'
import { type PizzaSet, setsInOrder, weighed } from './pizza-sets.ts'
import { type Shared, sharing } from './share-out.ts'
import { SEARCH_LIMITS, type Steps } from './steps.ts'

/** Finds a few pizzas that serve everybody, to check that a menu exists.
 *
 * Source  a search: the guest with the fewest options chooses first. Pizzas that suit the most guests are
 *         tried first.
 * Valid   `EVENING_LIMITS`. After `SEARCH_LIMITS.coverSteps` steps the search ends and reports no menu. */
type Limits = { maxPizzas: number; maxDoughs: number; table?: Table; pinned?: readonly string[] }

const EACH: Table = { service: 'each', oven: { panLengthCm: 40, panWidthCm: 30 } }

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

export type Choice = {
  score: number
  /** Where all share, the pieces in the order of the oven. */
  order: PizzaToBake[] | null
  /** The shares of each guest. */
  shares: Share[][]
  pieces: Map<EveningPizza, number>
}

export type Share = { pizza: EveningPizza; units: number }

const sharer = (
  table: MenuTable,
  most: number,
  steps: Steps,
): ((set: readonly Column[], below?: number) => Shared) =>
  table.isShared ? counting(table, steps) : sharing(table, most, steps)

const MOST_EACH = EVENING_LIMITS.maxPizzas.max

const within = ({ maxPizzas, maxDoughs }: Limits, { halves, isShared }: MenuTable) => ({
  // With one pizza for each there are no more kinds than guests.
  maxPizzas: isShared ? maxPizzas : Math.min(maxPizzas, halves.length, MOST_EACH),
  maxDoughs,
})

export function chooseMenu(
  guests: readonly Guest[],
  pizzas: readonly EveningPizza[],
  mayEat: (guest: number, pizza: number) => boolean,
  limits: Limits,
  steps: Steps = { count: 0 },
): Choice | null {
  const all = menuTable(guests, pizzas, mayEat, { table: limits.table ?? EACH, pinned: limits.pinned })
  const { maxPizzas, maxDoughs } = within(limits, all)
  const table = withoutReplaceable(all, maxPizzas, steps)
  const first = cover(table, { maxPizzas, maxDoughs }, steps)
  if (first === null) return null
  const share = sharer(table, maxPizzas, steps)
  const sets = setsInOrder(table, first, { most: maxPizzas, maxDoughs }, steps)
  const end = steps.count + SEARCH_LIMITS.shareSteps
  let best: { set: readonly Column[]; shared: Shared } | undefined
  for (const { set, least } of sets) {
    const isLate = steps.count > end && (!table.isShared || Number.isFinite(best?.shared.score))
    if (best && (least >= best.shared.score || isLate)) break
    const shared = share(set, best?.shared.score)
    if (!best || shared.score < best.shared.score) best = { set, shared }
  }
  // What serves everybody is among the sets, unless it lacks what is pinned.
  if (!best || best.shared.score === Number.POSITIVE_INFINITY) return null
  const { set, shared } = best
  const { units, order } = shared.dealt()
  const pieces = shared.pieces()
  const pizzaOf = (index: number) => pizzas[set[index]?.place ?? -1] as EveningPizza
  return {
    score: shared.score,
    order: order?.map(({ kind, portions }) => ({ pizza: pizzaOf(kind), portions })) ?? null,
    shares: units.map((own) =>
      own.flatMap((some, index) => (some > 0 ? [{ pizza: pizzaOf(index), units: some }] : [])),
    ),
    pieces: new Map(pieces.flatMap((count, index) => (count > 0 ? [[pizzaOf(index), count]] : []))),
  }
}

const ALTERNATIVES = 2
/** Others that are looked at for each pizza. */
const TRIED = 24

type Kept = { limits: Limits; choice: Choice }

/** For each chosen pizza the best others, of two families if there are, in whose place everybody still has one
 * and every other pizza is baked as often as before; who has his own keeps it, unless it is the one that changes. */
export function alternatives(
  guests: readonly Guest[],
  pizzas: readonly EveningPizza[],
  mayEat: (guest: number, pizza: number) => boolean,
  { limits, choice: { pieces, shares } }: Kept,
): Map<EveningPizza, EveningPizza[]> {
  const pizzaOf = ({ place }: Column) => pizzas[place] as EveningPizza
  const table = menuTable(guests, pizzas, mayEat, { table: limits.table ?? EACH })
  const kept = (column: Column, pizza: EveningPizza): Column => ({
    ...column,
    isPinned: true,
    pinnedCount: pieces.get(pizza) ?? null,
  })
  const menu = table.columns.filter((column) => pieces.has(pizzaOf(column)))
  const others = table.columns.filter((column) => !pieces.has(pizzaOf(column)))
  const { maxPizzas, maxDoughs } = within(limits, table)
  const steps = { count: 0 }
  const share = sharer(table, maxPizzas, steps)
  const isKept = (set: readonly Column[]) => {
    const counts = share(set).pieces()
    return counts.length > 0 && set.every(({ pinnedCount }, kind) => counts[kind] === pinnedCount)
  }
  const eatersOf = (column: Column) =>
    shares.reduce(
      (bits, own, guest) => bits | (own.some(({ pizza }) => pizza === pizzaOf(column)) ? 1 << guest : 0),
      0,
    )
  const insteadOf = (changed: Column): EveningPizza[] => {
    const eaters = table.isShared ? 0 : eatersOf(changed)
    const sets = others
      .filter(({ isFor }) => (eaters & ~isFor) === 0)
      .map((one) => menu.map((column) => kept(column === changed ? one : column, pizzaOf(column))))
      .filter(
        (set) =>
          set.reduce((served, { isFor }) => served | isFor, 0) === table.everybody &&
          new Set(set.map(({ doughKind }) => doughKind)).size <= maxDoughs,
      )
      .map((set) => weighed(table, set, steps))
      .sort((one, other) => one.least - other.least)
      .slice(0, TRIED)
    const found: Column[] = []
    const alike: typeof sets = []
    const look = ({ set }: PizzaSet) => {
      const one = set[menu.indexOf(changed)]
      if (one && found.length < ALTERNATIVES && isKept(set)) found.push(one)
    }
    for (const one of sets) {
      const family = one.set[menu.indexOf(changed)]?.family
      if (found.some((other) => other.family === family)) alike.push(one)
      else look(one)
    }
    for (const one of alike) look(one)
    return found.map(pizzaOf)
  }
  return new Map(menu.map((column) => [pizzaOf(column), insteadOf(column)]))
}

export function isServed(
  guests: readonly Guest[],
  pizzas: readonly EveningPizza[],
  mayEat: (guest: number, pizza: number) => boolean,
  limits: Limits,
): boolean {
  const table = menuTable(guests, pizzas, mayEat, { table: limits.table ?? EACH })
  return cover(table, within(limits, table), { count: 0 }) !== null
}
