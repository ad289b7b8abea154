/** By when everybody is served: an hour of the evening, and what to change where the last pizza comes after it.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes of the day.
 * Source  a search: only what was planned is proposed; twelve hours at most for an evening are [stima].
 * Valid   hours after the first pizza; an hour that lies before it is the next day's, and too far. */

import { localClock } from '#domain/dough/plan/local-clock.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { EVENING_LIMITS } from './evening-fields.ts'
import type { EveningRequest } from './evening-request.ts'
import type { Refusal } from './refusals.ts'
import { adviceOf, sooner } from './way-out.ts'

const LONGEST_MS = 12 * 3_600_000
const QUARTER_MS = 15 * 60_000

/** The hour of this evening; null where nobody states it, or it comes before the first pizza. */
function servedByMs({ bakeAtMs, servedByMin, timeZone }: EveningRequest): number | null {
  if (servedByMin === null) return null
  const clock = localClock(timeZone)
  const { day, minuteOfDayMin } = clock.wallTimeOf(bakeAtMs)
  return clock.instantOf({ day: servedByMin > minuteOfDayMin ? day : day + 1, minuteOfDayMin: servedByMin })
}

/** Whether the last pizza comes in time. */
export function isServedInTime(request: EveningRequest, lastMs: number): boolean {
  const byMs = servedByMs(request)
  return byMs === null || (lastMs <= byMs && byMs - request.bakeAtMs <= LONGEST_MS)
}

/** The first pizza earlier, else more of them at once; `lastMs`: when the last one is on the table now. */
export function lateRefusal(
  request: EveningRequest,
  lastMs: number,
  isPossible: (changed: EveningRequest) => boolean,
): Refusal {
  const { bakeAtMs, timeZone, oven } = request
  const nextMs = servedByMs(request) ?? lastMs
  const byMs = nextMs - bakeAtMs > LONGEST_MS ? localDayBefore(request, nextMs) : nextMs
  const why = `L'ultima pizza sarebbe in tavola alle ${formatTime(lastMs, timeZone)}, dopo le ${formatTime(byMs, timeZone)}`
  const atMs = Math.floor((byMs - (lastMs - bakeAtMs)) / QUARTER_MS) * QUARTER_MS
  const earlier = sooner(request, atMs, isPossible)
  if (earlier)
    return { code: 'served-late', field: 'bakeAt', message: `${why}: ${adviceOf(request, earlier)}.` }
  const { max } = EVENING_LIMITS.atOnce
  const atOnce = Array.from({ length: max - oven.atOnce }, (_, more) => oven.atOnce + more + 1).find(
    (count) => isPossible({ ...request, oven: { ...oven, atOnce: count } }),
  )
  return {
    code: 'served-late',
    field: atOnce === undefined ? 'servedBy' : 'oven',
    message: `${why}: ${atOnce === undefined ? "scegli un'ora più tarda, o invita meno persone" : `inforna ${atOnce} pizze alla volta`}.`,
  }
}

function localDayBefore({ timeZone }: EveningRequest, atMs: number): number {
  const clock = localClock(timeZone)
  const { day, minuteOfDayMin } = clock.wallTimeOf(atMs)
  return clock.instantOf({ day: day - 1, minuteOfDayMin })
}
