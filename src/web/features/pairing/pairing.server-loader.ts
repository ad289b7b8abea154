import type { PairingCategories } from '#contracts/pairing/pairing.ts'
import { pairingOfAddress } from '#domain/pairing/pairing-address.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import { pairingAmongQuery, pairingCategoriesQuery, pairingOfQuery } from './pairing.loader.ts'

export const load: PageLoader = async (queries, { request }) => {
  const { api, client } = queries
  await prefetch(queries, pairingCategoriesQuery(api))
  const pantry = client.getQueryData<PairingCategories>(pairingCategoriesQuery(api).queryKey)
  const known = new Set(Object.values(pantry?.categories ?? {}).flatMap((group) => group.map(({ id }) => id)))
  const address = new URL(request.url).searchParams
  const { tab, base, chosen } = pairingOfAddress((name) => address.get(name), known)
  if (tab === 'guida' && base !== '') await client.prefetchQuery(pairingOfQuery(api, base))
  if (tab === 'analisi' && chosen.length > 1)
    await client.prefetchQuery(pairingAmongQuery(api, chosen.toSorted()))
}
