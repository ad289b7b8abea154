import type { Recipe } from '#contracts/recipe.ts'
import type { DoughRecipe } from '#domain/dough/recipe-form.ts'
import { methodFor } from '../method.ts'

/** The recipe as its dough is read from it. */
export const doughRecipeOf = (recipe: Recipe): DoughRecipe => ({
  ...recipe,
  steps: methodFor(recipe, 1).steps,
})
