import type { SiteSearch } from '#contracts/site-search/site-search.ts'
import { aidInSearch } from '#domain/first-aid/aid-in-search.ts'
import { absentAnswer } from '#domain/site-search/absent-dish.ts'
import { asksToKnow, hasLeftovers } from '#domain/site-search/asked-place.ts'
import { caloriesAnswer, dishOfCalories } from '#domain/site-search/calories-question.ts'
import { groupsOf, type Scored } from '#domain/site-search/group-hits.ts'
import { numberAnswer } from '#domain/site-search/number-answer.ts'
import { isHeadword, isNamedBy, tellingParts } from '#domain/site-search/rank-documents.ts'
import { recipeAnswer, recipeQuestion } from '#domain/site-search/recipe-answer.ts'
import { reworded } from '#domain/site-search/reworded.ts'
import { saidNote } from '#domain/site-search/said-note.ts'
import type { SearchDocument } from '#domain/site-search/search-document.ts'
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
import { BEFORE_PLACES, leastOf, NAMED, scoredRecipes, UNDERSTOOD } from './recipe-scores.ts'
import { tooSlowNote } from './too-slow.ts'

type DocumentSource = () => Promise<readonly SearchDocument[]>

export interface Searched {
  sources: readonly DocumentSource[]
  recipes: FindRecipes
}

const MOST_RECIPES = 30
const MOST_SOUGHT = 100
const MOST_NAMED = 6
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
  const aid = aidInSearch(query)
  const ofRecipe = aid.isAsked ? undefined : await answerOfRecipe(recipes, query)
  const dish = dishOfCalories(said) ?? ofRecipe?.dish ?? beside?.dish ?? used
  const [matched, ...lists] = await Promise.all([
    recipes(dish ?? query, MOST_SOUGHT),
    ...sources.map((documents) => documents()),
  ])
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
      : (ofRecipe?.answer ??
        answerTo(query, said, aid.isAsked, found, recipeHits) ??
        tooSlowNote(query, found))
  return { answer, groups: groupsOf([...places, ...recipeHits], answer ? ANSWERED : 0) }
}

/** The answer from the one recipe that the query names, and the words for it. */
async function answerOfRecipe(recipes: FindRecipes, query: string) {
  const dish = recipeQuestion(query)?.dish
  const answer = dish === undefined ? undefined : recipeAnswer(query, await recipes(dish, MOST_NAMED))
  return answer && { dish, answer }
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
