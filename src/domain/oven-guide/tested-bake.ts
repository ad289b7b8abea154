/** The bake that a recipe was tested with, and what follows from it for another oven.
 *
 * Units   minutes, °C.
 * Source  the recipe: its bake in a home oven (`home-bake.ts`), what its steps say of a pizza oven.
 * Valid   any recipe. Without a tested bake, or with one too far from the model (the time of some recipes
 *         counts what is fried as well), the recipe's dough decides. */
import { hotWords } from '../recipes/dough/bake-words.ts'
import { findStepTimes } from '../recipes/steps/step-times.ts'
import { bakeTime, doughFactor } from './bake-model.ts'
import { bakeSetup, bakeTarget } from './calculate.ts'
import { type BakedRecipe, homeBake, type TestedBake } from './home-bake.ts'
import { OVENS } from './ovens.ts'
import type { DoughContext, OvenRequest } from './request.ts'
import { ovenStyle } from './styles.ts'

export type TestedBakes = Readonly<{ home: TestedBake | null; hot: TestedBake | null }>

const LONGEST_HOT_S = 180

function hotBake(steps: readonly string[]): TestedBake | null {
  const time = findStepTimes(hotWords(steps)).find(({ maxS }) => maxS <= LONGEST_HOT_S)
  return time ? { minutes: (time.minS + time.maxS) / 120, ovenType: 'wood_fired', surface: 'deck' } : null
}

export const testedBakes = (recipe: BakedRecipe): TestedBakes => ({
  home: homeBake(recipe),
  hot: hotBake(recipe.steps),
})

const FACTORS = { min: 0.5, max: 1.5 } as const
/** A smaller difference is less than what a model can know [stima]: the style's own minutes count. */
const NOTICEABLE = 0.02

/** Tested minutes as a multiple of those that the model has for the style at the tested oven. */
function testedFactor(styleId: OvenRequest['styleId'], tested: TestedBake): number {
  const request = { styleId, ...tested }
  const target = bakeTarget(request)
  const { minS, maxS } = bakeTime(bakeSetup(request), (target.minC + target.maxC) / 2)
  return (tested.minutes * 120) / (minS + maxS)
}

type Asked = Readonly<{
  oven: Omit<OvenRequest, 'doughContext' | 'bakeFactor'>
  tested: TestedBakes
  dough?: DoughContext | undefined
  /** A dough that the guide's styles do not know: its tested minutes count, however far from the model. */
  isOfNoStyle?: boolean
}>

/** The oven guide's question about a recipe. Every tool asks it, so all have the same minutes. */
export function askAboutRecipe({ oven, tested, dough, isOfNoStyle = false }: Asked): OvenRequest {
  const made =
    tested[OVENS[oven.ovenType].place === 'home' ? 'home' : 'hot'] ?? (isOfNoStyle ? tested.home : null)
  const ofDough = doughFactor(ovenStyle(oven.styleId), dough)
  const factor = made ? testedFactor(oven.styleId, made) : ofDough
  const isFar = factor / ofDough < FACTORS.min || factor / ofDough > FACTORS.max
  const bakeFactor = Number((isFar && !isOfNoStyle ? ofDough : factor).toFixed(3))
  return Math.abs(bakeFactor - 1) < NOTICEABLE ? oven : { ...oven, bakeFactor }
}
