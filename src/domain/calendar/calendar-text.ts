/** The text of a calendar file.
 *
 * Units   milliseconds since 1970 UTC; octets of UTF-8 for the length of a line.
 * Source  [RFC-5545]: 3.1 folding at 75 octets, 3.3.5 instants in UTC, 3.3.11 escaping, 3.4 the calendar around its entries.
 * Valid   entries whose text is escaped. */

const LINE_OCTETS = 75
const NEWLINE = '\r\n'

/** `product` names what writes it, `name` is the calendar's; `entries` are unfolded lines, from BEGIN:VEVENT on. */
export function calendarText(product: string, name: string, entries: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Cornicione//${product}//IT`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries,
    'END:VCALENDAR',
  ]
  return lines.map((line) => foldLine(line) + NEWLINE).join('')
}

/** 20261024T190000Z. */
export function utcStamp(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Text value: backslash, semicolon, comma and line ends are escaped, other control characters left out. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Lines of at most 75 octets, continued after a line end and a space; no character is cut in two. */
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
