import { availableParallelism, loadavg } from 'node:os'

interface Outcome {
  rows: readonly (readonly string[])[]
  broken: readonly string[]
  head?: readonly string[]
}

interface DrillOptions {
  seconds?: number | undefined
  rounds?: number | undefined
  from?: string | undefined
}
export type Drill = (options: DrillOptions) => Promise<Outcome>

export const nothingOf = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [] : [`nothing is proved: no ${what}`]))

/** Load per processor core, at least 1. The time limits of the drills hold for an idle machine and are
 * multiplied by this factor. */
export const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

export function quantile(values: readonly number[], at: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))]
  return value === undefined ? '-' : value.toFixed(0)
}
