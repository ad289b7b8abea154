import type { EveningSheet } from './evening-sheet.ts'
import { dayAndTime } from './refusals.ts'

type Begun = Pick<EveningSheet, 'startMs' | 'timeZone'>

const QUARTER_MS = 900_000

/** 'si comincia domenica 29 novembre alle 23:35', where a change of the evening moves its first act by a quarter of an
 * hour or more; else empty. Milliseconds since 1970 UTC. */
export function otherBeginning(before: Begun, { startMs, timeZone }: Begun): string {
  if (Math.abs(startMs - before.startMs) < QUARTER_MS) return ''
  return `si comincia ${dayAndTime(startMs, timeZone)}`
}
