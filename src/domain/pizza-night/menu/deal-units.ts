/** Deals the units of what is baked to the guests, where all share.
 *
 * Units   units of a piece (`piece-of.ts`).
 * Source  unit by unit, the guests with the fewest options first, each of the kind of which he has least. Where
 *         nothing is left for a guest, others give him theirs for another kind.
 * Valid   counts of `count-pieces.ts`, with which everybody gets enough. */
import { type Column, countOf, type MenuTable, wishIn } from './menu-table.ts'

export function dealUnits(
  { units }: MenuTable,
  set: readonly Column[],
  counts: readonly number[],
): number[][] {
  const left = set.map(({ cap }, kind) => cap * (counts[kind] ?? 0))
  const dealt = units.map(() => set.map(() => 0))
  const wishes = units.map((_, guest) => wishIn(set, guest))
  const at = (guest: number, kind: number) => dealt[guest]?.[kind] ?? 0
  const give = (guest: number, kind: number, count: number) => {
    const own = dealt[guest]
    if (own) own[kind] = at(guest, kind) + count
  }
  const isFor = (guest: number, kind: number) => (((set[kind]?.isFor ?? 0) >> guest) & 1) === 1
  const take = (guest: number, kind: number) => {
    left[kind] = (left[kind] ?? 0) - 1
    give(guest, kind, 1)
  }
  wishes.forEach((kind, guest) => {
    if (kind >= 0) take(guest, kind)
  })
  const mayGive = (guest: number, kind: number) => at(guest, kind) > (wishes[guest] === kind ? 1 : 0)
  const exchanged = (guest: number, seen: Set<number>): boolean =>
    set.some((_, kind) => {
      if (!isFor(guest, kind) || seen.has(kind)) return false
      seen.add(kind)
      if ((left[kind] ?? 0) > 0) {
        take(guest, kind)
        return true
      }
      return dealt.some((_, other) => {
        if (other === guest || !mayGive(other, kind)) return false
        give(other, kind, -1)
        const isPossible = exchanged(other, seen)
        give(isPossible ? guest : other, kind, 1)
        return isPossible
      })
    })
  const options = (guest: number) =>
    countOf(set.reduce((some, _, kind) => some | (isFor(guest, kind) ? 1 << kind : 0), 0))
  const order = units.map((_, guest) => guest).sort((one, other) => options(one) - options(other))
  const had = (guest: number) => (dealt[guest] ?? []).reduce((sum, count) => sum + count, 0)
  for (let turn = 1; turn <= Math.max(...units); turn += 1)
    for (const guest of order) {
      if (had(guest) >= Math.min(turn, units[guest] ?? 0)) continue
      const [kind] = set
        .map((_, index) => index)
        .filter((index) => isFor(guest, index) && (left[index] ?? 0) > 0)
        .sort((one, other) => at(guest, one) - at(guest, other) || (left[other] ?? 0) - (left[one] ?? 0))
      if (kind !== undefined) take(guest, kind)
      else if (!exchanged(guest, new Set())) throw new Error('the pieces do not feed everybody')
    }
  return dealt
}
