import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { RecipeToImprove } from '#domain/recipes/listed-recipe.ts'

type Written = {
  name: string
  category?: string
  unit?: string
  servings?: number
  dough?: string[]
  lines: string[]
  steps: string[]
}

/** A recipe as somebody types it: without marks. */
export const typedRecipe = ({
  name,
  category = 'Tradizionale',
  unit = 'pizze',
  servings = 2,
  dough = [],
  lines,
  steps,
}: Written): RecipeToImprove => ({
  name,
  category,
  difficulty: 'Media',
  preparationTime: 300,
  servings,
  servingsUnit: unit,
  ingredients: [...lines, ...dough],
  ingredientGroups: [
    { title: dough.length > 0 ? 'Per il condimento' : 'Ingredienti', count: lines.length, isDough: false },
    ...(dough.length > 0 ? [{ title: "Per l'impasto", count: dough.length, isDough: true }] : []),
  ],
  instructions: steps.join('\n'),
  steps: steps.map((step) => [step]),
  isVegan: false,
  isGlutenFree: false,
})

/** Recipes in voices of their own, some of them with dough and topping in one list. */
export const unseenRecipes: readonly RecipeToImprove[] = (
  parse(readFileSync(new URL('unseen-recipes.yaml', import.meta.url), 'utf8')) as Written[]
).map(typedRecipe)
