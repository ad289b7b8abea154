/** In which order pieces that all share are baked, and who eats how much of each.
 *
 * Units   turns: places in the queue.
 * Source  a local search: what has no gluten comes first, then the classic, or the tray of which most may eat: a
 *         tray keeps a table busy for longer than a pizza. Two pieces are exchanged as long as
 *         the pauses between a guest's slices get shorter, the longest above all; first as if everybody had of
 *         all that he may eat, then with the slices as they are dealt.
 * Valid   counts of `count-pieces.ts`. Deterministic: each exchange makes the sum smaller, and no more than so many
 *         are tried. */
import { type Dealt, dealSlices } from './deal-slices.ts'
import { type Column, countOf, isFree, type MenuTable, optionsOf } from './menu-table.ts'

/** Guests who may eat the same, and what they eat together. */
export type Group = { options: number; count: number; units: number }

export function groupsOf({ units }: MenuTable, set: readonly Column[]): Group[] {
  const groups = new Map<number, Group>()
  units.forEach((own, guest) => {
    const options = optionsOf(set, guest)
    const group = groups.get(options) ?? { options, count: 0, units: 0 }
    groups.set(options, { options, count: group.count + 1, units: group.units + own })
  })
  return [...groups.values()]
}

/** Deals that are tried. */
const MOST_DEALS = 80
const MOST_EXCHANGES = 20_000

/** A row of pieces, after so many of others. */
type Row = { before: number; turns: number }

/** From the first piece of all to the last, with nothing at the turns that are no guest's own. */
function pauses({ before, turns }: Row, isOwn: (turn: number) => boolean): number {
  let [last, sum] = [-before, 0]
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn < turns - 1 && !isOwn(turn)) continue
    sum += (turn - last) ** 3
    last = turn
  }
  return sum
}

/** The same kind twice in a row is a little worse, where the pauses are the same. */
const AGAIN = 0.5
const againIn = (order: readonly number[]) =>
  AGAIN * order.filter((kind, turn) => turn > 0 && kind === order[turn - 1]).length

const pausesByKind = (order: readonly number[], groups: readonly Group[], before: number): number =>
  groups.reduce(
    (sum, { options, count }) =>
      sum +
      count * pauses({ before, turns: order.length }, (turn) => ((options >> (order[turn] ?? 0)) & 1) === 1),
    againIn(order),
  )

function pausesAsDealt(order: readonly number[], dealt: readonly Dealt[], guests: readonly number[]): number {
  const row = { before: order.length - dealt.length, turns: dealt.length }
  return guests.reduce(
    (sum, guest) =>
      sum + pauses(row, (turn) => (dealt[turn] ?? []).some((portion) => portion.guest === guest)),
    againIn(order),
  )
}

/** Each kind as evenly as its count allows. */
function evenly(kinds: readonly number[], counts: readonly number[]): number[] {
  const left = new Map(kinds.map((kind) => [kind, counts[kind] ?? 0]))
  const total = [...left.values()].reduce((sum, one) => sum + one, 0)
  return Array.from({ length: total }, (_, turn) => {
    const late = (kind: number) => (left.get(kind) ?? 0) - ((counts[kind] ?? 0) * (total - turn - 1)) / total
    const [next = 0] = kinds.filter((kind) => (left.get(kind) ?? 0) > 0).sort((a, b) => late(b) - late(a))
    left.set(next, (left.get(next) ?? 0) - 1)
    return next
  })
}

const exchanged = (order: readonly number[], one: number, other: number): number[] =>
  order.map((kind, turn) => (turn === one ? (order[other] ?? 0) : turn === other ? (order[one] ?? 0) : kind))

type Search = { from: number; most: number; costOf: (order: readonly number[]) => number }

function shortest(begun: readonly number[], { from, most, costOf }: Search): number[] {
  let order = [...begun]
  let least = costOf(order)
  let tries = 0
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let one = from; one < order.length; one += 1)
      for (let other = one + 1; other < order.length && tries < most; other += 1) {
        if (order[one] === order[other]) continue
        tries += 1
        const tried = exchanged(order, one, other)
        const cost = costOf(tried)
        if (cost >= least) continue
        order = tried
        least = cost
        isBetter = true
      }
  }
  return order
}

/** With which kind a row begins. */
function firstOf({ isSliced }: MenuTable, set: readonly Column[], kinds: readonly number[]): number {
  const eaters = ({ isFor }: Column) => (isSliced ? 0 : countOf(isFor))
  const points = (kind: number) => {
    const column = set[kind] as Column
    return 2 * eaters(column) + Number(column.isClassic)
  }
  return kinds.reduce((first, kind) => (points(kind) > points(first) ? kind : first), kinds[0] ?? 0)
}

export function orderPieces(
  table: MenuTable,
  set: readonly Column[],
  counts: readonly number[],
): { kind: number; portions: Dealt }[] {
  const groups = groupsOf(table, set)
  const kinds = set.map((_, kind) => kind)
  const masked = (some: readonly number[]) => some.reduce((mask, kind) => mask | (1 << kind), 0)
  const inOrder = (some: readonly number[], before: number) => {
    const eaters = groups.filter(({ options }) => (options & masked(some)) !== 0)
    const begun = evenly(some, counts)
    return shortest(exchanged(begun, 0, Math.max(0, begun.indexOf(firstOf(table, set, begun)))), {
      from: 1,
      most: MOST_EXCHANGES,
      costOf: (order) => pausesByKind(order, eaters, before),
    })
  }
  const free = inOrder(
    kinds.filter((kind) => isFree(set[kind] as Column)),
    0,
  )
  const wheat = kinds.filter((kind) => !isFree(set[kind] as Column))
  const eaters = table.units.flatMap((_, guest) => (optionsOf(set, guest) & masked(wheat) ? [guest] : []))
  const dealt = (order: readonly number[]) => dealSlices(table, set, order)
  const best = shortest([...free, ...inOrder(wheat, free.length)], {
    from: free.length + 1,
    most: MOST_DEALS,
    costOf: (order) => pausesAsDealt(order, dealt(order).slice(free.length), eaters),
  })
  const portions = dealt(best)
  return best.map((kind, turn) => ({ kind, portions: portions[turn] ?? [] }))
}
