/**
 * How many times slower than this machine the simulated phone is, so that it is the same phone everywhere. Lighthouse's document
 * on throttling ("Calibrating the CPU slowdown") names the calculator whose points these are:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md,
 * https://github.com/patrickhulce/lighthouse-cpu-throttling-calculator
 */
const SLOWDOWN_AT = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
] as const

export function slowdownOf(benchmarkIndex: number): number {
  const [[least]] = SLOWDOWN_AT
  if (benchmarkIndex < least)
    throw new Error(`a machine with the benchmarkIndex ${benchmarkIndex} is slower than the phone`)
  const above = SLOWDOWN_AT.findIndex(([index]) => benchmarkIndex < index)
  const [low = SLOWDOWN_AT[0], high = SLOWDOWN_AT[1]] = SLOWDOWN_AT.slice(above < 0 ? -2 : above - 1)
  const slowdown = low[1] + (benchmarkIndex - low[0]) / (high[0] - low[0])
  return Math.round(slowdown * 10) / 10
}
