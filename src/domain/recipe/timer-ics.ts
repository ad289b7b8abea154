/** The ends of running timers as a calendar file: a phone's calendar rings behind a locked screen, a page does not.
 *
 * Units   milliseconds since 1970 UTC.
 * Source  [RFC-5545]: 3.6.1 an event without an end is a moment, 3.6.6 alarms; the rest in `calendar-text.ts`.
 * Valid   any number of timers. Imported again the entries are the same: their UIDs say timer and end. */
import { calendarText, escapeText, utcStamp } from '../calendar/calendar-text.ts'

export type TimerEnd = {
  /** Tells it from the others: letters, digits and hyphens. */
  id: string
  endsAtMs: number
  /** What is over then. */
  title: string
}
export type TimerFile = { recipe: string; host: string; stampMs: number }

export function timersToIcs(timers: readonly TimerEnd[], { recipe, host, stampMs }: TimerFile): string {
  const entries = timers.flatMap(({ id, endsAtMs, title }) => [
    'BEGIN:VEVENT',
    `UID:timer-${id}-${Math.round(endsAtMs / 1000)}@${host}`,
    `DTSTAMP:${utcStamp(stampMs)}`,
    `DTSTART:${utcStamp(endsAtMs)}`,
    `SUMMARY:${escapeText(`${title} · ${recipe}`)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ])
  return calendarText('Timer', recipe, entries)
}
