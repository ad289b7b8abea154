import { readFileSync } from 'node:fs'

const TICK_MS = 10

export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  // utime, stime, cutime, cstime: fields 14 to 17 of proc(5). The array begins with field 3.
  return fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) * TICK_MS
}
