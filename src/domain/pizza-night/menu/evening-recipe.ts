import type { RecipeToImprove } from '#domain/recipes/listed-recipe.ts'
import type { RecipeDough } from '#domain/recipes/recipe-content.ts'
import type { RecipeAllergens, RecipeDiets } from '#domain/recipes/recipe-diets.ts'
import type { Difficulty, RecipeCategory } from '#domain/recipes/vocabulary.ts'

export type PizzaGroup = { title: string; isDough: boolean; lines: readonly string[] }

export type EveningRecipe = RecipeToImprove & {
  id: number
  category: RecipeCategory
  dough: RecipeDough | null
  difficulty: Difficulty
  imageUrl: string
  restTime: number
  bakeTime: number
  groups: readonly PizzaGroup[]
  allergens: RecipeAllergens
  diets: RecipeDiets
}
