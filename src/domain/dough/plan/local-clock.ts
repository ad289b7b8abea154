/** Converts instants to local time and back.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes after local midnight (`…Min`), local days counted
 *         from 1970.
 * Source  the time zone rules of Intl; [ISO-8601] for the calendar.
 * Valid   any IANA time zone; an unknown one throws a RangeError. A local time skipped by the change to
 *         summer time uses the offset before the change (2.30 becomes 3.30); a repeated one is its first
 *         occurrence. */

const MINUTE_MS = 60_000
const DAY_MIN = 24 * 60
const QUARTER_MS = 15 * MINUTE_MS
const QUARTERS = 96

export type WallTime = { day: number; minuteOfDayMin: number }

export type LocalClock = {
  timeZone: string
  offsetMin: (atMs: number) => number
  wallTimeOf: (atMs: number) => WallTime
  /** `minuteOfDayMin` may exceed 24 hours. */
  instantOf: (wall: WallTime) => number
}

function readOffsetMin(format: Intl.DateTimeFormat, atMs: number): number {
  const parts = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const localMs = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return localMs / MINUTE_MS - Math.floor(atMs / MINUTE_MS)
}

type Zone = { format: Intl.DateTimeFormat; offsetsMin: Map<number, number> }
const zones = new Map<string, Zone>()
/** Limits of the caches: callers may send many spellings of a zone, and many days. */
const MOST_ZONES = 50
const MOST_OFFSETS = 5000

/** Cached, because creating an Intl.DateTimeFormat is slow. */
function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  if (zones.size >= MOST_ZONES) zones.clear()
  const zone = { format, offsetsMin: new Map<number, number>() }
  zones.set(timeZone, zone)
  return zone
}

export function localClock(timeZone: string): LocalClock {
  const { format, offsetsMin } = zoneOf(timeZone)

  function offsetOfQuarter(quarter: number): number {
    const known = offsetsMin.get(quarter)
    if (known !== undefined) return known
    const offset = readOffsetMin(format, quarter * QUARTER_MS)
    if (offsetsMin.size >= MOST_OFFSETS) offsetsMin.clear()
    offsetsMin.set(quarter, offset)
    return offset
  }

  function offsetMin(atMs: number): number {
    const quarter = Math.floor(atMs / QUARTER_MS)
    const midnight = quarter - (((quarter % QUARTERS) + QUARTERS) % QUARTERS)
    // Equal offsets at both midnights mean no change in between: no zone leaves an offset and returns to it in
    // one day.
    const offset = offsetOfQuarter(midnight)
    return offset === offsetOfQuarter(midnight + QUARTERS) ? offset : offsetOfQuarter(quarter)
  }

  return {
    timeZone,
    offsetMin,
    wallTimeOf(atMs) {
      const localMin = Math.floor(atMs / MINUTE_MS) + offsetMin(atMs)
      const day = Math.floor(localMin / DAY_MIN)
      return { day, minuteOfDayMin: localMin - day * DAY_MIN }
    },
    instantOf({ day, minuteOfDayMin }) {
      const asUtcMs = (day * DAY_MIN + minuteOfDayMin) * MINUTE_MS
      // Around a clock change, the offset a day earlier is the old one and the offset a day later is the new one.
      const before = offsetMin(asUtcMs - DAY_MIN * MINUTE_MS)
      const after = offsetMin(asUtcMs + DAY_MIN * MINUTE_MS)
      const withBefore = asUtcMs - before * MINUTE_MS
      const withAfter = asUtcMs - after * MINUTE_MS
      if (offsetMin(withBefore) === before) return withBefore
      return offsetMin(withAfter) === after ? withAfter : withBefore
    },
  }
}

const WALL_TEXT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/
export const WALL_YEARS = { min: 2000, max: 2100 }

/** Parses the value of a date and time field, such as '2026-11-28T20:00'. Null for other text, impossible
 * days, and years outside `WALL_YEARS`. */
export function parseWallTime(text: string): WallTime | null {
  const [, year, month, date, time] = WALL_TEXT.exec(text) ?? []
  const minuteOfDayMin = parseMinuteOfDay(time ?? '')
  if (minuteOfDayMin === null || Number(year) < WALL_YEARS.min || Number(year) > WALL_YEARS.max) return null
  const atMs = Date.UTC(Number(year), Number(month) - 1, Number(date))
  const isRealDay = new Date(atMs).getUTCDate() === Number(date) && Number(month) <= 12
  return isRealDay ? { day: atMs / (DAY_MIN * MINUTE_MS), minuteOfDayMin } : null
}

export function wallTimeText({ day, minuteOfDayMin }: WallTime): string {
  return new Date((day * DAY_MIN + minuteOfDayMin) * MINUTE_MS).toISOString().slice(0, 16)
}

export function parseMinuteOfDay(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  const [h, min] = [Number(hours), Number(minutes)]
  return hours !== undefined && h < 24 && min < 60 ? h * 60 + min : null
}
