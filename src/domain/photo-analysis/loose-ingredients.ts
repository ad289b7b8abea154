/**
 * Suggests up to three ingredients for a photo of loose food, by its main colour.
 *
 * Units   confidence 0 to 1: how often one of the three is in the photo.
 * Source  content/pictures/photos.yaml, set by hand [stima]; measured in docs/photo-analysis.md.
 * Valid   one kind of ingredient that fills the picture.
 */
import { LOOSE } from '#knowledge/photos.ts'
import type { LooseIngredient } from './photo-content.ts'
import type { ShadeShares } from './shades.ts'

export interface IngredientSuggestion extends LooseIngredient {
  confidence: number
}

export const SHOWN_FROM = 0.5

export function suggestIngredients(seen: ShadeShares): IngredientSuggestion[] {
  const group = LOOSE.find(({ shade, from }) => seen[shade] >= from)
  if (!group || group.confidence <= SHOWN_FROM) return []
  return group.ingredients.map((ingredient) => ({ ...ingredient, confidence: group.confidence }))
}
