import { availableParallelism, loadavg } from 'node:os'

/** What a drill has seen, and which promises did not hold. */
interface Outcome {
  rows: readonly (readonly string[])[]
  broken: readonly string[]
  /** Titles of the columns; 'what' and 'seen' unless given. */
  head?: readonly string[]
}

/** How much of a drill: what is missing is what docs/operations.md shows. */
interface DrillOptions {
  seconds?: number | undefined
  rounds?: number | undefined
  /** Commit or tag. */
  from?: string | undefined
}
export type Drill = (options: DrillOptions) => Promise<Outcome>

/** What is wrong when nothing of a kind has happened: without it every other promise is kept by itself. */
export const nothingOf = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [] : [`nothing is proved: no ${what}`]))

/**
 * How many times as long as at rest things take on this machine now, as far as its load says: what is promised in seconds is
 * promised of a machine that has nothing else to do.
 */
export const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** The value below which the share `at` of all lies, rounded; a dash for none. */
export function quantile(values: readonly number[], at: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))]
  return value === undefined ? '-' : value.toFixed(0)
}
