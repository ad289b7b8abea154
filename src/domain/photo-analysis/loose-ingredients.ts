/**
 * Which ingredients a photo of loose food may show: the colour that fills it suggests three of those that look so.
 *
 * Units   confidence 0 to 1: how often one of the three is there.
 * Source  content/pictures/photos.yaml, set by hand (stima); measured in docs/photo-analysis.md.
 * Valid   one kind of ingredient that fills the picture. Suggestions for the reader to correct, never statements. */
import { LOOSE } from '#knowledge/photos.ts'
import type { LooseIngredient } from './photo-content.ts'
import type { ShadeShares } from './shades.ts'

export interface IngredientSuggestion extends LooseIngredient {
  confidence: number
}

/** Below this the answer is 'non sono sicuro'. */
export const SHOWN_FROM = 0.5

/** At most three, empty when no colour speaks clearly enough. */
export function suggestIngredients(seen: ShadeShares): IngredientSuggestion[] {
  const group = LOOSE.find(({ shade, from }) => seen[shade] >= from)
  if (!group || group.confidence <= SHOWN_FROM) return []
  return group.ingredients.map((ingredient) => ({ ...ingredient, confidence: group.confidence }))
}
