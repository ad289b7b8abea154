import type { BasePairing, CombinationAnalysis, PairingCategories } from '#contracts/pairing/pairing.ts'
import { analyseCombination } from '#domain/pairing/combination.ts'
import { pairingIngredient, pantryByCategory } from '#domain/pairing/pantry.ts'
import { recommendFor } from '#domain/pairing/recommend.ts'
import { italianMonth } from '#domain/pairing/season.ts'

/** Computes offline the server's response to a pairing request. Undefined for an unknown ingredient. */
export function pairingHere(
  query: URLSearchParams,
): PairingCategories | BasePairing | CombinationAnalysis | undefined {
  const base = query.get('baseIngredient')
  const together = query.get('ingredients')
  if (base === null && together === null) return { categories: pantryByCategory() }
  if (together !== null)
    return analyseCombination(together.split(',').flatMap((id) => pairingIngredient(id) ?? []))
  const ingredient = pairingIngredient(base ?? '')
  return ingredient && recommendFor(ingredient, italianMonth(new Date()))
}
