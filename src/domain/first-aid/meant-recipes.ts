/** Of the recipes that a search found, those that are meant.
 *
 * Valid   any query. What asks for a number ('500 g farina quante pizze') is met by the lines of many recipes and means none
 *         of them, unless it names one. A time of rising ('lievitazione 12 ore') is what a recipe has. What tells of
 *         a fault ('pizza pallida') asks for first aid, 'quanto pesa' for knowledge: a recipe that only says the word
 *         somewhere does not give it. */

import { asksForUnknown, asksToKnow } from '../site-search/asked-place.ts'
import { numberAnswer } from '../site-search/number-answer.ts'
import { plainText } from '../site-search/plain-text.ts'
import { isNamedBy } from '../site-search/rank-documents.ts'
import { reworded } from '../site-search/reworded.ts'
import { aidInSearch } from './aid-in-search.ts'

/** Light ones are told by their calories, beside the tool that counts them. */
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
