/** What the recipes that were found are worth beside the places of the site. */
import type { SiteSearchHit } from '#contracts/site-search/site-search.ts'
import { askedPlaces } from '#domain/site-search/asked-place.ts'
import { isCalled, isNamedBy, rankDocuments } from '#domain/site-search/rank-documents.ts'
import type { SearchSource } from '#domain/site-search/search-document.ts'
import { namesDiet } from '#server/features/recipes/query-diet.ts'
import { hasConditions, isCommonQuery, queryMeaning } from '#server/features/recipes/query-meaning.ts'
import type { FoundRecipe } from './found-recipe.ts'
import { PLACE_ASKED } from './place-scores.ts'

export type Scored = SiteSearchHit & { source: SearchSource; score: number }

/** Score of a recipe that the recipe search found although its words do not match. */
const FOUND = 0.3
/** Score of one that is called otherwise than by all that was typed: 'tigelle', 'morbida'. */
export const UNDERSTOOD = 0.9
/** Score of a recipe whose name holds every word that was asked for. */
export const NAMED = 1
/** The same where it was asked for as a dish: 'pizza integrale' is no flour; and of one whose name has a part of it. */
const [DISH_NAMED, NAMED_PARTLY] = [1.65, 0.8]
/** Score of recipes that were asked for by what they are, 'senza maiale', 'in due ore': no place of the site is so. */
const CONDITIONED = 1.3
/** Score of what comes before the places that were asked for too: what guests may eat, what is served at a party. */
export const BEFORE_PLACES = 1.65

/** The least that a recipe is worth that was found. */
export function leastOf(query: string): number {
  const meaning = queryMeaning(query)
  const { anyOf, others } = meaning.spelled
  // What recipes must be like, and hardly a word beside it: of 'calzone senza maiale' the name decides.
  if (query.includes('"')) return CONDITIONED
  if (namesDiet(meaning)) return CONDITIONED
  const isByConditions = hasConditions(meaning) && !/\p{L}{4,} \p{L}{4,}/u.test(meaning.words)
  if (isByConditions) return CONDITIONED
  return anyOf.length > 0 && isCommonQuery(others) ? UNDERSTOOD : FOUND
}

/** In the order of their own search; none is worth more than one that stands before it. */
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
