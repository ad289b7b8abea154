import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { plainStep, readSteps } from '#domain/recipes/steps/step-marks.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { auditDough } from './audit-dough.ts'
import { auditIngredients } from './audit-ingredients.ts'
import { auditSteps } from './audit-steps.ts'
import { auditTexts } from './audit-texts.ts'

function auditHead({ category, difficulty, times, servings, id }: RecipeContent): string[] {
  const minutes = Object.entries(times).filter(([, value]) => !Number.isInteger(value) || value < 0)
  return [
    ...(RECIPE_CATEGORIES.includes(category)
      ? []
      : [`unknown category '${category}': write one of ${RECIPE_CATEGORIES.join(', ')}`]),
    ...(DIFFICULTIES.includes(difficulty)
      ? []
      : [`unknown difficulty '${difficulty}': write one of ${DIFFICULTIES.join(', ')}`]),
    ...minutes.map(([name, value]) => `${name} is ${value}, not whole minutes`),
    ...(times.activeMin > 0 && times.bakeMin > 0 ? [] : ['no work or no baking']),
    ...(Number.isInteger(servings) && servings > 0 ? [] : ['servings must be a whole number']),
    ...(Number.isInteger(id) && id > 0 ? [] : ['id must be a whole number']),
  ]
}

/** Checks that the marks in the steps use every gram of every line exactly once. */
function auditMarks({ ingredients, steps }: Pick<RecipeContent, 'ingredients' | 'steps'>): string[] {
  const { problems, unused } = readSteps(ingredients, steps)
  const lines = ingredients.flatMap((group) => group.lines)
  return [
    ...problems,
    ...unused.map(({ line, amount }) => `nessun passo usa ${amount} di '${lines[line]}': segnalo con {…}`),
  ]
}

/** All problems, one English sentence each; empty if there are none. Keys and types are not checked here. */
export function auditRecipe(recipe: RecipeContent): string[] {
  const asRead = { ...recipe, steps: recipe.steps.map(plainStep) }
  return [
    ...auditHead(recipe),
    ...auditDough(asRead),
    ...auditIngredients(recipe),
    ...auditMarks(recipe),
    ...auditSteps(asRead),
    ...auditTexts(asRead),
  ]
}
