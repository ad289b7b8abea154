import type { Recipe } from '#contracts/recipes/recipe.ts'
import { doughFormOf } from '#domain/dough/full/recipe-form.ts'
import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { ovenIn, USUAL_OVEN } from '#domain/kitchen/kitchen-oven.ts'
import { roundedTime } from '#domain/oven-guide/bake-model.ts'
import { type BakedRecipe, heatingStepOf } from '#domain/oven-guide/home-bake.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import type { OvenRequest } from '#domain/oven-guide/request.ts'
import { bakeTimeRangeText, SECONDS_BELOW_S, temperatureRangeText } from '#domain/oven-guide/scale.ts'
import { surfaceName } from '#domain/oven-guide/surfaces.ts'
import { askAboutRecipe, testedBakes } from '#domain/oven-guide/tested-bake.ts'
import type { AskedDoses } from '#domain/recipes/doses/doses.ts'
import { bakeAt } from '#domain/recipes/dough/bake-words.ts'
import { findStepTimes } from '#domain/recipes/steps/step-times.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { doughRecipeOf } from './drawers/dough-recipe.ts'
import type { OwnTime } from './method.ts'

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

type Time = Readonly<{ min_s: number; max_s: number }>

/** The minutes of the reader's oven that belong to this step; null if it does not bake. */
export function ownMinutes(made: BakedRecipe, step: number, isHot: boolean, { min_s, max_s }: Time) {
  const bake = bakeAt(made.steps, step, isHot, testedBakes(made).home?.minutes)
  if (!bake) return null
  const here = { min_s: roundedTime(min_s * bake.share), max_s: roundedTime(max_s * bake.share) }
  const beside = bake.isInAll ? ' in tutto' : insteadOf(bake.words, here)
  return `${bakeTimeRangeText(here.min_s, here.max_s)}${beside}`
}

/** How hot the reader's oven gets and on what it bakes, in the step that heats the oven: null where the step says it. */
export function ownHeat(
  made: BakedRecipe,
  step: number,
  { ovenType, surface }: OvenRequest,
  target: readonly [number, number],
) {
  const { home } = testedBakes(made)
  if (!home?.maxTempC || heatingStepOf(made.steps, home) !== step) return null
  const [minC, maxC] = target
  const isSameSurface = made.dough?.pan !== undefined || surface === home.surface
  if (isSameSurface && minC <= home.maxTempC && home.maxTempC <= maxC) return null
  const on = isSameSurface ? '' : `, ${surfaceName(surface, OVENS[ovenType].place).toLowerCase()}`
  return temperatureRangeText(minC, maxC, 'celsius') + on
}

/** What the minutes hold for: 'a 265-280 °C, pietra refrattaria'. */
export function bakePlace({ ovenType, surface }: OvenRequest, [minC, maxC]: readonly [number, number]) {
  const degrees = temperatureRangeText(minC, maxC, 'celsius').replace(' ', '\u00a0')
  return `a ${degrees}, ${surfaceName(surface, OVENS[ovenType].place).toLowerCase()}`
}

/** How long all the pieces take in the reader's oven, from the minutes that the page shows for one of them. `allMin`: minutes
 * of the recipe's own oven for as many. */
export function ownTime(made: BakedRecipe, allMin: number, { min_s, max_s }: Time): OwnTime | null {
  const { home } = testedBakes(made)
  if (!home) return null
  const rounds = allMin / home.minutes
  const [minS, maxS] = [rounds * shownS(min_s, Math.floor), rounds * shownS(max_s, Math.ceil)]
  return {
    text: bakeTimeRangeText(minS, maxS),
    maxMin: Math.ceil(maxS / 60),
    ...(rounds > 1 && { one: bakeTimeRangeText(minS / rounds, maxS / rounds) }),
  }
}

const shownS = (seconds: number, round: (minutes: number) => number): number =>
  seconds < SECONDS_BELOW_S ? seconds : 60 * round(seconds / 60)

/** The time of the step, where this oven wants another: two times without a word would contradict each other. */
export function insteadOf(words: string, { min_s, max_s }: Time): string {
  const [told, ...more] = findStepTimes(words)
  if (!told || more.length > 0 || (told.minS <= max_s && told.maxS >= min_s)) return ''
  return `, invece di ${bakeTimeRangeText(told.minS, told.maxS)}`
}
