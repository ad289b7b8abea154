/** Removes found recipes that contain words of the query but do not answer it.
 *
 * Valid   any query. If a query asks for a number ('500 g farina quante pizze'), describes a fault or asks
 *         for information, only the recipes that it names stay. A query with a rising time ('lievitazione
 *         12 ore') does not ask for a number. */

import { asksForUnknown, asksToKnow } from '../site-search/asked-place.ts'
import { numberAnswer } from '../site-search/number-answer.ts'
import { plainText } from '../site-search/plain-text.ts'
import { isNamedBy } from '../site-search/rank-documents.ts'
import { reworded } from '../site-search/reworded.ts'
import { aidInSearch } from './aid-in-search.ts'

const LIGHT = /\bmeno di \d+ calorie/u

const asksForNumber = (query: string) =>
  !/\blievitazion/.test(plainText(query)) && numberAnswer(query) !== undefined

const asksForAid = (query: string) => aidInSearch(query).isAsked

export function meantRecipes<Recipe extends { name: string }>(query: string, found: Recipe[]): Recipe[] {
  const said = reworded(query)
  if (asksForUnknown(said)) return []
  return asksForNumber(query) || asksForAid(query) || (asksToKnow(said) && !LIGHT.test(said))
    ? found.filter(({ name }) => isNamedBy(said, name))
    : found
}
