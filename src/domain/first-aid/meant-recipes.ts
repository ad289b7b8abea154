/** Removes found recipes that only contain words of the query but are no answer to it.
 *
 * Valid   any query. A question for a number ('500 g farina quante pizze') matches the lines of many
 *         recipes but means none of them, unless it names one. A rising time ('lievitazione 12 ore') is a
 *         property of a recipe. A fault ('pizza pallida') asks for first aid, 'quanto pesa' for knowledge:
 *         a recipe that only contains the word somewhere is no answer. */

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
