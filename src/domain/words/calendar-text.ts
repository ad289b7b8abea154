/** The text of a calendar file.
 *
 * Units   milliseconds since 1970 UTC; octets of UTF-8 for the length of a line.
 * Source  [RFC-5545]: 3.1 folding at 75 octets, 3.3.5 times in UTC, 3.3.11 escaping, 3.4 the calendar object,
 *         3.6.1 an event without an end is a moment, 3.6.6 alarms.
 * Valid   any text. */

const LINE_OCTETS = 75
const NEWLINE = '\r\n'

export type CalendarFile = {
  product: string
  name: string
  host: string
  stampMs: number
}

export type CalendarEntry = {
  uid: string
  title: string
  description?: string
  startMs: number
  endMs?: number
  alarm: { text: string; minutesBefore: number }
}

export function calendarText(file: CalendarFile, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Cornicione//${file.product}//IT`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(file.name)}`,
    ...entries.flatMap((entry) => entryLines(entry, file)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => foldLine(line) + NEWLINE).join('')
}

function entryLines(
  { uid, title, description, startMs, endMs, alarm }: CalendarEntry,
  { host, stampMs }: CalendarFile,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${host}`,
    `DTSTAMP:${utcStamp(stampMs)}`,
    `DTSTART:${utcStamp(startMs)}`,
    ...(endMs === undefined ? [] : [`DTEND:${utcStamp(endMs)}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(alarm.text)}`,
    `TRIGGER:${alarm.minutesBefore === 0 ? 'PT0S' : `-PT${alarm.minutesBefore}M`}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

export function utcStamp(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = utf8Length(character)
    if (octets + length > LINE_OCTETS) {
      folded += `${NEWLINE} `
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
