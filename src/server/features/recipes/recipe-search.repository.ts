/**
 * Recipe search in four steps. A step runs only if the steps before it found too little:
 *
 * 1. full-text search for the words as typed: stemmed Italian, accents ignored, "quoted phrases", or;
 * 2. full-text search with all known names of a food (query-spellings.ts). Unknown words are completed or
 *    corrected (search_meanings in the migrations);
 * 3. names that contain the query without spaces: quattrostagioni;
 * 4. names with all known words; otherwise recipes with at least half of the words. A query with "quoted
 *    words" skips this step.
 *
 * A query without words (-olive, facile) lists all recipes that meet its conditions. A query with a resting
 * time ('impasto 24 ore') lists recipes with about that time, nearest first. Conditions (query-meaning.ts)
 * apply in every step.
 */
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { avoidedInPregnancy } from '#domain/pizza-night/menu/fitness.ts'
import { isOnlyPartOf } from '#domain/recipes/list-filters.ts'
import type { Database } from '#server/db/database.ts'
import { leftOutRank } from './left-out-kind.ts'
import { dietsOf, namesDiet } from './query-diet.ts'
import { hasConditions, type QueryMeaning, queryMeaning } from './query-meaning.ts'
import { boundWords } from './query-spellings.ts'
import { searchConditions, soughtWords } from './recipe-search-conditions.repository.ts'
import {
  alike,
  allOf,
  correction,
  type Found,
  fullText,
  listed,
  meaningsOf,
  mostWords,
  type Wanted,
  type WordMeaning,
  wordsOf,
} from './recipe-search-steps.repository.ts'
import { withRightSmallWords } from './searchable-query.ts'

/** In minutes: the maximum total time of a quick recipe. Begun after lunch, it is ready for dinner. */
const QUICK_MIN = 360

/** At most `limit` published recipes, best first. Quick recipes are sorted by time. Light recipes are sorted
 * by calories, with sweet and fried recipes last. */
export async function searchRecipes(db: Database, query: string, limit: number): Promise<Recipe[]> {
  const meaning = queryMeaning(query)
  const isForLight = meaning.mostKcal !== undefined
  const isForPregnancy = meaning.properties.has('gravidanza')
  const most = isForLight || isForPregnancy ? MOST_SORTED : limit
  const met = (await find(db, meaning, most)).filter(isFor(isForPregnancy)).toSorted(byPart(meaning))
  const found =
    met.length === 0 && namesDiet(meaning)
      ? (await find(db, { ...meaning, ...NO_WORDS, properties: dietsOf(meaning) }, most))
          .filter(isFor(isForPregnancy))
          .toSorted((one, other) => isNoPizza(one) - isNoPizza(other))
      : met
  const recipes = (
    meaning.properties.has('veloce') ? quickOnes(found, meaning.withinMin ?? QUICK_MIN) : found
  ).map(({ recipe }) => recipe)
  const rankOf = leftOutRank(meaning.notInside)
  const sorted = isForLight
    ? recipes.toSorted((one, other) => heaviness(one) - heaviness(other))
    : recipes.toSorted((one, other) => rankOf(one) - rankOf(other))
  return sorted.slice(0, limit)
}

/** If no recipe matches both the diet and the other words ('margherita vegana'), the diet alone is searched. */
const NO_WORDS = { words: '', spelled: { anyOf: [], others: '', isKind: false } }
const isNoPizza = ({ recipe }: Found): number => Number(!recipe.name.startsWith('Pizza'))
const isFor =
  (isForPregnancy: boolean) =>
  ({ recipe }: Found): boolean =>
    !isForPregnancy || avoidedInPregnancy(recipe.ingredients) === undefined

/** The thing itself before a part of it, among recipes that match as well. */
function byPart({ words, spelled, properties }: QueryMeaning) {
  if (properties.has('veloce')) return () => 0
  const asked = [...words.split(' '), ...spelled.anyOf.flat()]
  const part = ({ recipe }: Found) => Number(isOnlyPartOf(recipe.name, asked))
  return (one: Found, other: Found) => (one.tier === other.tier ? part(one) - part(other) : 0)
}

const MOST_SORTED = 200
const BITES: ReadonlySet<string> = new Set(['Dolce', 'Fritta'])
const heaviness = ({ category, nutrition }: Recipe): number =>
  (BITES.has(category) ? 1000 : 0) + (nutrition?.perServing.kcal ?? 0)

/**
 * Recipes that are ready in time; if there are none, all recipes. Recipes without all words in name and
 * ingredients count only if there are no others.
 */
function quickOnes(found: Found[], withinMin: number): Found[] {
  const good = found.some(hasThem) ? found.filter(hasThem) : found
  const quick = good.filter(({ recipe }) => recipe.preparationTime <= withinMin)
  return quick.length > 0 ? quick : found
}

const hasThem = ({ tier }: Found): boolean => tier < 2

async function find(db: Database, meaning: QueryMeaning, limit: number): Promise<Found[]> {
  const bound = boundWords(meaning.words)
  if (bound) {
    const together = await findWords(db, { ...meaning, ...bound.together }, limit)
    if (together.some(hasThem)) return together
    const nouns = await findWords(db, { ...meaning, ...bound.nouns }, limit)
    return together.length > 0 && !nouns.some(hasThem) ? together : nouns
  }
  return findWords(db, meaning, limit)
}

async function findWords(db: Database, meaning: QueryMeaning, limit: number): Promise<Found[]> {
  const isQuickestFirst = meaning.properties.has('veloce')
  const { anyOf, others, isKind } = meaning.spelled
  const wanted: Wanted = {
    conditions: searchConditions(meaning),
    isQuickestFirst,
    restMin: meaning.restMin,
    limit,
  }
  const sought = isQuickestFirst ? meaning.words : soughtWords(meaning)
  const found = sought === '' || isKind ? [] : await fullText(db, wordsOf(sought), wanted)
  if (found.some(hasThem)) return found
  const meant = withRightSmallWords(others)
  const meanings = sought === '' ? [] : await meaningsOf(db, meant, anyOf)
  if (found.length === 0 && meanings.length === 0)
    return hasConditions(meaning) || meaning.isForAny ? await listedOrNearest(db, meaning, wanted) : []
  const corrected =
    correction(meanings) ?? (meant !== others && found.length === 0 ? wordsOf(meant) : undefined)
  const guessed = corrected ? await fullText(db, corrected, wanted) : []
  const known = new Set(guessed.map(({ recipe }) => recipe.id))
  const either = [...guessed, ...found.filter(({ recipe }) => !known.has(recipe.id))].slice(0, limit)
  if (either.length > 0) return either
  const similar = await alike(db, meaning.words, wanted)
  if (similar.length > 0 || meanings.length < 2 || meaning.words.includes('"')) return similar
  return (await named(db, meanings, wanted)) ?? (await mostWords(db, meanings, wanted))
}

const MOST_NEAREST = 6

async function listedOrNearest(db: Database, { restMin, ...meaning }: QueryMeaning, wanted: Wanted) {
  const found = await listed(db, wanted)
  return found.length > 0 || restMin === undefined
    ? found
    : listed(db, { ...wanted, conditions: searchConditions(meaning), limit: MOST_NEAREST })
}

async function named(db: Database, meanings: readonly WordMeaning[], wanted: Wanted) {
  const known = meanings.filter((meaning) => meaning.known)
  if (known.length === meanings.length || known.every((meaning) => meaning.is_common)) return undefined
  const found = await fullText(db, allOf(known), wanted)
  const inNames = found.filter(({ tier }) => tier === 0)
  return inNames.length > 0 ? inNames : undefined
}
