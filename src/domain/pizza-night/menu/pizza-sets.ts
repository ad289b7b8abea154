/** Sets of pizzas that have something for everybody, those first that may cost least.
 *
 * Units   points of `score.ts`, half pizzas.
 * Source  the least is a bound, not an estimate: who finds his wish in the set gets it, since no other pizza can make up for
 *         a wish at a table within `EVENING_LIMITS`; the rest takes the cheapest half, and the halves are spread as evenly
 *         as those allow who may eat only some of the set.
 * Valid   `EVENING_LIMITS`. More than `SEARCH_LIMITS.sets` are not weighed: then only some pizzas are looked at, each
 *         guest in turn naming the best for him that nobody has named, the choosiest first. */
import { type Column, countOf, type MenuTable } from './menu-table.ts'
import { doughPoints, spreadPoints, WISH } from './score.ts'
import { SEARCH_LIMITS, type Steps } from './steps.ts'

export type PizzaSet = { set: readonly Column[]; least: number }

/** Who finds his wish in the set. */
export function metBy(set: readonly Column[]): number {
  let met = 0
  for (const { isWishedBy } of set) met |= isWishedBy
  return met
}

/** The places in the set, as bits, between which a guest chooses. */
export function optionsIn(set: readonly Column[], guest: number, met: number): number {
  const isMet = ((met >> guest) & 1) === 1
  let options = 0
  for (let index = 0; index < set.length; index += 1) {
    const column = set[index]
    if (column && ((isMet ? column.isWishedBy : column.isFor) >> guest) & 1) options |= 1 << index
  }
  return options
}

/** How many pizzas have no more than that many sets of up to `most`. */
function pizzasFor(most: number): number {
  const sets = (count: number) => {
    let sum = 0
    let choose = 1
    for (let size = 1; size <= most; size += 1) {
      choose = (choose * (count - size + 1)) / size
      sum += choose
    }
    return sum
  }
  let count = most
  while (sets(count + 1) <= SEARCH_LIMITS.sets) count += 1
  return count
}

/** `columns`, or as many of them as can be weighed, with those that serve everybody. */
function looked({ columns, halves }: MenuTable, first: readonly Column[], most: number): Column[] {
  const room = pizzasFor(most)
  if (columns.length <= room) return [...columns]
  const named = new Set(first)
  const rows = halves
    .map((_, guest) =>
      columns
        .filter(({ isFor }) => (isFor >> guest) & 1)
        .sort(
          (one, other) =>
            ((other.isWishedBy >> guest) & 1) - ((one.isWishedBy >> guest) & 1) ||
            one.points - other.points ||
            countOf(other.isFor) - countOf(one.isFor) ||
            one.place - other.place,
        ),
    )
    .sort((one, other) => one.length - other.length)
  while (named.size < room)
    for (const row of rows) {
      const next = named.size < room ? row.find((column) => !named.has(column)) : undefined
      if (next) named.add(next)
    }
  return columns.filter((column) => named.has(column))
}

export function setsInOrder(
  table: MenuTable,
  first: readonly Column[],
  { most, maxDoughs }: { most: number; maxDoughs: number },
  steps: Steps,
): PizzaSet[] {
  const columns = looked(table, first, most)
  const sets: PizzaSet[] = []
  const grow = (set: readonly Column[], from: number, served: number, doughs: readonly string[]) => {
    columns.slice(from).forEach((column, index) => {
      const kinds = doughs.includes(column.doughKind) ? doughs : [...doughs, column.doughKind]
      if (kinds.length > maxDoughs) return
      const grown = [...set, column]
      const all = served | column.isFor
      if (all === table.everybody) sets.push(weighed(table, grown, doughPoints(kinds.length), steps))
      if (grown.length < most) grow(grown, from + index + 1, all, kinds)
    })
  }
  grow([], 0, 0, [])
  return sets.sort((one, other) => one.least - other.least)
}

function weighed(
  { halves, total, wishers }: MenuTable,
  set: readonly Column[],
  doughs: number,
  steps: Steps,
): PizzaSet {
  const places = 1 << set.length
  /** Half pizzas of those who choose between exactly these places. */
  const exactly = new Int32Array(places)
  const met = metBy(set)
  let points = WISH * countOf(wishers & ~met) + doughs
  for (let guest = 0; guest < halves.length; guest += 1) {
    const own = halves[guest] ?? 0
    const options = optionsIn(set, guest, met)
    let cheapest = Number.POSITIVE_INFINITY
    for (let index = 0; index < set.length; index += 1)
      if ((options >> index) & 1) cheapest = Math.min(cheapest, set[index]?.points ?? 0)
    points += cheapest * own
    exactly[options] = (exactly[options] ?? 0) + own
  }
  steps.count += halves.length * set.length + places ** 2
  return { set, least: points + leastSpread(exactly, total, set.length) }
}

/** The least that `spreadPoints` can come to: those who choose only among some places fill these. */
function leastSpread(exactly: Int32Array, total: number, count: number): number {
  let least = evenSquares(total, count)
  for (let some = 1; some < exactly.length - 1; some += 1) {
    let own = 0
    for (let part = some; part !== 0; part = (part - 1) & some) own += exactly[part] ?? 0
    const places = countOf(some)
    if (own * count > total * places)
      least = Math.max(least, evenSquares(own, places) + evenSquares(total - own, count - places))
  }
  return least + (total % 2 === 0 ? 0 : spreadPoints(1) - 1)
}

function evenSquares(total: number, count: number): number {
  const low = Math.floor(total / count)
  const higher = total - low * count
  return higher * (low + 1) ** 2 + (count - higher) * low ** 2
}
