/** Decides how often each kind of a set is baked, where all share.
 *
 * Units   units of a piece (`piece-of.ts`), points of `score.ts`, halves of a pizza in the score.
 * Source  a theorem, no estimate: every guest gets what he may eat exactly if, for each part of the set, its
 *         pieces have as many units as the guests need who may eat nothing else (Hall). A wish takes one unit.
 * Valid   up to four kinds. No kind is baked once more than is needed. Counts are tried from those that feed
 *         equally many, and given up where they already cost more than the best. */
import { dealUnits } from './deal-units.ts'
import { type Column, countOf, type MenuTable, wishIn } from './menu-table.ts'
import { evenShares, metBy, setPoints } from './pizza-sets.ts'
import { LEFTOVER, WISH } from './score.ts'
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
    let options = 0
    set.forEach(({ isFor }, index) => {
      if ((isFor >> guest) & 1) options |= 1 << index
    })
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

/** Units of the pizzas that somebody would rather not have, beyond what the others at the table eat. */
function unwantedPoints({ units }: MenuTable, set: readonly Column[]) {
  const each = Math.max(...set.flatMap(({ unwanted }) => unwanted))
  const isUnwanted = set.map(({ unwanted }) => unwanted.some((points) => points > 0))
  const wanted = units.filter((_, guest) =>
    set.some(({ isFor, unwanted }, index) => isUnwanted[index] && (isFor >> guest) & 1 && !unwanted[guest]),
  )
  const eaten = wanted.reduce((sum, own) => sum + own, 0)
  return { each, isUnwanted, eaten }
}

export function counting(table: MenuTable, steps: Steps): (set: readonly Column[], below?: number) => Shared {
  const { units, wishers, ofOne } = table
  const total = units.reduce((sum, own) => sum + own, 0)
  const halves = (some: number) => (2 * some) / ofOne
  return (set, below = Number.POSITIVE_INFINITY) => {
    const needs = needsOf(table, set)
    const unwanted = unwantedPoints(table, set)
    const own = WISH * countOf(wishers & ~metBy(set)) + setPoints(set)
    let best: { score: number; counts: number[] } = { score: below, counts: [] }
    const isLeast = (counts: readonly number[]) =>
      set.every((_, kind) => !isTooMany(set, counts, needs, kind))
    const scoreOf = (points: number, counts: readonly number[]) => {
      const baked = counts.reduce((sum, count, kind) => sum + count * (set[kind]?.cap ?? 0), 0)
      const vegan = counts.reduce(
        (sum, count, kind) => sum + (unwanted.isUnwanted[kind] ? count * (set[kind]?.cap ?? 0) : 0),
        0,
      )
      const tooMuch = Math.max(0, vegan - unwanted.eaten)
      return points + LEFTOVER * halves(baked - total) + unwanted.each * halves(tooMuch)
    }
    const pointsOf = ({ cap, points }: Column, count: number) => {
      const baked = halves(cap * count)
      return points * baked + baked ** 2
    }
    const grow = (kind: number, before: number, baked: number, counts: readonly number[]) => {
      steps.count += 1
      const column = set[kind]
      if (!column) return
      const { cap } = column
      if (kind === set.length - 1) {
        const least = Math.max(1, Math.ceil(missing(set, [...counts, 0], needs, kind) / cap))
        const all = [...counts, least]
        if (set.some((_, one) => missing(set, all, needs, one) > 0) || !isLeast(all)) return
        const score = scoreOf(before + pointsOf(column, least), all)
        if (score < best.score) best = { score, counts: all }
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
        const rest = evenShares(halves(Math.max(0, total - some)), set.length - kind - 1)
        if (points + rest < best.score) grow(kind + 1, points, some, [...counts, count])
      }
    }
    grow(0, own, 0, [])
    const { score, counts } = best
    return counts.length === 0
      ? { score: Number.POSITIVE_INFINITY, dealt: () => ({ units: [], pieces: [] }) }
      : { score, dealt: () => ({ units: dealUnits(table, set, counts), pieces: counts }) }
  }
}
