import { choicesOfAddress, requestOfChoices } from '#domain/oven-guide/guide-address.ts'
import type { PageLoader } from '../../api/page-loader.ts'
import { ovenCalculationQuery } from './oven-calculation-query.ts'

/** The reader's own dough is known to the browser alone: a link that wants it is answered there. */
export const load: PageLoader = async ({ api, client }, { request: { url } }) => {
  const address = new URL(url).searchParams
  const choices = choicesOfAddress((name) => address.get(name))
  const request = choices.useDough ? null : requestOfChoices(choices)
  if (request) await client.prefetchQuery(ovenCalculationQuery(api, request))
}
