import { useQuery } from '@tanstack/react-query'
import { whenIdle } from '../../ui/when-idle.ts'

/** Whoever sums reads every line against the whole table of foods: it is not in the first load. */
const loadSum = async () => (await import('#domain/shopping-list/sum-quantities.ts')).sumQuantities

/** Has it loaded when the browser is idle, so that summing works without a network. */
export const bringSum = () => whenIdle(() => loadSum().catch(() => undefined))

/** Loaded as soon as there is a list to sum. */
export const useSum = (isWanted: boolean) =>
  useQuery({ queryKey: ['sum of the shopping list'], queryFn: loadSum, enabled: isWanted })
