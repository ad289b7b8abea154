/** The ends of running timers as a calendar file: a phone's calendar rings behind a locked screen, a page does not.
 *
 * Units   milliseconds since 1970 UTC.
 * Source  [RFC-5545], by `calendar-text.ts`.
 * Valid   any number of timers. Imported again the entries are the same: their UIDs say timer and end. */
import { calendarText } from '#domain/words/calendar-text.ts'

export type TimerEnd = {
  /** Tells it from the others: letters, digits and hyphens. */
  id: string
  endsAtMs: number
  /** What is over then. */
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
