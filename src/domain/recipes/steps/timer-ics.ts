/** The ends of running timers as a calendar file. A phone's calendar rings on a locked screen; a web page
 * does not.
 *
 * Units   milliseconds since 1970 UTC.
 * Source  [RFC-5545], by `calendar-text.ts`.
 * Valid   any number of timers. A UID contains the timer and its end, so a second import adds no entries. */
import { calendarText } from '#domain/words/calendar-text.ts'

export type TimerEnd = {
  id: string
  endsAtMs: number
  title: string
}
export type TimerFile = { recipe: string; host: string; stampMs: number }

export function timersToIcs(timers: readonly TimerEnd[], { recipe, host, stampMs }: TimerFile): string {
  const entries = timers.map(({ id, endsAtMs, title }) => ({
    uid: `timer-${id}-${Math.round(endsAtMs / 1000)}`,
    title: `${title} · ${recipe}`,
    startMs: endsAtMs,
    alarm: { text: title, minutesBefore: 0 },
  }))
  return calendarText({ product: 'Timer', name: recipe, host, stampMs }, entries)
}
