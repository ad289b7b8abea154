/** Deals the units of the pieces in their order to the guests, where all share.
 *
 * Units   units of a piece (`piece-of.ts`).
 * Source  unit by unit, to whom most of what he may have of this piece is still missing, of those with whom the
 *         rest of the table still gets enough (Hall, as in `count-pieces.ts`). So a share is spread over all the
 *         pieces of which a guest may eat, and nobody's slice can be eaten by another.
 * Valid   counts of `count-pieces.ts`, with which everybody gets enough. */
import type { Portion } from '../oven/queue.ts'
import { type Column, type MenuTable, optionsOf, wishIn } from './menu-table.ts'

export type Dealt = Portion[]

/** A wish is a claim of its own, for one unit. */
type Claim = { guest: number; options: number; owed: number; isWish: boolean }

function claimsOf({ units }: MenuTable, set: readonly Column[]): Claim[] {
  return units.flatMap((own, guest): Claim[] => {
    const wish = wishIn(set, guest)
    const rest = { guest, options: optionsOf(set, guest), owed: own - (wish >= 0 ? 1 : 0), isWish: false }
    return wish < 0 ? [rest] : [{ guest, options: 1 << wish, owed: 1, isWish: true }, rest]
  })
}

/** Units that may stay uneaten, of the pieces of each part of the set. */
function roomIn(set: readonly Column[], order: readonly number[], claims: readonly Claim[]): number[] {
  return Array.from({ length: 1 << set.length }, (_, part) => {
    const baked = order.reduce((sum, kind) => sum + ((part >> kind) & 1 ? (set[kind]?.cap ?? 0) : 0), 0)
    const asked = claims.reduce((sum, { options, owed }) => sum + ((options & ~part) === 0 ? owed : 0), 0)
    return baked - asked
  })
}

export function dealSlices(table: MenuTable, set: readonly Column[], order: readonly number[]): Dealt[] {
  const claims = claimsOf(table, set)
  const room = roomIn(set, order, claims)
  const lastAt = table.units.map(() => -1)
  const lose = (kind: number, units: number, isFree: (part: number) => boolean) => {
    for (let part = 1; part < room.length; part += 1)
      if ((part >> kind) & 1 && !isFree(part)) room[part] = (room[part] ?? 0) - units
  }
  const canLose = (kind: number, units: number, isFree: (part: number) => boolean) =>
    room.every((left, part) => part === 0 || !((part >> kind) & 1) || isFree(part) || left >= units)
  return order.map((kind, turn) => {
    const coming = (options: number) => order.slice(turn).filter((one) => (options >> one) & 1).length
    const eaters = claims
      .filter(({ options, owed }) => owed > 0 && (options >> kind) & 1)
      .map((claim) => ({ claim, isWithin: (part: number) => (claim.options & ~part) === 0, got: 0 }))
      .map((eater) => ({ ...eater, due: eater.claim.owed / coming(eater.claim.options) }))
    const missing = ({ claim, due, got }: (typeof eaters)[number]) => (claim.isWish ? 1000 : due - got)
    let left = set[kind]?.cap ?? 0
    while (left > 0) {
      const [next] = eaters
        .filter(({ claim, isWithin }) => claim.owed > 0 && canLose(kind, 1, isWithin))
        .sort(
          (one, other) =>
            missing(other) - missing(one) ||
            (lastAt[one.claim.guest] ?? 0) - (lastAt[other.claim.guest] ?? 0),
        )
      if (!next || (missing(next) <= 0 && canLose(kind, left, () => false))) break
      lose(kind, 1, next.isWithin)
      next.claim.owed -= 1
      next.got += 1
      left -= 1
    }
    lose(kind, left, () => false)
    const units = new Map<number, number>()
    for (const { claim, got } of eaters)
      if (got > 0) units.set(claim.guest, (units.get(claim.guest) ?? 0) + got)
    for (const guest of units.keys()) lastAt[guest] = turn
    return [...units].map(([guest, own]) => ({ guest, units: own }))
  })
}
