import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { keepKitchen } from '#contracts/accounts/accounts.endpoints.ts'
import { type Kitchen, NOT_TOLD, readKitchen } from '#domain/kitchen/kitchen.ts'
import { EARLIER_OVEN_KEY } from '#domain/kitchen/kitchen-key.ts'
import { useQueries } from '../../api/queries-context.ts'
import { useSession } from '../../api/session.ts'
import { toastFailure } from '../../ui/toast-store.ts'
import { storedOven as earlier, storedKitchen as stored } from './kitchen-here.ts'
import { kitchenQuery } from './kitchen-query.ts'

function keepHere(kitchen: Kitchen) {
  const text = JSON.stringify(kitchen)
  if (!stored.write(text)) return stored.hold(text)
  localStorage.removeItem(EARLIER_OVEN_KEY)
}

/** What this device keeps. */
export const kitchenHere = (): Kitchen | null => readKitchen(stored.read() ?? earlier.read())

/**
 * The reader's kitchen; null if nothing was told, on the server and during hydration. It is stored on this
 * device and in the user's account. The account has priority. An account without a kitchen gets the kitchen
 * of the device.
 */
export function useKitchen() {
  const { api, client } = useQueries()
  const isKnown = useSession().state === 'user'
  const { data: ofAccount } = useQuery({ ...kitchenQuery(api), enabled: isKnown })
  const [text, earlierText] = [stored.use(), earlier.use()]
  const here = useMemo(() => readKitchen(text ?? earlierText), [text, earlierText])
  const kitchen = (isKnown ? ofAccount : null) ?? here
  const { mutate: keepInAccount } = useMutation({
    scope: { id: 'kitchen' }, // runs the changes one after the other, so the last one wins on the server too
    mutationFn: (change: Partial<Kitchen>) => api(keepKitchen, { body: change }),
    onMutate: (change) =>
      client.setQueryData(kitchenQuery(api).queryKey, (before) => ({ ...(before ?? NOT_TOLD), ...change })),
    onError: toastFailure(
      'Errore',
      'La cucina resta su questo dispositivo: non siamo riusciti a salvarla nel tuo account.',
    ),
  })
  const takeOver = useEffectEvent(() => here && keepInAccount(here))
  const isEmpty = isKnown && ofAccount === null
  useEffect(() => {
    if (isEmpty) takeOver()
  }, [isEmpty])
  return {
    kitchen,
    isInAccount: isKnown,
    keep: (change: Partial<Kitchen>) => {
      keepHere({ ...(kitchen ?? NOT_TOLD), ...change })
      if (isKnown) keepInAccount(change)
    },
  }
}
