import { chosenOfAddress } from '#domain/pizza-night/evening-address.ts'
import type { PageLoader } from '../../api/page-loader.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'
import { setPageClock } from './page-clock.ts'
import { linkedRequest } from './use-draft.ts'
import { eveningQuery } from './use-evening.ts'

export const load: PageLoader = async (queries, { request: { url } }) => {
  const address = new URL(url).searchParams
  const read = (name: string) => address.get(name)
  const [only, ...others] = chosenOfAddress(read) ?? []
  if (only !== undefined && others.length === 0)
    await queries.client.prefetchQuery(recipeQuery(queries.api, only))
  const request = linkedRequest(read, setPageClock(queries))
  if (request) await queries.client.prefetchQuery(eveningQuery(queries, request))
}
