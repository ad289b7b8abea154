import type { Recipe } from '#contracts/recipes/recipe.ts'
import { doughFormOf } from '#domain/dough/full/recipe-form.ts'
import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { ovenIn, USUAL_OVEN } from '#domain/kitchen/kitchen-oven.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import type { OvenRequest } from '#domain/oven-guide/request.ts'
import { bakeTimeRangeText } from '#domain/oven-guide/scale.ts'
import { askAboutRecipe, testedBakes } from '#domain/oven-guide/tested-bake.ts'
import type { AskedDoses } from '#domain/recipes/doses/doses.ts'
import { findStepTimes } from '#domain/recipes/steps/step-times.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { doughRecipeOf } from './drawers/dough-recipe.ts'

/** From this temperature on, the recipe's text for a pizza oven counts [stima]. */
const HOT_OVEN_C = 350

export const isHotOven = (kitchen: Kitchen | null): boolean =>
  (kitchen?.maxC ?? OVENS[kitchen?.oven ?? USUAL_OVEN].usualMaxC) >= HOT_OVEN_C

/** What the oven guide is asked about this recipe in this kitchen: by the step, the drawer and its link. */
export function ownBake(
  recipe: Recipe,
  doses: Pick<AskedDoses, 'doses' | 'factor'>,
  style: OvenStyleId,
  kitchen: Kitchen | null,
): OvenRequest {
  const made = doughRecipeOf(recipe)
  const dough = doughFormOf(made, doses)
  return askAboutRecipe({
    oven: ovenIn(style, kitchen),
    tested: testedBakes({ ...recipe, steps: made.steps }),
    ...('form' in dough && { dough: dough.form }),
    isOfNoStyle: recipe.diets.glutenFree,
  })
}

/** The time of the step, where this oven wants another: two times without a word would contradict each other. */
export function insteadOf(words: string, { min_s, max_s }: { min_s: number; max_s: number }): string {
  const [told, ...more] = findStepTimes(words)
  if (!told || more.length > 0 || (told.minS <= max_s && told.maxS >= min_s)) return ''
  return `, invece di ${bakeTimeRangeText(told.minS, told.maxS)}`
}
