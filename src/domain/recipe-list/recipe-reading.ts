/** All data read from the text of a recipe: the lines used by each step, the dough, allergens and diets.
 *
 * Units   baker's percentages of all the flour of the dough; nutrients of one portion.
 * Valid   any recipe: missing data is empty, null or named as unknown. Never throws. */
import { READING_VERSION } from '#knowledge/reading-version.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { bakersPctOf } from '../recipes/dough/recipe-dough.ts'
import {
  type RecipeAllergens,
  type RecipeDiets,
  recipeAllergens,
  recipeDiets,
} from '../recipes/recipe-diets.ts'
import { nutritionOfRecipe, type RecipeNutrition } from '../recipes/recipe-nutrition.ts'
import { readSteps, type StepPart } from '../recipes/steps/step-marks.ts'
import { flatRecipe, type StructuredRecipe } from '../recipes/structured-recipe.ts'
import type { RecipeCategory } from '../recipes/vocabulary.ts'
import type { NamedDough } from '../styles/oven-style.ts'
import { type RecipeFacts, recipeFacts } from './recipe-facts.ts'

export type RecipeReading = {
  version: string
  steps: StepPart[][]
  bakersPct: (number | null)[][]
  allergens: RecipeAllergens
  diets: RecipeDiets
  foods: string[]
  nutrition: RecipeNutrition | null
  facts: RecipeFacts
}

export type ReadableRecipe = StructuredRecipe & {
  name: string
  category: RecipeCategory
  servings: number
  dough: NamedDough
  isVegan: boolean
  isGlutenFree: boolean
}

export function readRecipe(recipe: ReadableRecipe): RecipeReading {
  const { name, category, dough, groups, steps, isVegan, isGlutenFree } = recipe
  const ingredients = groups.flatMap((group) => group.lines)
  const lines = recipeLines(ingredients)
  return {
    version: READING_VERSION,
    steps: readSteps(groups, steps).steps,
    bakersPct: bakersPctOf(groups),
    allergens: recipeAllergens(lines),
    diets: recipeDiets(lines, { isVegan, isGlutenFree }),
    foods: [...new Set(lines.flatMap(({ id }) => id || []))],
    nutrition: nutritionOfRecipe({ ...recipe, ingredients }),
    facts: recipeFacts({ name, category, dough, ...flatRecipe({ groups, steps }) }, lines),
  }
}
