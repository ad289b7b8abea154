const formats = new Map<string, Record<'day' | 'date' | 'time', Intl.DateTimeFormat>>()
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

function formatsOf(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const made = {
    day: new Intl.DateTimeFormat('it-IT', { ...DAY, timeZone }),
    date: new Intl.DateTimeFormat('it-IT', { ...DAY, year: 'numeric', timeZone }),
    time: new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone }),
  }
  formats.set(timeZone, made)
  return made
}

export const formatDay = (atMs: number, timeZone: string): string => formatsOf(timeZone).day.format(atMs)

export const formatDate = (atMs: number, timeZone: string): string => formatsOf(timeZone).date.format(atMs)

/** Groups what begins at a time by its day, in the given order. */
export const byDay = <Timed extends { startMs: number }>(all: readonly Timed[], timeZone: string) =>
  Map.groupBy(all, ({ startMs }) => formatDay(startMs, timeZone))

/** 'sab 28': the day of a local time that a `datetime-local` input holds. */
export const formatShortDay = (wallTime: string): string =>
  new Date(`${wallTime}Z`).toLocaleDateString('it-IT', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

export const formatTime = (atMs: number, timeZone: string): string => formatsOf(timeZone).time.format(atMs)
