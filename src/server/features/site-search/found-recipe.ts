import { CLASSIC_CATEGORIES, FIRST_CLASSIC } from '#domain/recipes/classics.ts'
import type { RecipeCategory } from '#domain/recipes/vocabulary.ts'
import { type AbsentDish, absentDish, absentFood, namesOfFood } from '#domain/site-search/absent-dish.ts'
import { askedPlaces, asksToKnow, hasLeftovers, withoutPlaces } from '#domain/site-search/asked-place.ts'
import type { caloriesAnswer } from '#domain/site-search/calories-question.ts'
import { plainText } from '#domain/site-search/plain-text.ts'
import { isCalled, isHeadword, isNamedBy, tellingParts } from '#domain/site-search/rank-documents.ts'
import type { AskedRecipe } from '#domain/site-search/recipe-answer.ts'
import { AT_HAND } from '#knowledge/search-words.ts'
import { leftOutRank } from '#server/features/recipes/left-out-kind.ts'
import { isForDiet } from '#server/features/recipes/query-diet.ts'
import {
  hasConditions,
  type QueryMeaning,
  queryMeaning,
  servedWords,
} from '#server/features/recipes/query-meaning.ts'

export type FoundRecipe = Parameters<typeof caloriesAnswer>[0] &
  AskedRecipe & {
    description: string
    imageUrl: string
    ingredients: string[]
    category: RecipeCategory
    preparationTime: number
  }
export type FindRecipes = (query: string, limit: number) => Promise<readonly FoundRecipe[]>

const MOST_NEAR = 4
const EVENING = '/serata'
const HAS_ONLY = /\b(?:ho|abbiamo) (?:in casa )?(?:solo|soltanto|solamente)\b/iu
export const OF_THE_DOUGH = /^(?:farin|acqua|lievit|sale$|semola|oli[oi]$|malto|zuccher|impast|birra$)/u
export const DISH =
  /\b(?:pizz[ae]|focacc(?:ia|e)|calzon[ei]|ricett[ae]|sfincion[ei]|pins[ae]|montanar[ae]|pizzett[ae]|piadin[ae]|padellin[oi])\b/u

/** The words about the dish in a query that also names a page of the site; undefined for other queries. With
 * `isFirst` the recipes of the dish are shown before the page. */
export function dishBesidePlace(said: string): { dish: string; isFirst: boolean } | undefined {
  const asked = askedPlaces(said)
  if (asked.size === 0) return undefined
  const dish = withoutPlaces(said)
  const meaning = queryMeaning(dish)
  if (isForDiet(meaning)) return { dish, isFirst: true }
  if (!asked.has(EVENING) || /\d|\bquant[aoei]\b/.test(said)) return undefined
  if (hasConditions(meaning)) return { dish, isFirst: true }
  const served = servedWords(dish)
  if (served.length > 0) return { dish: served.join(' '), isFirst: true }
  const last = servedWords(said).at(-1)
  if (last !== undefined) return { dish: last, isFirst: false }
  return DISH.test(dish) && tellingParts(dish).words.length > 0 ? { dish, isFirst: false } : undefined
}

export function usedFrom(query: string, said: string): string | undefined {
  const isOther = /\bimpast/u.test(said) || queryMeaning(said).withinMin !== undefined
  if (isOther || !(HAS_ONLY.test(query) || hasLeftovers(query))) return undefined
  const telling = said
    .replace(HAS_ONLY, ' ')
    .split(/\s+/u)
    .filter((word) => !OF_THE_DOUGH.test(word))
    .join(' ')
  return tellingParts(telling).words.length > 0 ? telling : undefined
}

const isSorted = ({
  properties,
  restMin,
  mostKcal,
}: Pick<QueryMeaning, 'properties' | 'restMin' | 'mostKcal'>) =>
  properties.has('veloce') || restMin !== undefined || mostKcal !== undefined

const classicRank = (said: string, { name, category }: FoundRecipe): number =>
  name === FIRST_CLASSIC || isHeadword(said, { title: name })
    ? 0
    : CLASSIC_CATEGORIES.includes(category)
      ? 1
      : 2

/** A recipe with exactly the typed name comes first. For a list of foods, recipes with most of these foods
 * come first. */
export function inOrder(query: string, said: string, found: readonly FoundRecipe[]): readonly FoundRecipe[] {
  const { words: meant, notInside, ...meaning } = queryMeaning(said)
  if (tellingParts(meant).words.length === 0 && !isSorted(meaning)) {
    const leftOut = leftOutRank(notInside)
    const rank = (recipe: FoundRecipe) => 10 * leftOut(recipe) + classicRank(said, recipe)
    return found.toSorted((one, other) => rank(one) - rank(other))
  }
  const isJust = ({ name }: FoundRecipe) => Number(isHeadword(meant, { title: name }))
  const isOf = ({ name }: FoundRecipe) => Number(meant.startsWith('farin') && isNamedBy(meant, name))
  const words = tellingParts(said.replace(HAS_ONLY, ' ')).words.filter((word) => !OF_THE_DOUGH.test(word))
  const isOfFoods = words.length > 1 && words.every((word) => servedWords(word).length > 0)
  if (usedFrom(query, said) === undefined && !isOfFoods)
    return found.toSorted((one, other) => isJust(other) - isJust(one) || isOf(other) - isOf(one))
  if (words.length < 2 && !HAS_ONLY.test(query)) return found
  const has = (word: string, recipe: FoundRecipe) => namesOfFood(word).some((name) => isIn([recipe], name))
  const weights = words.map((word) =>
    Math.log(1 + found.length / (1 + found.filter((one) => has(word, one)).length)),
  )
  const used = (recipe: FoundRecipe) =>
    words.reduce((sum, word, at) => sum + (has(word, recipe) ? (weights[at] ?? 0) : 0), 0)
  const there = [said, ...AT_HAND].join(' ')
  const besides = ({ ingredients }: FoundRecipe) =>
    ingredients.filter((line) => !isNamedBy(there, line)).length
  const ranks = new Map(
    found.map((recipe) => [recipe, { used: used(recipe), besides: isOfFoods ? 0 : besides(recipe) }]),
  )
  const rank = (recipe: FoundRecipe) => ranks.get(recipe) ?? { used: 0, besides: 0 }
  return found.toSorted(
    (one, other) => rank(other).used - rank(one).used || rank(one).besides - rank(other).besides,
  )
}

const ENDINGS: Readonly<Record<string, string>> = { a: '[ae]', o: '[oi]', e: '[aei]', i: '[oie]' }

const isIn = (recipes: readonly FoundRecipe[], called: string): boolean => {
  const words = plainText(called).replace(
    /(?<=\p{L}{3})h?[aeoi](?!\p{L})/gu,
    (end) => `h?${ENDINGS[end.at(-1) ?? '']}`,
  )
  const named = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u')
  return recipes.some(({ name, ingredients }) =>
    [name, ...ingredients].some((text) => named.test(plainText(text))),
  )
}

export async function nearestTo(
  recipes: FindRecipes,
  said: string,
  matched: readonly FoundRecipe[],
): Promise<{ absent: AbsentDish; found: FoundRecipe[] } | undefined> {
  if (asksToKnow(said)) return undefined
  const isThere = (called: string) => isIn(matched, called)
  const [dish, food] = [absentDish(said), absentFood(said)]
  const isFoodThere = food && namesOfFood(food.name).some(isThere)
  const absent = dish && !isThere(dish.name) ? dish : isFoodThere ? undefined : food
  if (!absent || isIn(await recipes(absent.name, MOST_NEAR), absent.name)) return undefined
  const conditions = [...queryMeaning(said).properties, tellingParts(said).left].join(' ').trim()
  const find = async (words: string) => {
    const near = await recipes(`${words} ${conditions}`.trim(), MOST_NEAR)
    const just = near.filter(({ name }) => isHeadword(words, { title: name }))
    const called = near.filter(({ name }) => isCalled(words, name))
    return [just, called, conditions === '' ? near : []].find(({ length }) => length > 0) ?? []
  }
  const { words } = tellingParts(said.replace(absent.name, ' '))
  const isBeside = absent.isFood && words.length > 0
  const near = await Promise.all([...(isBeside ? [words.join(' ')] : []), ...absent.finds].map(find))
  const found = [...new Map(near.flat().map((recipe) => [recipe.id, recipe])).values()]
  return found.length > 0 ? { absent, found } : undefined
}
