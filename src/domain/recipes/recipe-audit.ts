import { auditDough } from './audit/audit-dough.ts'
import { auditIngredients } from './audit/audit-ingredients.ts'
import { auditMarks } from './audit/audit-marks.ts'
import { auditSteps } from './audit/audit-steps.ts'
import { auditTexts } from './audit/audit-texts.ts'
import type { RecipeContent } from './recipe-content.ts'
import { plainStep } from './steps/step-marks.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from './vocabulary.ts'

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
