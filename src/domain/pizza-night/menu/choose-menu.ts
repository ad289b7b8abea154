/** The best menu: which pizzas, and who eats which.
 *
 * Units   points of `score.ts`, appetites in half pizzas.
 * Source  a search, no empirical constant. A pizza that enough others
 *         could replace, whoever eats it, is not looked at. Sets of pizzas are tried in the order of the least that
 *         they can cost; within a set the table is shared out exactly, guest by guest over all sums of half pizzas.
 * Valid   `EVENING_LIMITS`. The answer is a best one, and the same for the same input. */
import type { Guest } from '../evening-request.ts'
import { halvesOf } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'
import { doughPoints, isWished, pizzaPoints, spreadPoints, wishPoints } from './score.ts'

type Limits = { maxPizzas: number; maxDoughs: number }
export type Choice = { chosen: EveningPizza[]; score: number }

/** `mayEat[g][p]`: points of guest g with pizza p, Infinity where it is not for him. */
type Points = readonly (readonly number[])[]

const NEVER = Number.POSITIVE_INFINITY

/** Null where no menu within the limits has something for everybody. */
export function chooseMenu(
  guests: readonly Guest[],
  pizzas: readonly EveningPizza[],
  mayEat: (guest: number, pizza: number) => boolean,
  limits: Limits,
): Choice | null {
  const all = guests.map((guest, g) =>
    pizzas.map((pizza, p) =>
      mayEat(g, p) ? wishPoints(guest, pizza) + pizzaPoints(pizza) * halvesOf(guest) : NEVER,
    ),
  )
  const places = contenders(guests, pizzas, all, limits.maxPizzas)
  const halves = guests.map(halvesOf)
  const points = all.map((row) => places.map((place) => row[place] ?? NEVER))
  const kinds = places.map((place) => pizzas[place]?.doughKind ?? '')
  let best: { set: readonly number[]; shared: Shared } | null = null
  for (const { set, least } of setsInOrder(points, halves, kinds, limits)) {
    if (best && least >= best.shared.score) break
    const doughs = doughPoints(new Set(set.map((place) => kinds[place])).size)
    const shared = shareOut(points, halves, set, doughs)
    if (shared && (!best || shared.score < best.shared.score)) best = { set, shared }
  }
  if (!best) return null
  const { set, shared } = best
  const chosen = shared.picks
    .map((pick) => pizzas[places[set[pick] ?? 0] ?? 0])
    .filter((one) => one !== undefined)
  return { chosen, score: shared.score }
}

/** Places of the pizzas that can stand in a best menu. One that `most` others could replace, whoever eats it, cannot: in
 * no menu are all of them taken. */
function contenders(
  guests: readonly Guest[],
  pizzas: readonly EveningPizza[],
  points: Points,
  most: number,
): number[] {
  const doughs = new Map<string, number>()
  for (const { doughKind } of pizzas) doughs.set(doughKind, (doughs.get(doughKind) ?? 0) + 1)
  /** A dough that only one pizza is made of is exchanged together with it. */
  const dough = ({ doughKind }: EveningPizza) => (doughs.get(doughKind) === 1 ? '' : doughKind)
  const read = pizzas.map((pizza, place) => ({
    place,
    points: pizzaPoints(pizza),
    dough: dough(pizza),
    isFor: points.map((row) => row[place] !== NEVER),
    isWished: guests.map((guest) => isWished(guest, pizza)),
  }))
  type Read = (typeof read)[number]
  const replaces = (one: Read, other: Read) =>
    one.dough === other.dough &&
    (one.points < other.points || (one.points === other.points && one.place < other.place)) &&
    other.isFor.every((isFor, guest) => !isFor || one.isFor[guest]) &&
    other.isWished.every((isWished, guest) => !isWished || one.isWished[guest])
  return read
    .filter((pizza) => pizza.isFor.includes(true))
    .filter((pizza) => read.filter((one) => replaces(one, pizza)).length < most)
    .map(({ place }) => place)
}

type PizzaSet = { set: readonly number[]; least: number }

/** Every set within the limits that has something for everybody, the cheapest hope first. */
function setsInOrder(
  points: Points,
  halves: readonly number[],
  kinds: readonly string[],
  limits: Limits,
): PizzaSet[] {
  const sets: PizzaSet[] = []
  const total = halves.reduce((sum, one) => sum + one, 0)
  const most = Math.min(limits.maxPizzas, halves.length)
  const grow = (set: readonly number[], doughs: readonly string[], least: readonly number[]) => {
    for (let place = (set.at(-1) ?? -1) + 1; place < kinds.length; place += 1) {
      const kind = kinds[place] ?? ''
      const grownDoughs = doughs.includes(kind) ? doughs : [...doughs, kind]
      if (grownDoughs.length > limits.maxDoughs) continue
      const grown = [...set, place]
      const column = columns[place] ?? []
      const grownLeast = least.map((one, g) => Math.min(one, column[g] ?? NEVER))
      const sum = grownLeast.reduce((all, one) => all + one, 0)
      if (sum !== NEVER)
        sets.push({
          set: grown,
          least: sum + doughPoints(grownDoughs.length) + evenSpread(total, grown.length),
        })
      if (grown.length < most) grow(grown, grownDoughs, grownLeast)
    }
  }
  const columns = kinds.map((_, place) => points.map((row) => row[place] ?? NEVER))
  grow(
    [],
    [],
    halves.map(() => NEVER),
  )
  return sets.sort((one, other) => one.least - other.least)
}

/** The least that `spreadPoints` can come to. */
function evenSpread(total: number, count: number): number {
  const low = Math.floor(total / count)
  const squares = (total - low * count) * (low + 1) ** 2 + (count - (total - low * count)) * low ** 2
  return squares + (total % 2 === 0 ? 0 : spreadPoints(1) - 1)
}

type Shared = { picks: number[]; score: number }

/** Every pizza of the set is eaten by somebody: smaller sets are sets of their own. Sums of half pizzas are the digits of
 * one number; the last pizza's follows from the others. */
function shareOut(
  points: Points,
  halves: readonly number[],
  set: readonly number[],
  base: number,
): Shared | null {
  const total = halves.reduce((sum, one) => sum + one, 0)
  const unit = total + 1
  const weights = set.map((_, index) => (index === set.length - 1 ? 0 : unit ** index))
  const size = unit ** (set.length - 1)
  let costs = new Float64Array(size).fill(NEVER)
  costs[0] = base
  const picked: Int8Array[] = []
  for (const [g, own] of halves.entries()) {
    const next = new Float64Array(size).fill(NEVER)
    const picks = new Int8Array(size).fill(-1)
    const row = set.map((place) => points[g]?.[place] ?? NEVER)
    for (let state = 0; state < size; state += 1) {
      const cost = costs[state] ?? NEVER
      if (cost === NEVER) continue
      for (let index = 0; index < row.length; index += 1) {
        const sum = cost + (row[index] ?? NEVER)
        const to = state + (weights[index] ?? 0) * own
        if (sum < (next[to] ?? NEVER)) {
          next[to] = sum
          picks[to] = index
        }
      }
    }
    costs = next
    picked.push(picks)
  }
  return bestEnd(costs, picked, halves, { total, unit, weights, count: set.length })
}

type Digits = { total: number; unit: number; weights: readonly number[]; count: number }

function bestEnd(
  costs: Float64Array,
  picked: readonly Int8Array[],
  halves: readonly number[],
  { total, unit, weights, count }: Digits,
): Shared | null {
  let end = -1
  let score = NEVER
  for (let state = 0; state < costs.length; state += 1) {
    const cost = costs[state] ?? NEVER
    if (cost >= score) continue
    let rest = total
    let points = cost
    for (let index = 0, left = state; index < count; index += 1) {
      const sum = index === count - 1 ? rest : left % unit
      left = Math.floor(left / unit)
      rest -= sum
      points += sum > 0 ? spreadPoints(sum) : NEVER
    }
    if (points < score) [end, score] = [state, points]
  }
  if (end < 0) return null
  const picks: number[] = []
  for (let g = halves.length - 1; g >= 0; g -= 1) {
    const pick = picked[g]?.[end] ?? 0
    picks.unshift(pick)
    end -= (weights[pick] ?? 0) * (halves[g] ?? 0)
  }
  return { picks, score }
}
