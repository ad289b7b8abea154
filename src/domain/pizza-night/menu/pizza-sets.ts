/** Finds sets of pizzas that have something for every guest, and tries the cheapest lower bound first.
 *
 * Units   points of `score.ts`, half pizzas.
 * Source  the cost is a lower bound, not an estimate. A guest whose wish is in the set gets it. Every
 *         other guest takes the cheapest suitable pizza. The half pizzas are spread as evenly as the
 *         restrictions of the guests allow. Where all share, a guest may eat of everything, and more is
 *         baked than eaten.
 * Valid   `EVENING_LIMITS`. At most `SEARCH_LIMITS.sets` sets are evaluated. With more sets, only some
 *         pizzas are used: each guest in turn chooses one, beginning with the guest who has the fewest
 *         options. */
import { type Column, costOf, countOf, isFree, type MenuTable, optionsOf } from './menu-table.ts'
import { alikePoints, bakedPoints, doughPoints, lonePoints, NO_CLASSIC, spreadPoints, WISH } from './score.ts'
import { SEARCH_LIMITS, type Steps } from './steps.ts'

export type PizzaSet = { set: readonly Column[]; least: number }

export function metBy(set: readonly Column[]): number {
  let met = 0
  for (const { isWishedBy } of set) met |= isWishedBy
  return met
}

/** What a set costs as a whole: its doughs, pizzas that resemble each other, and no classic. */
export const setPoints = (set: readonly Column[]): number =>
  doughPoints(new Set(set.map(({ doughKind }) => doughKind)).size) +
  alikePoints(set.map(({ family }) => family)) +
  (set.some(({ isClassic }) => isClassic) ? 0 : NO_CLASSIC)

/** Guests who eat of one kind, while those who eat wheat share several. */
export function lonePointsOf({ units, isSliced }: MenuTable, set: readonly Column[]): number {
  const wheat = set.filter((column) => !isFree(column))
  if (!isSliced || wheat.length < 2) return 0
  return lonePoints(units.filter((_, guest) => countOf(optionsOf(wheat, guest)) === 1).length)
}

export function optionsIn(set: readonly Column[], guest: number, met: number): number {
  const isMet = ((met >> guest) & 1) === 1
  let options = 0
  for (let index = 0; index < set.length; index += 1) {
    const column = set[index]
    if (column && ((isMet ? column.isWishedBy : column.isFor) >> guest) & 1) options |= 1 << index
  }
  return options
}

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

/** The first of each family, then the second of each. */
function byFamilies(columns: readonly Column[]): Column[] {
  const seen = new Map<string, number>()
  return columns
    .map((column) => {
      const turn = seen.get(column.family) ?? 0
      seen.set(column.family, turn + 1)
      return { column, turn }
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ column }) => column)
}

function looked({ columns, halves }: MenuTable, first: readonly Column[], most: number): Column[] {
  const room = pizzasFor(most)
  if (columns.length <= room) return [...columns]
  const named = new Set([...first, ...columns.filter(({ isPinned }) => isPinned)])
  const doughs = new Map<string, number>()
  for (const { doughKind } of columns) doughs.set(doughKind, (doughs.get(doughKind) ?? 0) + 1)
  const rare = ({ doughKind }: Column) => -(doughs.get(doughKind) ?? 0)
  /** Guests with the same needs name the same pizzas. */
  const seen = new Set<string>()
  const rows = halves
    .map((_, guest) =>
      byFamilies(
        columns
          .filter(({ isFor }) => (isFor >> guest) & 1)
          .sort(
            (one, other) =>
              ((other.isWishedBy >> guest) & 1) - ((one.isWishedBy >> guest) & 1) ||
              Number(other.isClassic) - Number(one.isClassic) ||
              rare(one) - rare(other) ||
              costOf(one, guest) - costOf(other, guest) ||
              countOf(other.isFor) - countOf(one.isFor) ||
              one.place - other.place,
          ),
      ),
    )
    .filter((row) => {
      const key = row.map(({ place }) => place).join()
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
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
  const pinned = columns.filter(({ isPinned }) => isPinned)
  const sets: PizzaSet[] = []
  const grow = (set: readonly Column[], from: number, served: number, doughs: readonly string[]) => {
    columns.slice(from).forEach((column, index) => {
      const kinds = doughs.includes(column.doughKind) ? doughs : [...doughs, column.doughKind]
      if (kinds.length > maxDoughs) return
      const grown = [...set, column]
      const all = served | column.isFor
      if (all === table.everybody && pinned.every((one) => grown.includes(one)))
        sets.push(weighed(table, grown, steps))
      if (grown.length < most) grow(grown, from + index + 1, all, kinds)
    })
  }
  grow([], 0, 0, [])
  return sets.sort((one, other) => one.least - other.least)
}

export function weighed(table: MenuTable, set: readonly Column[], steps: Steps): PizzaSet {
  const { halves, total, wishers, isShared } = table
  const places = 1 << set.length
  const exactly = new Int32Array(places)
  const met = metBy(set)
  let points = WISH * countOf(wishers & ~met) + setPoints(set) + lonePointsOf(table, set)
  for (let guest = 0; guest < halves.length; guest += 1) {
    const own = halves[guest] ?? 0
    const options = optionsIn(set, guest, isShared ? 0 : met)
    let cheapest = Number.POSITIVE_INFINITY
    set.forEach((column, index) => {
      if ((options >> index) & 1)
        cheapest = Math.min(cheapest, isShared ? column.points : costOf(column, guest))
    })
    points += cheapest * own
    exactly[options] = (exactly[options] ?? 0) + own
  }
  steps.count += halves.length * set.length + places ** 2
  return { set, least: points + leastSpread(exactly, total, { ...table, count: set.length }) }
}

/** Lower bound of the sum of `spreadPoints`. Guests who may eat only some pizzas must take those. */
function leastSpread(
  exactly: Int32Array,
  total: number,
  { count, isShared, isSliced }: Pick<MenuTable, 'isShared' | 'isSliced'> & { count: number },
): number {
  const squares = isShared
    ? (some: number, places: number) => evenShares(some, places, isSliced)
    : evenSquares
  let least = squares(total, count)
  for (let some = 1; some < exactly.length - 1; some += 1) {
    let own = 0
    for (let part = some; part !== 0; part = (part - 1) & some) own += exactly[part] ?? 0
    const places = countOf(some)
    if (own * count > total * places)
      least = Math.max(least, squares(own, places) + squares(total - own, count - places))
  }
  if (isShared) return least
  return least + (total % 2 === 0 ? 0 : spreadPoints(1) - 1)
}

/** The points of a kind grow faster than its halves, so none are fewer than equal ones. */
export const evenShares = (total: number, count: number, isSliced: boolean): number =>
  count === 0 ? 0 : count * bakedPoints(total / count, isSliced)

function evenSquares(total: number, count: number): number {
  const low = Math.floor(total / count)
  const higher = total - low * count
  return higher * (low + 1) ** 2 + (count - higher) * low ** 2
}
