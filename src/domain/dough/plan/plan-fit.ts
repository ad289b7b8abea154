/** Finds the times of a plan: each step as near to its ideal time as the baker's waking hours allow.
 *
 * Units   minutes, milliseconds since 1970 UTC.
 * Source  a search without empirical constants: a step at night moves to the nearest edge of the waking
 *         hours. The result has the fewest steps at night, then the smallest moves.
 * Valid   up to about six links: the search tries all combinations. */
import type { Phase } from './plan-phases.ts'
import type { Baker } from './waking-hours.ts'

const MINUTE_MS = 60_000

/** A step of the plan. It starts the length of `phase` plus `handsMin` before the next step. */
export type Link = {
  phase: Phase
  handsMin: number
  /** Minutes for which the baker must be awake. */
  workMin: number
}

type Placed = Link & { idealMs: number }
type Fit = { startsMs: number[]; asleep: number; movedMin: number }

/** Returns the start of each link in ms. The links are in reverse order: the first link is the last before
 * `endMs`. */
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

/** Candidates for the start: the ideal time, even at night, and the waking times nearest to it and to the
 * bounds of the phase. A start near a bound may keep the previous step out of the night. */
function startsFor({ phase, handsMin, workMin, idealMs }: Placed, endMs: number, up: Baker): number[] {
  const startAt = (gapMin: number) => endMs - (gapMin + handsMin) * MINUTE_MS
  const bounds = { earliestMs: startAt(phase.mostMin), latestMs: startAt(phase.leastMin) }
  const wishMs = Math.min(Math.max(idealMs, bounds.earliestMs), bounds.latestMs)
  const wishes = [wishMs, bounds.earliestMs, bounds.latestMs]
  const chances = wishes.flatMap((atMs) => up.chances({ atMs, ...bounds, workMin }))
  return [...new Set([wishMs, ...chances])]
}
