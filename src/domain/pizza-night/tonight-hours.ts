/** The hours at which an evening may begin today. Apart from `evening-hours.ts`, because the home page needs no calendar.
 *
 * Units   minutes of the local day (`…Min`).
 * Source  [stima]: eight in the evening, the hours that a dough of the same day needs, and when nobody begins to eat.
 * Valid   any minute of the day. */

export const EVENING_MIN = 20 * 60
export const LEAST_AHEAD_MIN = 3 * 60
const LATEST_MIN = 22 * 60
const STEP_MIN = 30

/** The first hour of tonight that there is time for, at eight or later; null when it is too late for all. */
export function tonightMin(nowMin: number): number | null {
  const soonestMin = Math.ceil((nowMin + LEAST_AHEAD_MIN) / STEP_MIN) * STEP_MIN
  return soonestMin > LATEST_MIN ? null : Math.max(EVENING_MIN, soonestMin)
}
