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

/** The value below which the share `at` of all lies, rounded; a dash for none. */
export function quantile(values: readonly number[], at: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))]
  return value === undefined ? '-' : value.toFixed(0)
}
