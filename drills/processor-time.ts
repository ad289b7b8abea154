import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** Milliseconds of a processor that a process has used, with its children that have ended. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  // utime, stime, cutime, cstime: fields 14 to 17 of proc(5), and the first that is left is the third.
  return fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) * TICK_MS
}
