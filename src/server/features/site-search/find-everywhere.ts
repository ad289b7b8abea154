/** One search over everything: the recipes as their own search finds them, all other places by their words. */
import type { SiteSearch, SiteSearchHit } from '#contracts/site-search/site-search.ts'
import { aidInSearch } from '#domain/first-aid/aid-in-search.ts'
import { askedPlaces, asksToKnow, hasLeftovers } from '#domain/site-search/asked-place.ts'
import { caloriesAnswer, dishOfCalories } from '#domain/site-search/calories-question.ts'
import { numberAnswer } from '#domain/site-search/number-answer.ts'
import { isCalled, isNamedBy, type Ranked, rankDocuments } from '#domain/site-search/rank-documents.ts'
import { reworded } from '#domain/site-search/reworded.ts'
import {
  LONGEST_SEARCH,
  SEARCH_SOURCES,
  type SearchDocument,
  type SearchSource,
} from '#domain/site-search/search-document.ts'
import { hasConditions, isCommonQuery, queryMeaning } from '#server/features/recipes/query-meaning.ts'

/** All that one source has to be found. */
type DocumentSource = () => Promise<readonly SearchDocument[]>

type FoundRecipe = Parameters<typeof caloriesAnswer>[0] & {
  description: string
  imageUrl: string
  ingredients: string[]
}

export interface Searched {
  sources: readonly DocumentSource[]
  /** Best first, for whatever somebody types. */
  recipes: (query: string, limit: number) => Promise<readonly FoundRecipe[]>
}

const MOST_HITS = 6
const MOST_RECIPES = 30
/** Score of a recipe that the recipe search found although its words do not match. */
const FOUND = 0.3
/** Score of one that is called otherwise than by all that was typed: 'tigelle', 'morbida'. */
const UNDERSTOOD = 0.9
/** What is worth less beside the best of all is left out: a word in a long text. */
const LEAST_SHARE = 0.3
/** Score of a recipe whose name holds every word that was asked for. */
const NAMED = 1
/** The same where it was asked for as a dish: 'pizza integrale' is no flour. */
const DISH_NAMED = 1.65
/** Score of one whose name has a part of it, and what all else is worth then. */
const [NAMED_PARTLY, BESIDE_DISH] = [0.8, 0.6]
/** Score of recipes that were asked for by what they are, 'senza maiale', 'in due ore': no place of the site is so. */
const CONDITIONED = 1.3
/** Score of a place that was asked for as such: 'che vino bere'. */
const PLACE_ASKED = 1.5
/** Score of a number that was asked for: it comes first. */
const ANSWERED = 1.6

const DISH =
  /\b(?:pizz[ae]|focacc(?:ia|e)|calzon[ei]|ricett[ae]|sfincion[ei]|pins[ae]|montanar[ae]|piadin[ae]|padellin[oi])\b/u

type Scored = SiteSearchHit & { source: SearchSource; score: number }

export async function findEverywhere({ sources, recipes }: Searched, query: string): Promise<SiteSearch> {
  const said = reworded(query)
  const dish = dishOfCalories(said)
  const [found, ...lists] = await Promise.all([
    recipes(dish ?? query, MOST_RECIPES),
    ...sources.map((documents) => documents()),
  ])
  const aid = aidInSearch(query)
  const places = [...rankedPlaces(said, lists.flat(), asksForDish(query, said)), ...aid.ranked].map(
    ({ document, score }): Scored => {
      const { source, title, text, path } = document
      return { source, title, text, path, score }
    },
  )
  const recipeHits = scoredRecipes(dish ?? said, found, leastOf(said), asksForDish(query, said))
  const sorted = [...places, ...recipeHits].toSorted((one, other) => other.score - one.score)
  const [first] = found
  const isMeant = dish !== undefined && (recipeHits[0]?.score ?? 0) >= NAMED
  const number = aid.isAsked ? undefined : (numberAnswer(query) ?? numberAnswer(said))
  const answer = number ?? (isMeant && first ? caloriesAnswer(first) : null) ?? null
  const best = Math.max(answer ? ANSWERED : 0, sorted[0]?.score ?? 0)
  const groups = (Object.keys(SEARCH_SOURCES) as SearchSource[])
    .map((source) => sorted.filter((hit) => hit.source === source && hit.score >= best * LEAST_SHARE))
    .filter((hits) => hits.length > 0)
    .toSorted((one, other) => bestOf(other) - bestOf(one))
  return {
    answer,
    groups: groups.flatMap(([first, ...others]) => {
      if (!first) return []
      const hits = [first, ...others].slice(0, MOST_HITS).map(hitOf)
      return [{ source: first.source, total: 1 + others.length, hits }]
    }),
  }
}

/** Those that are asked for as such come first, by the longest phrase: 'quanto pesa una tazza' is more than 'quanto pesa'. */
function rankedPlaces(
  query: string,
  documents: readonly SearchDocument[],
  isDish: boolean,
): Ranked<SearchDocument>[] {
  const asked = askedPlaces(query)
  return [
    ...documents.flatMap((document) => {
      const letters = asked.get(document.path)
      return letters === undefined ? [] : [{ document, score: PLACE_ASKED + letters / LONGEST_SEARCH / 100 }]
    }),
    ...rankDocuments(query, documents)
      .filter(({ document }) => !asked.has(document.path))
      .map(({ document, score }) => ({
        document,
        score: isDish && document.source !== 'pizzeria' ? score * BESIDE_DISH : score,
      })),
  ]
}

/** A dish is named or what there is for one, and nothing is to be known of it. */
const asksForDish = (query: string, said: string): boolean =>
  (DISH.test(said) || hasLeftovers(query)) && !asksToKnow(said)

/** The least that a recipe is worth that was found. */
function leastOf(query: string): number {
  const meaning = queryMeaning(query)
  const { anyOf, others } = meaning.spelled
  // What recipes must be like, and hardly a word beside it: of 'calzone senza maiale' the name decides.
  if (query.includes('"')) return CONDITIONED
  const isByConditions =
    hasConditions(meaning) && meaning.restMin === undefined && !/\p{L}{4,} \p{L}{4,}/u.test(meaning.words)
  if (isByConditions) return CONDITIONED
  return anyOf.length > 0 && isCommonQuery(others) ? UNDERSTOOD : FOUND
}

const hitOf = ({ title, text, path, imageUrl }: Scored): SiteSearchHit => ({
  title,
  text,
  path,
  ...(imageUrl !== undefined && { imageUrl }),
})

const bestOf = (hits: readonly Scored[]): number => Math.max(...hits.map(({ score }) => score))

/** In the order of their own search; none is worth more than one that stands before it. */
function scoredRecipes(
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
  let highest = isPlaceAsked ? PLACE_ASKED - 0.01 : Number.POSITIVE_INFINITY
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
