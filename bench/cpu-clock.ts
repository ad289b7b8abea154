import { readFileSync } from 'node:fs'

/**
 * Returns a function that reads the CPU milliseconds of all child processes of `pid` so far. PostgreSQL
 * has one child per connection. An ended child still counts with its last known value, so the sum never
 * falls.
 */
export function cpuClockOfChildren(pid: number): () => number {
  const seen = new Map<string, number>()
  return () => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    for (const child of children) {
      try {
        seen.set(child, Number(readFileSync(`/proc/${child}/schedstat`, 'utf8').split(' ')[0]))
      } catch {
        // the child has ended between the two reads
      }
    }
    return [...seen.values()].reduce((sum, one) => sum + one, 0) / 1e6
  }
}
