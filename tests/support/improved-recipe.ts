import { improveRecipe } from '#domain/improvement/improve-recipe.ts'
import type { ImprovedRecipe } from '#domain/improvement/improved-recipe.ts'
import type { ImproveOption } from '#domain/improvement/options.ts'
import type { RecipeToImprove } from '#domain/recipes/listed-recipe.ts'

const made = new Map<string, ImprovedRecipe>()

/** A recipe improved, made once for all the laws that read it: nobody changes it. */
export function improvedRecipe(recipe: RecipeToImprove, option: ImproveOption): ImprovedRecipe {
  const key = `${recipe.name} ${option}`
  const result = made.get(key) ?? improveRecipe(recipe, option)
  made.set(key, result)
  return result
}
