import type { EveningRecipe } from '#domain/pizza-night/menu/evening-pizza.ts'
import { readRecipe } from '#domain/recipe-list/recipe-reading.ts'
import { contentRecipes } from './content-recipes.ts'

/** The recipes of content/ as an evening reads them. */
export const eveningRecipes: readonly EveningRecipe[] = contentRecipes.map(({ parts, ...recipe }) => {
  const { allergens, diets } = readRecipe({ ...recipe, ...parts })
  return { ...recipe, imageUrl: '', groups: parts.groups, allergens, diets }
})
