/** Shares of one whole as whole percents that add up to what the shares do: the largest remainders are rounded up. */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100)
  const floors = exact.map(Math.floor)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const missing = Math.round(sum(exact)) - sum(floors)
  const remainder = (index: number) => (exact[index] ?? 0) - (floors[index] ?? 0)
  const raised = new Set(
    [...shares.keys()].sort((one, other) => remainder(other) - remainder(one)).slice(0, missing),
  )
  return floors.map((floor, index) => floor + (raised.has(index) ? 1 : 0))
}
