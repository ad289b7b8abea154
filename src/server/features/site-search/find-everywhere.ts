import type { SiteSearch, SiteSearchHit } from '#contracts/site-search/site-search.ts'
import { aidInSearch } from '#domain/first-aid/aid-in-search.ts'
import { absentAnswer } from '#domain/site-search/absent-dish.ts'
import { asksToKnow, hasLeftovers } from '#domain/site-search/asked-place.ts'
import { caloriesAnswer, dishOfCalories } from '#domain/site-search/calories-question.ts'
import { numberAnswer } from '#domain/site-search/number-answer.ts'
import { isHeadword, isNamedBy, tellingParts } from '#domain/site-search/rank-documents.ts'
import { reworded } from '#domain/site-search/reworded.ts'
import { saidNote } from '#domain/site-search/said-note.ts'
import {
  SEARCH_SOURCES,
  type SearchDocument,
  type SearchSource,
} from '#domain/site-search/search-document.ts'
import { queryMeaning } from '#server/features/recipes/query-meaning.ts'
import { COMPARED_NOTE, comparedDishes } from './compared-dishes.ts'
import { findWithFewer, isEmpty } from './find-with-fewer.ts'
import {
  DISH,
  dishBesidePlace,
  type FindRecipes,
  type FoundRecipe,
  inOrder,
  nearestTo,
  OF_THE_DOUGH,
  usedFrom,
} from './found-recipe.ts'
import { rankedPlaces } from './place-scores.ts'
import { BEFORE_PLACES, leastOf, NAMED, type Scored, scoredRecipes, UNDERSTOOD } from './recipe-scores.ts'
import { tooSlowNote } from './too-slow.ts'

type DocumentSource = () => Promise<readonly SearchDocument[]>

export interface Searched {
  sources: readonly DocumentSource[]
  recipes: FindRecipes
}

const MOST_HITS = 6
const MOST_RECIPES = 30
const MOST_SOUGHT = 100
const LEAST_SHARE = 0.3
const ANSWERED = 1.6

export async function findEverywhere(searched: Searched, query: string): Promise<SiteSearch> {
  const find = (text: string) => findWithAll(searched, text)
  const found = await find(query)
  return isEmpty(found) ? ((await findWithFewer(find, query)) ?? found) : found
}

async function findWithAll({ sources, recipes }: Searched, query: string): Promise<SiteSearch> {
  const said = reworded(query)
  const beside = dishBesidePlace(said)
  const used = usedFrom(query, said)
  const dish = dishOfCalories(said) ?? beside?.dish ?? used
  const [matched, ...lists] = await Promise.all([
    recipes(dish ?? query, MOST_SOUGHT),
    ...sources.map((documents) => documents()),
  ])
  const aid = aidInSearch(query)
  const nearest = aid.isAsked ? undefined : await nearestTo(recipes, said, matched)
  const compared = aid.isAsked ? undefined : await comparedDishes(recipes, said)
  const found = (compared ?? nearest?.found ?? inOrder(query, said, matched)).slice(0, MOST_RECIPES)
  const documents = lists.flat()
  const isTopping = isToppingAlone(said, found, documents)
  const isDish = nearest !== undefined || asksForDish(query, said) || isTopping
  const places = [...rankedPlaces(said, documents, isDish, isTimedDough(query)), ...aid.ranked].map(
    ({ document: { source, title, text, path }, score }): Scored => ({ source, title, text, path, score }),
  )
  const least =
    compared || nearest || beside?.isFirst
      ? BEFORE_PLACES
      : Math.max(isTopping ? NAMED : leastOf(said), beside ? UNDERSTOOD : 0)
  const recipeHits = scoredRecipes(dish ?? said, found, least, isDish)
  const isAbsent = nearest && !queryMeaning(said).properties.has('gravidanza')
  const answer = compared
    ? COMPARED_NOTE
    : isAbsent
      ? absentAnswer(nearest.absent)
      : (answerTo(query, said, aid.isAsked, found, recipeHits) ?? tooSlowNote(query, found))
  return { answer, groups: groupsOf([...places, ...recipeHits], answer ? ANSWERED : 0) }
}

function answerTo(
  query: string,
  said: string,
  isForAid: boolean,
  [first]: readonly FoundRecipe[],
  [best]: readonly Scored[],
): SiteSearch['answer'] {
  const isMeant = dishOfCalories(said) !== undefined && (best?.score ?? 0) >= NAMED
  const number = isForAid ? undefined : (numberAnswer(query) ?? numberAnswer(said))
  return (
    number ??
    (isForAid ? undefined : (saidNote(query) ?? saidNote(said))) ??
    ((isMeant && first && caloriesAnswer(first)) || null)
  )
}

function groupsOf(hits: readonly Scored[], answered: number): SiteSearch['groups'] {
  const sorted = hits.toSorted((one, other) => other.score - one.score)
  const best = Math.max(answered, sorted[0]?.score ?? 0)
  return (Object.keys(SEARCH_SOURCES) as SearchSource[])
    .map((source) => sorted.filter((hit) => hit.source === source && hit.score >= best * LEAST_SHARE))
    .toSorted((one, other) => (other[0]?.score ?? 0) - (one[0]?.score ?? 0))
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const shown = [first, ...others].slice(0, MOST_HITS).map(hitOf)
      return [{ source: first.source, total: 1 + others.length, hits: shown }]
    })
}

const isTimedDough = (query: string): boolean =>
  /\bimpast/iu.test(query) && queryMeaning(query).restMin !== undefined

function isToppingAlone(
  query: string,
  [first]: readonly FoundRecipe[],
  documents: readonly SearchDocument[],
): boolean {
  const { words, left } = tellingParts(query)
  const [word = ''] = words
  return (
    words.length === 1 &&
    left === '' &&
    !asksToKnow(query) &&
    !OF_THE_DOUGH.test(word) &&
    !documents.some(({ source, title }) => source === 'glossario' && isHeadword(query, { title })) &&
    first?.ingredients.some((one) => isNamedBy(word, one)) === true
  )
}

const asksForDish = (query: string, said: string): boolean =>
  (DISH.test(said.replace(DOUGH_FOR, '')) || hasLeftovers(query)) && !asksToKnow(said)
const DOUGH_FOR = /\bimpast[oi] (?:per |di |da |della )?(?:la )?pizz[ae]/u

const hitOf = ({ title, text, path, imageUrl }: Scored): SiteSearchHit => ({
  title,
  text,
  path,
  ...(imageUrl !== undefined && { imageUrl }),
})
