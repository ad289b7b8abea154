/** What a drill has seen, and which promises did not hold. */
export interface Outcome {
  rows: readonly (readonly [name: string, value: string])[]
  broken: readonly string[]
}

/** The value below which the share `at` of all lies, rounded; a dash for none. */
export function quantile(values: readonly number[], at: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))]
  return value === undefined ? '-' : value.toFixed(0)
}
