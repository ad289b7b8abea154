import { useQuery } from '@tanstack/react-query'
import { whenIdle } from '../../ui/when-idle.ts'

/** Summing needs the whole food table, so it is not part of the first load. */
const loadSum = async () => (await import('#domain/shopping-list/sum-quantities.ts')).sumQuantities

/** Loads the summing code when the browser is idle, so that it also works offline. */
export const bringSum = () => whenIdle(() => loadSum().catch(() => undefined))

export const useSum = (isWanted: boolean) =>
  useQuery({ queryKey: ['sum of the shopping list'], queryFn: loadSum, enabled: isWanted })
