/** What a link asks of a tool, fetched before the server renders its page: the answer stands in the HTML, for readers
 * without scripts too. Where it fails the page comes without it, and the browser asks again. */
import type { PairingCategories } from '#contracts/pairing/pairing.ts'
import { choicesOfAddress, requestOfChoices } from '#domain/oven-guide/guide-address.ts'
import { pairingOfAddress } from '#domain/pairing/pairing-address.ts'
import { chosenOfAddress } from '#domain/pizza-night/evening-address.ts'
import type { Queries } from './api/queries.ts'
import { recipeQuery } from './api/recipe-queries.ts'
import { ovenCalculationQuery } from './features/oven-guide/oven-calculation-query.ts'
import {
  pairingAmongQuery,
  pairingCategoriesQuery,
  pairingOfQuery,
} from './features/pairing/pairing-queries.ts'
import { eveningQuery } from './features/pizza-night/evening-query.ts'
import { inviteQuery, sharedNightQuery } from './features/pizza-night/link-queries.ts'
import { linkedRequest } from './features/pizza-night/linked-request.ts'
import { setPageClock } from './features/pizza-night/page-clock.ts'
import { NOTHING_THERE } from './route-parts.tsx'

/** The reader's own dough is known to the browser alone: a link that wants it is answered there. */
export async function linkedBake({ api, client }: Queries, address: URLSearchParams) {
  const choices = choicesOfAddress((name) => address.get(name))
  const request = choices.useDough ? null : requestOfChoices(choices)
  if (request) await client.prefetchQuery(ovenCalculationQuery(api, request))
}

/** Asks for what the shown tab shows, of the ingredients that the pantry knows. */
export async function linkedPairing(queries: Queries, address: URLSearchParams) {
  const { api, client } = queries
  const pantry = client.getQueryData<PairingCategories>(pairingCategoriesQuery(api).queryKey)
  const known = new Set(Object.values(pantry?.categories ?? {}).flatMap((group) => group.map(({ id }) => id)))
  const { tab, base, chosen } = pairingOfAddress((name) => address.get(name), known)
  if (tab === 'guida' && base !== '') await client.prefetchQuery(pairingOfQuery(api, base))
  if (tab === 'analisi' && chosen.length > 1)
    await client.prefetchQuery(pairingAmongQuery(api, chosen.toSorted()))
}

/** The plan of a link; of a single recipe that it names, whether an evening can have it. */
export async function linkedEvening(queries: Queries, address: URLSearchParams) {
  const read = (name: string) => address.get(name)
  const [only, ...others] = chosenOfAddress(read) ?? []
  if (only !== undefined && others.length === 0)
    await queries.client.prefetchQuery(recipeQuery(queries.api, only))
  const request = linkedRequest(read, setPageClock(queries))
  if (request) await queries.client.prefetchQuery(eveningQuery(queries, request))
}

/** Menu and hours of an evening that somebody shares. */
export function linkedSharedNight(queries: Queries, token: string) {
  setPageClock(queries)
  return openedLink(queries, sharedNightQuery(queries, token))
}

/** An invitation, for the guest who answers it. */
export const linkedInvite = (queries: Queries, token: string) =>
  openedLink(queries, inviteQuery(queries, token))

/** A link that opens nothing any more has a page that says so. */
async function openedLink({ client }: Queries, options: { queryKey: readonly unknown[] }) {
  await client.prefetchQuery(options)
  return client.getQueryData(options.queryKey) === null ? NOTHING_THERE : undefined
}
