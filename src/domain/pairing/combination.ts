/** Compatibility of several ingredients.
 *
 * Units   0-100 for compatibility, tradition and complexity.
 * Source  the mean of the pairs and the similarity to a named dish. The weights are [stima].
 * Valid   at least two different ingredients. Order and repetition do not matter. */
import { type FlavorBalance, flavorBalance, meanProfile } from './flavor-balance.ts'
import type { FlavorProfile, PairingIngredient } from './ingredient.ts'
import { type PairScore, type ScorePart, scorePair } from './pair-score.ts'
import { suggestionsFor } from './suggestions.ts'
import { type DishFit, dishesOf, nearestDish } from './tradition-index.ts'

type ScoredPair = { ingredient1: PairingIngredient; ingredient2: PairingIngredient } & PairScore
export type CombinationAnalysis = {
  overallCompatibility: number
  compatibilityParts: { pairs: ScorePart; dish: ScorePart }
  traditionalRating: number
  complexity: number
  flavorBalance: FlavorBalance
  flavorProfile: FlavorProfile
  suggestions: string[]
  pairwiseAnalysis: ScoredPair[]
}

const PAIRS_POINTS = 70
const DISH_POINTS = 30
const COMPLEXITY_PER_INGREDIENT = 9
const COMPLEXITY_PER_FLAVOR = 5
const PRESENT_FROM = 3

const distinct = (ingredients: readonly PairingIngredient[]): PairingIngredient[] =>
  [...new Map(ingredients.map((ingredient) => [ingredient.id, ingredient])).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  )

const pairsOf = (ingredients: readonly PairingIngredient[]): ScoredPair[] =>
  ingredients.flatMap((ingredient1, index) =>
    ingredients
      .slice(index + 1)
      .map((ingredient2) => ({ ingredient1, ingredient2, ...scorePair(ingredient1, ingredient2) })),
  )

function complexityOf(count: number, profile: FlavorProfile): number {
  const felt = Object.values(profile).filter((value) => value >= PRESENT_FROM).length
  return Math.min(100, COMPLEXITY_PER_INGREDIENT * count + COMPLEXITY_PER_FLAVOR * felt)
}

function nearness({ name, share, filled }: DishFit): string {
  if (share === 1) return `è la combinazione di «${name}»`
  return filled < 2
    ? 'nessun piatto con un nome le somiglia'
    : `somiglia per il ${Math.round(100 * share)}% a «${name}»`
}

function compatibilityParts(pairs: readonly ScoredPair[], dish: DishFit) {
  const meanScore = pairs.reduce((sum, { score }) => sum + score, 0) / pairs.length
  return {
    pairs: {
      points: Math.round((PAIRS_POINTS * meanScore) / 100),
      max: PAIRS_POINTS,
      reason: `le coppie valgono in media ${Math.round(meanScore)} su 100`,
    },
    dish: {
      points: Math.round(DISH_POINTS * dish.share),
      max: DISH_POINTS,
      reason: nearness(dish),
    },
  }
}

export function analyseCombination(given: readonly PairingIngredient[]): CombinationAnalysis {
  const ingredients = distinct(given)
  const pairs = pairsOf(ingredients)
  const dish = nearestDish(ingredients.map(({ id }) => id))
  const profile = meanProfile(ingredients)
  const parts = compatibilityParts(pairs, dish)
  const known = pairs.filter(
    ({ ingredient1, ingredient2 }) => dishesOf(ingredient1.id, ingredient2.id).length > 0,
  )
  return {
    overallCompatibility: parts.pairs.points + parts.dish.points,
    compatibilityParts: parts,
    traditionalRating: Math.round((100 * known.length) / pairs.length),
    complexity: complexityOf(ingredients.length, profile),
    flavorBalance: flavorBalance(profile),
    flavorProfile: profile,
    suggestions: suggestionsFor(ingredients, dish, profile),
    pairwiseAnalysis: pairs,
  }
}
