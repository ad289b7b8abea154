/** Waking hours of a baker, and the waking times nearest to a given time.
 *
 * Units   minutes after local midnight, milliseconds since 1970 UTC.
 * Valid   waking hours may run past midnight (from 10.00 to 2.00). Equal ends mean always awake. */
import type { LocalClock } from './local-clock.ts'

export type WakingHours = { fromMin: number; toMin: number }

const MINUTE_MS = 60_000
const DAY_MIN = 24 * 60
const DAY_MS = DAY_MIN * MINUTE_MS

const lengthMin = ({ fromMin, toMin }: WakingHours) => (toMin - fromMin + DAY_MIN) % DAY_MIN || DAY_MIN

export type Baker = {
  isUp(atMs: number, workMin: number): boolean
  chances(wish: { atMs: number; earliestMs: number; latestMs: number; workMin: number }): number[]
}

export function baker(waking: WakingHours, clock: LocalClock): Baker {
  const upMin = lengthMin(waking)

  function isUp(atMs: number, workMin: number): boolean {
    if (upMin === DAY_MIN) return true
    const sinceUpMin = (clock.wallTimeOf(atMs).minuteOfDayMin - waking.fromMin + DAY_MIN) % DAY_MIN
    return sinceUpMin + workMin <= upMin
  }

  function edges(atMs: number, workMin: number): number[] {
    const { day } = clock.wallTimeOf(atMs)
    return [-2, -1, 0, 1].flatMap((away) => {
      const start = { day: day + away, minuteOfDayMin: waking.fromMin }
      const end = { day: day + away, minuteOfDayMin: waking.fromMin + upMin }
      return [clock.instantOf(start), clock.instantOf(end) - workMin * MINUTE_MS]
    })
  }

  return {
    isUp,
    chances({ atMs, earliestMs, latestMs, workMin }) {
      if (isUp(atMs, workMin)) return [atMs]
      const possible = edges(atMs, workMin).filter(
        (edgeMs) =>
          edgeMs >= Math.max(earliestMs, atMs - DAY_MS) &&
          edgeMs <= Math.min(latestMs, atMs + DAY_MS) &&
          isUp(edgeMs, workMin),
      )
      const before = possible.filter((edgeMs) => edgeMs < atMs)
      const after = possible.filter((edgeMs) => edgeMs > atMs)
      return [
        ...(before.length > 0 ? [Math.max(...before)] : []),
        ...(after.length > 0 ? [Math.min(...after)] : []),
      ]
    },
  }
}
