import { choicesOfAddress, requestOfChoices } from '#domain/oven-guide/guide-address.ts'
import type { PageLoader } from '../../api/page-loader.ts'
import { ovenCalculationQuery } from './use-oven-guide.ts'

/** Only the browser knows the reader's dough, so the server does not calculate a link with `useDough`. */
export const load: PageLoader = async ({ api, client }, { request: { url } }) => {
  const address = new URL(url).searchParams
  const choices = choicesOfAddress((name) => address.get(name))
  const request = choices.useDough ? null : requestOfChoices(choices)
  if (request) await client.prefetchQuery(ovenCalculationQuery(api, request))
}
