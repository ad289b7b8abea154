/** Computes the time of the next possible evening, and whether an evening is over.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes of the day.
 * Source  `tonight-hours.ts`.
 * Valid   any instant. */
import { type LocalClock, wallTimeText } from '#domain/dough/plan/local-clock.ts'
import type { EveningSheet } from './evening-sheet.ts'
import { EVENING_MIN, LEAST_AHEAD_MIN } from './tonight-hours.ts'

const MINUTE_MS = 60_000

/** The next time for the first pizza at this minute of the day: today if there is time, otherwise tomorrow.
 * Returns the value of a datetime-local field. */
export function nextEvening(nowMs: number, clock: LocalClock, minuteOfDayMin = EVENING_MIN): string {
  const { day } = clock.wallTimeOf(nowMs)
  const isTooLate = clock.instantOf({ day, minuteOfDayMin }) - nowMs < LEAST_AHEAD_MIN * MINUTE_MS
  return wallTimeText({ day: isTooLate ? day + 1 : day, minuteOfDayMin })
}

/** True after the planned time of the last serving. */
export const isOver = ({ lastServedMs }: Pick<EveningSheet, 'lastServedMs'>, nowMs: number): boolean =>
  lastServedMs < nowMs
