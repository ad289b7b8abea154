/** The time by which everybody is to be served, and the change to propose if the last pizza comes later.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes of the day.
 * Source  a search: it proposes only evenings that can be planned. The maximum of twelve hours for an
 *         evening is [stima].
 * Valid   any time of day. A time of day before the first pizza means the next day, which is too late if
 *         the evening would exceed twelve hours. */

import { localClock } from '#domain/dough/plan/local-clock.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { EVENING_LIMITS } from './evening-fields.ts'
import type { EveningRequest } from './evening-request.ts'
import { lastPiece, manyPieces, type Refusal } from './refusals.ts'
import { adviceOf, changeTo, sooner } from './way-out.ts'

const LONGEST_MS = 12 * 3_600_000
const QUARTER_MS = 15 * 60_000

function servedByMs({ bakeAtMs, servedByMin, timeZone }: EveningRequest): number | null {
  if (servedByMin === null) return null
  const clock = localClock(timeZone)
  const { day, minuteOfDayMin } = clock.wallTimeOf(bakeAtMs)
  return clock.instantOf({ day: servedByMin > minuteOfDayMin ? day : day + 1, minuteOfDayMin: servedByMin })
}

export function isServedInTime(request: EveningRequest, lastMs: number): boolean {
  const byMs = servedByMs(request)
  return byMs === null || (lastMs <= byMs && byMs - request.bakeAtMs <= LONGEST_MS)
}

/** Proposes an earlier first pizza, otherwise more pizzas at once, otherwise a later serving time. `lastMs`
 * is the time when the last pizza is served. */
export function lateRefusal(
  request: EveningRequest,
  lastMs: number,
  isPossible: (changed: EveningRequest) => boolean,
): Refusal {
  const { bakeAtMs, timeZone, oven } = request
  const nextMs = servedByMs(request) ?? lastMs
  const byMs = nextMs - bakeAtMs > LONGEST_MS ? localDayBefore(request, nextMs) : nextMs
  const why = `${lastPiece(request)} sarebbe in tavola alle ${formatTime(lastMs, timeZone)}, dopo le ${formatTime(byMs, timeZone)}`
  const atMs = Math.floor((byMs - (lastMs - bakeAtMs)) / QUARTER_MS) * QUARTER_MS
  const earlier = sooner(request, atMs, isPossible)
  if (earlier)
    return {
      code: 'served-late',
      field: 'bakeAt',
      message: `${why}: ${adviceOf(request, earlier)}.`,
      way: changeTo(request, earlier),
    }
  const { max } = EVENING_LIMITS.atOnce
  const atOnce = Array.from({ length: max - oven.atOnce }, (_, more) => oven.atOnce + more + 1).find(
    (count) => isPossible({ ...request, oven: { ...oven, atOnce: count } }),
  )
  return {
    code: 'served-late',
    field: atOnce === undefined ? 'servedBy' : 'oven',
    message: `${why}: ${atOnce === undefined ? "scegli un'ora più tarda, o invita meno persone" : `inforna ${atOnce} ${manyPieces(request)} alla volta`}.`,
    ...(atOnce !== undefined && { way: { atOnce } }),
  }
}

function localDayBefore({ timeZone }: EveningRequest, atMs: number): number {
  const clock = localClock(timeZone)
  const { day, minuteOfDayMin } = clock.wallTimeOf(atMs)
  return clock.instantOf({ day: day - 1, minuteOfDayMin })
}
