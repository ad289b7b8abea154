import type { PairingIngredient } from './ingredient.ts'
import { type PairScore, scorePair } from './pair-score.ts'
import { PANTRY } from './pantry.ts'

type Recommendation = { ingredient: PairingIngredient } & PairScore
export type BasePairing = {
  baseIngredient: PairingIngredient
  recommendedPairings: Recommendation[]
  month: number
  seasonalSuggestions: Recommendation[]
}

const RECOMMENDED = 24
const SEASONAL = 6
const GOOD_ENOUGH = 40

export function recommendFor(base: PairingIngredient, month: number): BasePairing {
  const ranked = PANTRY.filter(({ id }) => id !== base.id)
    .map((ingredient) => ({ ingredient, ...scorePair(base, ingredient) }))
    .sort(
      (one, other) =>
        other.score - one.score || one.ingredient.name.localeCompare(other.ingredient.name, 'it'),
    )
  return {
    baseIngredient: base,
    recommendedPairings: ranked.slice(0, RECOMMENDED),
    month,
    seasonalSuggestions: ranked
      .filter(({ ingredient, score }) => ingredient.seasonal.includes(month) && score >= GOOD_ENOUGH)
      .slice(0, SEASONAL),
  }
}
