import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { getMyOven, keepMyOven } from '#contracts/accounts/accounts.endpoints.ts'
import { MY_OVEN_KEY, type MyOven, readMyOven } from '#domain/oven-guide/my-oven.ts'
import type { Api } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { OF_THE_ACCOUNT } from '../../../api/reader-queries.ts'
import { useSession } from '../../../api/session.ts'
import { storedText } from '../../../ui/stored-text.ts'
import { toastFailure } from '../../../ui/toast-store.ts'

const myOvenQuery = (api: Api) =>
  queryOptions({
    queryKey: [getMyOven.path],
    queryFn: async ({ signal }) => (await api(getMyOven, { signal })) ?? null,
    meta: OF_THE_ACCOUNT,
  })

const stored = storedText(MY_OVEN_KEY)

function keepHere(oven: MyOven) {
  const text = JSON.stringify(oven)
  if (!stored.write(text)) stored.hold(text)
}

/**
 * The home oven; null if it was never entered. It is stored on this device and in the user's account. The
 * account has priority. An account without an oven gets the oven of the device.
 */
export function useMyOven() {
  const { api, client } = useQueries()
  const isKnown = useSession().state === 'user'
  const { data: ofAccount } = useQuery({ ...myOvenQuery(api), enabled: isKnown })
  const text = stored.use()
  const here = useMemo(() => readMyOven(text), [text])
  const { mutate: keepInAccount } = useMutation({
    scope: { id: 'my oven' }, // runs the changes one after the other, so the last one wins on the server too
    mutationFn: (oven: MyOven) => api(keepMyOven, { body: oven }),
    onMutate: (oven) => client.setQueryData(myOvenQuery(api).queryKey, oven),
    onError: toastFailure(
      'Errore',
      'Il forno resta su questo dispositivo: non siamo riusciti a salvarlo nel tuo account.',
    ),
  })
  const takeOver = useEffectEvent(() => here && keepInAccount(here))
  const isEmpty = isKnown && ofAccount === null
  useEffect(() => {
    if (isEmpty) takeOver()
  }, [isEmpty])
  return {
    mine: (isKnown ? ofAccount : null) ?? here,
    isInAccount: isKnown,
    keep: (oven: MyOven) => {
      keepHere(oven)
      if (isKnown) keepInAccount(oven)
    },
  }
}
