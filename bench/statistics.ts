/** Quantile at `share` (0 to 1) by nearest rank, so it is one of the samples. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('no samples')
  return value
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5)

export function spread(samples: readonly number[]): string {
  const short = (value: number) => (value >= 0.1 ? value.toFixed(2) : value.toPrecision(2))
  const [middle = 0, low = 0, high = 0] = [0.5, 0.25, 0.75].map((share) => quantile(samples, share))
  return `${short(middle)} (${short(low)}–${short(high)})`
}
