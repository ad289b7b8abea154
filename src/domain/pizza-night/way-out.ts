/** Changes that would make a refused evening possible: more time beforehand, a later hour, or both.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`).
 * Source  a search: it proposes only evenings that can be planned. It tries each quarter of an hour for one
 *         day, and each hour for the next two days, when a dough from the fridge is ripe: [stima].
 * Valid   evenings refused for lack of time or hands. */

import { BEGINNINGS, type Beginning } from './evening-fields.ts'
import type { EveningRequest } from './evening-request.ts'
import { type Change, dayAndTime } from './refusals.ts'

const QUARTER_MS = 15 * 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS_LATER = 2

const ORDER = Object.keys(BEGINNINGS) as Beginning[]

function beginningsFrom({ begin, nowMs }: EveningRequest, bakeAtMs: number): Beginning[] {
  const own = ORDER.slice(ORDER.indexOf(begin))
  const known = own.findIndex((one) => nowMs !== null && bakeAtMs - BEGINNINGS[one] * HOUR_MS <= nowMs)
  return known < 0 ? own : own.slice(0, known + 1)
}

const later = (fromMs: number, stepMs: number, lengthMs: number) =>
  Array.from({ length: lengthMs / stepMs }, (_, index) => fromMs + (index + 1) * stepMs)

export function wayOut(
  request: EveningRequest,
  isPossible: (changed: EveningRequest) => boolean,
): EveningRequest | null {
  const { bakeAtMs } = request
  const fromMs = Math.floor(bakeAtMs / QUARTER_MS) * QUARTER_MS
  const hours = [
    bakeAtMs,
    ...later(fromMs, QUARTER_MS, DAY_MS),
    ...later(fromMs + DAY_MS, HOUR_MS, DAYS_LATER * DAY_MS),
  ]
  for (const atMs of hours)
    for (const begin of beginningsFrom(request, atMs)) {
      const changed = { ...request, bakeAtMs: atMs, begin }
      if (isPossible(changed)) return changed
    }
  return null
}

export function sooner(
  request: EveningRequest,
  atMs: number,
  isPossible: (changed: EveningRequest) => boolean,
): EveningRequest | null {
  if (request.nowMs !== null && atMs <= request.nowMs) return null
  const ways = beginningsFrom(request, atMs).map((begin) => ({ ...request, bakeAtMs: atMs, begin }))
  return ways.find(isPossible) ?? null
}

export const changeTo = (request: EveningRequest, { bakeAtMs, begin }: EveningRequest): Change => ({
  ...(bakeAtMs !== request.bakeAtMs && { bakeAtMs }),
  ...(begin !== request.begin && { begin }),
})

const MORE_TIME: Readonly<Record<Beginning, string>> = {
  'due-ore': 'concediti due ore',
  giornata: 'concediti la giornata',
  vigilia: 'comincia il giorno prima',
  'tre-giorni': 'comincia tre giorni prima',
}

export function adviceOf(request: EveningRequest, way: EveningRequest): string {
  const more = way.begin === request.begin ? null : MORE_TIME[way.begin]
  const hour =
    way.bakeAtMs === request.bakeAtMs ? null : `la prima pizza ${dayAndTime(way.bakeAtMs, request.timeZone)}`
  if (more !== null && hour !== null) return `${more} e inforna ${hour}`
  return more ?? `puoi infornare ${hour}`
}
