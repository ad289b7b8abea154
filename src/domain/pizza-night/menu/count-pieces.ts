/** Decides how often each kind of a set is baked, where all share.
 *
 * Units   units of a piece (`piece-of.ts`), points of `score.ts`, halves of a pizza in the score.
 * Source  a theorem, no estimate: every guest gets what he may eat exactly if, for each part of the set, its
 *         pieces have as many units as the guests need who may eat nothing else (Hall). A wish takes one unit.
 * Valid   up to four kinds. No kind is baked once more than is needed. Counts are tried from those that feed
 *         equally many, and given up where they already cost more than the best. Of counts that cost the same,
 *         those with more of the classic. */
import { type Column, countOf, isFree, type MenuTable, optionsOf, wishIn } from './menu-table.ts'
import { groupsOf, orderPieces } from './order-pieces.ts'
import { evenShares, lonePointsOf, metBy, setPoints } from './pizza-sets.ts'
import { bakedPoints, changedPoints, crowdedPoints, LEFTOVER, slowPoints, WISH } from './score.ts'
import type { Shared } from './share-out.ts'
import type { Steps } from './steps.ts'

type Needs = {
  /** For each part of the set, as a bit mask: units of the guests who may eat only of it. */
  onlyOf: Int32Array
  /** For each kind: units that wishes take. */
  wished: number[]
}

function needsOf({ units }: MenuTable, set: readonly Column[]): Needs {
  const onlyOf = new Int32Array(1 << set.length)
  const wished = set.map(() => 0)
  units.forEach((own, guest) => {
    const options = optionsOf(set, guest)
    const wish = wishIn(set, guest)
    if (wish >= 0) wished[wish] = (wished[wish] ?? 0) + 1
    onlyOf[options] = (onlyOf[options] ?? 0) + own - (wish >= 0 ? 1 : 0)
  })
  for (let index = 0; index < set.length; index += 1)
    for (let part = 0; part < onlyOf.length; part += 1)
      if ((part >> index) & 1) onlyOf[part] = (onlyOf[part] ?? 0) + (onlyOf[part ^ (1 << index)] ?? 0)
  return { onlyOf, wished }
}

/** Units that are missing in some part of the set which holds the kind, at most. */
function missing(set: readonly Column[], counts: readonly number[], { onlyOf, wished }: Needs, kind: number) {
  let most = Number.NEGATIVE_INFINITY
  for (let part = 1; part < onlyOf.length; part += 1) {
    if (!((part >> kind) & 1)) continue
    let lacking = onlyOf[part] ?? 0
    for (let index = 0; index < set.length; index += 1)
      if ((part >> index) & 1) lacking -= (set[index]?.cap ?? 0) * (counts[index] ?? 0) - (wished[index] ?? 0)
    most = Math.max(most, lacking)
  }
  return most
}

const isTooMany = (set: readonly Column[], counts: readonly number[], needs: Needs, kind: number) =>
  missing(
    set,
    counts.map((count, index) => (index === kind ? count - 1 : count)),
    needs,
    kind,
  ) <= 0

/** Where slices go round, who eats everything has some of a vegan pizza as well. */
const PASSED_ROUND = 2

/** Units of the pizzas that somebody would rather not have, beyond what the others at the table eat. */
function unwantedPoints({ units, isSliced }: MenuTable, set: readonly Column[]) {
  const each = Math.max(...set.flatMap(({ unwanted }) => unwanted))
  const isUnwanted = set.map(({ unwanted }) => unwanted.some((points) => points > 0))
  const wanted = units.filter((_, guest) =>
    set.some(({ isFor, unwanted }, index) => isUnwanted[index] && (isFor >> guest) & 1 && !unwanted[guest]),
  )
  const eaten = wanted.reduce((sum, own) => sum + own, 0) * (isSliced ? PASSED_ROUND : 1)
  return { each, isUnwanted, eaten }
}

/** How well those who eat wheat eat with the others, by the counts. */
function togetherness(table: MenuTable, set: readonly Column[]): (counts: readonly number[]) => number {
  if (!table.isSliced) return () => 0
  const wheat = set.flatMap((column, kind) => (isFree(column) ? [] : [kind]))
  const mask = wheat.reduce((kinds, kind) => kinds | (1 << kind), 0)
  const all = groupsOf(table, set)
  const groups = all
    .filter(({ options }) => (options & mask) !== 0)
    .map((group) => ({
      ...group,
      wanted: all.reduce((sum, one) => sum + ((one.options & ~group.options) === 0 ? one.units : 0), 0),
    }))
  const baked = (counts: readonly number[], options: number) =>
    wheat.reduce((sum, kind) => sum + ((options >> kind) & 1 ? (counts[kind] ?? 0) : 0), 0)
  return (counts) => {
    const turns = counts.reduce((sum, count) => sum + count, 0)
    return groups.reduce((sum, { options, count, wanted }) => {
      const own = baked(counts, options)
      const units = set.reduce(
        (some, { cap }, kind) => some + ((options >> kind) & 1 ? cap * (counts[kind] ?? 0) : 0),
        0,
      )
      const crowded = (options & mask) === mask ? 0 : crowdedPoints(wanted / units)
      return sum + count * (slowPoints(turns, own) + crowded)
    }, 0)
  }
}

/** The points of a set by its counts, beside those of each kind. */
function restOf(table: MenuTable, set: readonly Column[]): (counts: readonly number[]) => number {
  const { units, ofOne } = table
  const total = units.reduce((sum, own) => sum + own, 0)
  const unwanted = unwantedPoints(table, set)
  const apart = togetherness(table, set)
  return (counts) => {
    let [baked, vegan] = [0, 0]
    counts.forEach((count, kind) => {
      const some = count * (set[kind]?.cap ?? 0)
      baked += some
      if (unwanted.isUnwanted[kind]) vegan += some
    })
    const tooMuch = Math.max(0, vegan - unwanted.eaten)
    return (2 * (LEFTOVER * (baked - total) + unwanted.each * tooMuch)) / ofOne + apart(counts)
  }
}

export function counting(table: MenuTable, steps: Steps): (set: readonly Column[], below?: number) => Shared {
  const { units, wishers, ofOne, isSliced } = table
  const total = units.reduce((sum, own) => sum + own, 0)
  const halves = (some: number) => (2 * some) / ofOne
  return (set, below = Number.POSITIVE_INFINITY) => {
    const needs = needsOf(table, set)
    const rest = restOf(table, set)
    const own = WISH * countOf(wishers & ~metBy(set)) + setPoints(set) + lonePointsOf(table, set)
    let best: { score: number; counts: number[] } = { score: below, counts: [] }
    const feeds = (counts: readonly number[]) =>
      set.every((_, kind) => missing(set, counts, needs, kind) <= 0)
    const isLeast = (counts: readonly number[]) =>
      set.every((_, kind) => !isTooMany(set, counts, needs, kind))
    const classics = (counts: readonly number[]) =>
      counts.reduce((sum, count, kind) => sum + (set[kind]?.isClassic ? count : 0), 0)
    const isBetter = (score: number, counts: readonly number[]) =>
      score < best.score || (score === best.score && classics(counts) > classics(best.counts))
    const pointsOf = ({ cap, points, pinnedCount }: Column, count: number) => {
      const baked = halves(cap * count)
      return points * baked + bakedPoints(baked, isSliced) + changedPoints(count, pinnedCount)
    }
    const grow = (kind: number, before: number, baked: number, counts: readonly number[]) => {
      steps.count += 1
      const column = set[kind]
      if (!column) return
      const { cap } = column
      if (kind === set.length - 1) {
        const least = Math.max(1, Math.ceil(missing(set, [...counts, 0], needs, kind) / cap))
        const all = [...counts, least]
        const score = before + pointsOf(column, least) + rest(all)
        if (isBetter(score, all) && feeds(all) && isLeast(all)) best = { score, counts: all }
        return
      }
      const most = Math.max(1, Math.ceil((total + (needs.wished[kind] ?? 0)) / cap))
      const even = Math.min(most, Math.max(1, Math.round(total / set.length / cap)))
      const tried = Array.from({ length: most }, (_, index) => index + 1).sort(
        (one, other) => Math.abs(one - even) - Math.abs(other - even),
      )
      for (const count of tried) {
        const points = before + pointsOf(column, count)
        const some = baked + cap * count
        const least = evenShares(halves(Math.max(0, total - some)), set.length - kind - 1, isSliced)
        if (points + least <= best.score) grow(kind + 1, points, some, [...counts, count])
      }
    }
    grow(0, own, 0, [])
    const { score, counts } = best
    return counts.length === 0
      ? { score: Number.POSITIVE_INFINITY, pieces: () => [], dealt: () => ({ units: [] }) }
      : { score, pieces: () => counts, dealt: () => dealtIn(table, set, counts) }
  }
}

function dealtIn(table: MenuTable, set: readonly Column[], counts: readonly number[]) {
  const order = orderPieces(table, set, counts)
  const units = table.units.map((_, guest) =>
    set.map((_column, kind) =>
      order
        .filter((piece) => piece.kind === kind)
        .flatMap((piece) => piece.portions.filter((portion) => portion.guest === guest))
        .reduce((sum, portion) => sum + portion.units, 0),
    ),
  )
  return { units, order }
}
