import { askedPlaces } from '#domain/site-search/asked-place.ts'
import type { Scored } from '#domain/site-search/group-hits.ts'
import { isCalled, isNamedBy, rankDocuments } from '#domain/site-search/rank-documents.ts'
import { namesDiet } from '#server/features/recipes/query-diet.ts'
import { hasConditions, isCommonQuery, queryMeaning } from '#server/features/recipes/query-meaning.ts'
import type { FoundRecipe } from './found-recipe.ts'
import { PLACE_ASKED } from './place-scores.ts'

const FOUND = 0.3
export const UNDERSTOOD = 0.9
export const NAMED = 1
const [DISH_NAMED, NAMED_PARTLY] = [1.65, 0.8]
const CONDITIONED = 1.3
export const BEFORE_PLACES = 1.65

export function leastOf(query: string): number {
  const meaning = queryMeaning(query)
  const { anyOf, others } = meaning.spelled
  if (query.includes('"')) return CONDITIONED
  if (namesDiet(meaning)) return CONDITIONED
  const isByConditions = hasConditions(meaning) && !/\p{L}{4,} \p{L}{4,}/u.test(meaning.words)
  if (isByConditions) return CONDITIONED
  return anyOf.length > 0 && isCommonQuery(others) ? UNDERSTOOD : FOUND
}

export function scoredRecipes(
  query: string,
  found: readonly FoundRecipe[],
  least: number,
  isDish: boolean,
): Scored[] {
  const documents = found.map(({ id, name, description, imageUrl, ingredients }) => ({
    source: 'ricetta' as const,
    title: name,
    text: description,
    words: ingredients,
    path: `/ricette/${id}`,
    imageUrl,
  }))
  const scores = new Map(rankDocuments(query, documents).map(({ document, score }) => [document, score]))
  const isPlaceAsked = askedPlaces(query).size > 0
  let highest = isPlaceAsked && least < BEFORE_PLACES ? PLACE_ASKED - 0.01 : Number.POSITIVE_INFINITY
  return documents.map((document) => {
    const named = !isDish
      ? 0
      : isCalled(query, document.title)
        ? DISH_NAMED
        : isNamedBy(query, document.title)
          ? NAMED_PARTLY
          : 0
    highest = Math.min(highest, Math.max(scores.get(document) ?? 0, least, named))
    const { source, title, text, path, imageUrl } = document
    return { source, title, text, path, imageUrl, score: highest }
  })
}
