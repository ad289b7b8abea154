import { EARLIER_OVEN_KEY, KITCHEN_KEY } from '#domain/kitchen/kitchen-key.ts'
import { useSession } from '../../api/session.ts'
import { storedText } from '../../ui/stored-text.ts'

export const storedKitchen = storedText(KITCHEN_KEY)
export const storedOven = storedText(EARLIER_OVEN_KEY)

/** Whether a kitchen may have been told, here or in the account. False on the server and during hydration. */
export function useMayBeTold(): boolean {
  const isKnown = useSession().state === 'user'
  const [kitchen, oven] = [storedKitchen.use(), storedOven.use()]
  return isKnown || (kitchen ?? oven) !== null
}
