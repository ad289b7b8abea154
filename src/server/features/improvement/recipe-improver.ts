import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { VariantType } from '#domain/improvement/options.ts'
import type { DietaryRestriction } from '#domain/ingredients/diets.ts'

/** What may be asked about a recipe. */
export type Wish =
  | { kind: 'variant'; option: VariantType }
  | { kind: 'tips'; option: 'tips' }
  | { kind: 'substitutions'; option: DietaryRestriction }

/** One of the two engines. `improve` throws when it cannot keep to the wish; the embedded one never does. */
export interface RecipeImprover {
  improve(recipe: Recipe, wish: Wish): Promise<string>
}
