/** Assigns the pizzas of a set to the guests.
 *
 * Units   points of `score.ts`, half pizzas.
 * Source  what is still to come depends only on the sums of half pizzas for each pizza. The search extends the
 *         possible sums guest by guest and keeps the cheapest way to each. Guests with the fewest options
 *         come first.
 * Valid   up to four pizzas. The result is optimal while there are at most `SEARCH_LIMITS.sums` different
 *         sums, as with up to six guests. Beyond that only the cheapest sums are followed. */
import type { Dealt } from './deal-slices.ts'
import { type Column, costOf, countOf, type MenuTable } from './menu-table.ts'
import { metBy, optionsIn, setPoints } from './pizza-sets.ts'
import { changedPoints, spreadPoints, WISH } from './score.ts'
import { SEARCH_LIMITS, type Steps } from './steps.ts'

export type Shared = {
  score: number
  /** How often each kind of the set is baked. */
  pieces: () => number[]
  /** Units of each guest of each kind; where all share, also the pieces in their order. */
  dealt: () => { units: number[][]; order?: { kind: number; portions: Dealt }[] }
}

/** The possible states after some guests are served. Each number in `sums` packs the half pizzas of every
 * pizza into its bits. */
class Layer {
  count = 0
  readonly sums: Int32Array
  readonly costs: Int32Array
  readonly from: Int32Array
  readonly picks: Int8Array

  constructor(room: number) {
    this.sums = new Int32Array(room)
    this.costs = new Int32Array(room)
    this.from = new Int32Array(room)
    this.picks = new Int8Array(room)
  }

  add(sum: number, cost: number, from: number, pick: number) {
    this.sums[this.count] = sum
    this.set(this.count, cost, from, pick)
    this.count += 1
  }

  set(place: number, cost: number, from: number, pick: number) {
    this.costs[place] = cost
    this.from[place] = from
    this.picks[place] = pick
  }
}

const at = (list: Int32Array | Int8Array, index: number): number => list[index] ?? 0
const sumOf = (sums: number, index: number, bits: number) => (sums >> (bits * index)) & ((1 << bits) - 1)

export function sharing(table: MenuTable, most: number, steps: Steps): (set: readonly Column[]) => Shared {
  const { halves, total, wishers } = table
  const bits = 32 - Math.clz32(total)
  const known = (1 << (bits * (most - 1))) - 1
  const seen = new Int32Array(known + 1)
  const places = new Int32Array(known + 1)
  let layerId = 0
  const layers = [0, ...halves].map(
    (_, served) => new Layer(served === 0 ? 1 : Math.min(most ** served, most * SEARCH_LIMITS.sums)),
  )
  const first = layers[0] as Layer
  first.add(0, 0, 0, 0)

  const grow = (before: Layer, layer: Layer, set: readonly Column[], guest: number, choice: number) => {
    layerId += 1
    layer.count = 0
    const own = halves[guest] ?? 0
    const points = set.map((column) => costOf(column, guest) * own)
    steps.count += before.count * set.length
    for (let place = 0; place < before.count; place += 1) {
      const sums = at(before.sums, place)
      const cost = at(before.costs, place)
      for (let pick = 0; pick < points.length; pick += 1) {
        if (!((choice >> pick) & 1)) continue
        const grown = sums + (own << (bits * pick))
        const squares = own * (2 * sumOf(sums, pick, bits) + own)
        const whole = cost + (points[pick] ?? 0) + squares
        const key = grown & known
        const former = at(places, key)
        if (seen[key] !== layerId) {
          seen[key] = layerId
          places[key] = layer.count
          layer.add(grown, whole, place, pick)
        } else if (whole < at(layer.costs, former)) layer.set(former, whole, place, pick)
      }
    }
  }

  return (set) => {
    const met = metBy(set)
    const unmetPoints = WISH * countOf(wishers & ~met)
    const order = halves
      .map((own, guest) => ({ guest, own, options: optionsIn(set, guest, met) }))
      .sort(
        (one, other) =>
          countOf(one.options) - countOf(other.options) || other.own - one.own || one.guest - other.guest,
      )
    let last = first
    order.forEach(({ guest, options }, served) => {
      keepCheapest(last, steps)
      const layer = layers[served + 1] as Layer
      grow(last, layer, set, guest, options)
      last = layer
    })
    const eaten = eatenPoints(set, bits)
    let [place, score] = [0, Number.POSITIVE_INFINITY]
    for (let index = 0; index < last.count; index += 1) {
      const points = unmetPoints + at(last.costs, index) + eaten(at(last.sums, index))
      if (points < score) [place, score] = [index, points]
    }
    const picks: number[] = []
    for (let served = order.length; served > 0; served -= 1) {
      const layer = layers[served] as Layer
      picks[order[served - 1]?.guest ?? 0] = at(layer.picks, place)
      place = at(layer.from, place)
    }
    const dealt = dealtBy(picks, set, table)
    return { score, pieces: () => dealt.pieces, dealt: () => dealt }
  }
}

function dealtBy(picks: readonly number[], set: readonly Column[], { units, ofOne }: MenuTable) {
  const dealt = picks.map((pick, guest) => set.map((_, index) => (index === pick ? (units[guest] ?? 0) : 0)))
  const eaten = set.map((_, index) => dealt.reduce((sum, own) => sum + (own[index] ?? 0), 0))
  return { units: dealt, pieces: eaten.map((some) => Math.ceil(some / ofOne)) }
}

/** What is left over, and the points of the set without the pizzas that nobody eats. */
function eatenPoints(set: readonly Column[], bits: number): (sums: number) => number {
  const known: number[] = []
  return (sums) => {
    let [points, eaten] = [0, 0]
    for (let index = 0; index < set.length; index += 1) {
      const own = sumOf(sums, index, bits)
      points +=
        spreadPoints(own) - own ** 2 + changedPoints(Math.ceil(own / 2), set[index]?.pinnedCount ?? null)
      if (own !== 0) eaten |= 1 << index
    }
    const isIn = (index: number) => ((eaten >> index) & 1) === 1
    // A pinned pizza that nobody eats would not be in the menu.
    if (set.some(({ isPinned }, index) => isPinned && !isIn(index))) return Number.POSITIVE_INFINITY
    const whole = known[eaten] ?? setPoints(set.filter((_, index) => isIn(index)))
    known[eaten] = whole
    return points + whole
  }
}

function keepCheapest(layer: Layer, steps: Steps) {
  const { count, sums, costs, from, picks } = layer
  const room = SEARCH_LIMITS.sums
  if (count <= room) return
  steps.count += count
  let [least, highest] = [Number.POSITIVE_INFINITY, 0]
  for (let index = 0; index < count; index += 1) {
    least = Math.min(least, at(costs, index))
    highest = Math.max(highest, at(costs, index))
  }
  const byCost = new Int32Array(highest - least + 1)
  for (let index = 0; index < count; index += 1)
    byCost[at(costs, index) - least] = at(byCost, at(costs, index) - least) + 1
  let [below, limit] = [0, least]
  while (below + at(byCost, limit - least) <= room) {
    below += at(byCost, limit - least)
    limit += 1
  }
  let atLimit = room - below
  layer.count = 0
  for (let index = 0; index < count; index += 1) {
    const cost = at(costs, index)
    if (cost > limit || (cost === limit && atLimit === 0)) continue
    if (cost === limit) atLimit -= 1
    layer.add(at(sums, index), cost, at(from, index), at(picks, index))
  }
}
