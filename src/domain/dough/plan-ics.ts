/** A plan as a calendar file.
 *
 * Units   milliseconds since 1970 UTC; octets of UTF-8 for the length of a line.
 * Source  [RFC-5545]: 3.1 folding at 75 octets, 3.3.5 instants in UTC, 3.3.11 escaping, 3.6.6 alarms.
 * Valid   plans of `plan.ts`. The same arguments give the same bytes: a calendar that imports the file again updates
 *         its entries, since their UIDs stay. */
import type { DoughForm } from './full-limits.ts'
import { queryOfForm } from './full-query.ts'
import type { Plan } from './plan.ts'
import type { PlanStep } from './plan-steps.ts'

export type CalendarFile = {
  /** What tells this plan from another one: letters, digits and hyphens. */
  planId: string
  /** Host of the UIDs, as 'cornicione.it'. */
  host: string
  /** When the file is written. */
  stampMs: number
  /** Name of the recipe: of the calendar, and behind the title of each entry. */
  name: string
  /** What to weigh at a step, behind its note. */
  dosesOf: (step: PlanStep) => string
}

const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n

/** The same for the same dough at the same hour, another one for any other dough; notes do not make one.
 * FNV-1a with 64 bits, over the UTF-16 units of the form. */
export function planIdOf(form: Readonly<DoughForm>, bakeAtMs: number): string {
  const text = JSON.stringify([...queryOfForm({ ...form, notes: '' }), bakeAtMs])
  let hash = FNV_OFFSET
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * FNV_PRIME)
  return `impasto-${hash.toString(36)}`
}

const LINE_OCTETS = 75
const ALARM_MIN = 10
const NEWLINE = '\r\n'

export type CalendarEntry = {
  /** Stays the same when the file is written again. */
  uid: string
  title: string
  description: string
  startMs: number
  endMs: number
  /** Said by the alarm; the title where it is left out. */
  alarm?: string
}

/** Resting has no entry: nobody needs to be called for it. */
export function planToIcs(plan: Plan, { planId, host, stampMs, name, dosesOf }: CalendarFile): string {
  const called = plan.steps.filter(({ isRest }) => !isRest)
  const entries = called.map(
    (step): CalendarEntry => ({
      uid: `${planId}-${step.kind}-${ordinalOf(step, called)}`,
      title: `${step.title} · ${name}`,
      description: `${step.note} ${dosesOf(step)}`,
      startMs: step.startMs,
      endMs: step.endMs,
      alarm: step.title,
    }),
  )
  return calendarText({ name, host, stampMs }, entries)
}

/** Any entries as a file, each with its alarm. */
export function calendarText(
  file: Pick<CalendarFile, 'name' | 'host' | 'stampMs'>,
  entries: readonly CalendarEntry[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cornicione//Piano di lavoro//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(file.name)}`,
    ...entries.flatMap((entry) => entryLines(entry, file)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => foldLine(line) + NEWLINE).join('')
}

function entryLines(
  { uid, title, description, startMs, endMs, alarm = title }: CalendarEntry,
  { host, stampMs }: Pick<CalendarFile, 'host' | 'stampMs'>,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${host}`,
    `DTSTAMP:${utcStamp(stampMs)}`,
    `DTSTART:${utcStamp(startMs)}`,
    `DTEND:${utcStamp(endMs)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(alarm)}`,
    `TRIGGER:-PT${ALARM_MIN}M`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** 1 for the first step of its kind; a plan may hold several folds. */
const ordinalOf = (step: PlanStep, all: readonly PlanStep[]) =>
  all.filter(({ kind }) => kind === step.kind).indexOf(step) + 1

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
