import { useQuery } from '@tanstack/react-query'
import { whenIdle } from '../../ui/when-idle.ts'

const loadSum = async () => (await import('#domain/shopping-list/sum-quantities.ts')).sumQuantities

export const bringSum = () => whenIdle(() => loadSum().catch(() => undefined))

export const useSum = (isWanted: boolean) =>
  useQuery({ queryKey: ['sum of the shopping list'], queryFn: loadSum, enabled: isWanted })
