/** Finds the moments of a plan: each step as near to its ideal as the baker's waking hours allow.
 *
 * Units   minutes, milliseconds since 1970 UTC.
 * Source  a search, no empirical constant: a step moves to the nearest edge of the waking hours, and of all ways to move
 *         the steps the one with the fewest steps at night, then with the smallest moves, is taken.
 * Valid   up to about six links. */
import type { Phase } from './plan-phases.ts'
import type { Baker } from './waking-hours.ts'

const MINUTE_MS = 60_000

/** A step that starts `phase` minutes, and `handsMin` more of its own work, before the next one starts. */
export type Link = {
  phase: Phase
  handsMin: number /** Minutes for which the baker must be up. */
  workMin: number
}

type Placed = Link & { idealMs: number }
type Fit = { startsMs: number[]; asleep: number; movedMin: number }

/** Starts of the links, which come last one first: [nearest to `endMs`, …, first of the day]. */
export function fitBackwards(links: readonly Link[], endMs: number, up: Baker): number[] {
  let idealMs = endMs
  const placed = links.map((link): Placed => {
    idealMs -= (link.phase.idealMin + link.handsMin) * MINUTE_MS
    return { ...link, idealMs }
  })
  return search(placed, endMs, up).startsMs
}

function search(links: readonly Placed[], endMs: number, up: Baker): Fit {
  const [link, ...earlier] = links
  if (link === undefined) return { startsMs: [], asleep: 0, movedMin: 0 }
  const fits = startsFor(link, endMs, up).map((startMs): Fit => {
    const rest = search(earlier, startMs, up)
    return {
      startsMs: [startMs, ...rest.startsMs],
      asleep: rest.asleep + (up.isUp(startMs, link.workMin) ? 0 : 1),
      movedMin: rest.movedMin + Math.abs(startMs - link.idealMs) / MINUTE_MS,
    }
  })
  return fits.reduce((best, fit) => (isBetter(fit, best) ? fit : best))
}

const isBetter = (one: Fit, other: Fit) =>
  one.asleep < other.asleep || (one.asleep === other.asleep && one.movedMin < other.movedMin)

/** The ideal moment as far as the phase allows it, awake or not, and the nearest waking ones. The bounds of the phase
 * are tried too: moving a step that is fine may spare the one before it a night. */
function startsFor({ phase, handsMin, workMin, idealMs }: Placed, endMs: number, up: Baker): number[] {
  const startAt = (gapMin: number) => endMs - (gapMin + handsMin) * MINUTE_MS
  const bounds = { earliestMs: startAt(phase.mostMin), latestMs: startAt(phase.leastMin) }
  const wishMs = Math.min(Math.max(idealMs, bounds.earliestMs), bounds.latestMs)
  const wishes = [wishMs, bounds.earliestMs, bounds.latestMs]
  const chances = wishes.flatMap((atMs) => up.chances({ atMs, ...bounds, workMin }))
  return [...new Set([wishMs, ...chances])]
}
