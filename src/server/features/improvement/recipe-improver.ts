import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { VariantType } from '#domain/improvement/options.ts'
import type { DietaryRestriction } from '#domain/ingredients/diets.ts'

export type Wish =
  | { kind: 'variant'; option: VariantType }
  | { kind: 'tips'; option: 'tips' }
  | { kind: 'substitutions'; option: DietaryRestriction }

export interface RecipeImprover {
  improve(recipe: Recipe, wish: Wish): Promise<string>
}
