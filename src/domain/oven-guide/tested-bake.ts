/** The bake that a recipe was tested with, and what follows from it for another oven.
 *
 * Units   minutes, °C.
 * Source  the recipe: its baking time for each piece, the oven that its steps heat. A step that names no
 *         surface means a baking tray [stima].
 * Valid   any recipe. Without a tested bake, or with one too far from the model (the time of some recipes
 *         counts what is fried as well), the recipe's dough decides. */
import { HOT_OVEN, hotWords } from '../recipes/dough/bake-words.ts'
import type { RecipeDough } from '../recipes/recipe-content.ts'
import { findStepTimes } from '../recipes/steps/step-times.ts'
import { bakeTime, doughFactor } from './bake-model.ts'
import { bakeSetup, bakeTarget } from './calculate.ts'
import { OVENS } from './ovens.ts'
import type { DoughContext, OvenRequest } from './request.ts'
import { ovenStyle } from './styles.ts'
import type { SurfaceId } from './surfaces.ts'

export type TestedBake = Readonly<{ minutes: number }> & Omit<OvenRequest, 'styleId'>
export type TestedBakes = Readonly<{ home: TestedBake | null; hot: TestedBake | null }>
export type BakedRecipe = Readonly<{
  servings: number
  /** Minutes for all pieces. */
  bakeTime: number
  dough: RecipeDough | null
  steps: readonly string[]
}>

const HEATED = /\b(?:forno|pietra|inforna\p{L}*|teglia|acciaio)\b/iu
const NOT_THE_OVEN = /[^.;]*(?:\bfrigg|\bolio di semi|\barrost)[^.;]*/giu
const DEGREES = /(?<!\d)(1[5-9]\d|2\d\d|3[01]\d|320)(?:-(\d{3}))? °C/u
const TWO_AT_ONCE = /\bdue (?:\p{L}+ )?(?:alla|per) volta\b|\bdue calzoni sulla\b/iu

function surfaceOf(words: string, isInPan: boolean): SurfaceId {
  if (isInPan) return 'sheet_pan'
  if (/\bpietra\b/iu.test(words)) return 'stone'
  if (/\bacciaio\b/iu.test(words)) return 'steel'
  return /\bteglia\b|\bpiastra\b/iu.test(words) ? 'deck' : 'sheet_pan'
}

const toldHeat = (steps: readonly string[]): string[] =>
  steps
    .flatMap((step) => step.split(/(?<=[.;!]) /u))
    .map((sentence) => sentence.replaceAll(NOT_THE_OVEN, ''))
    .filter((sentence) => HEATED.test(sentence) && DEGREES.test(sentence) && !HOT_OVEN.test(sentence))

const degreesIn = (told: readonly string[]): number[] =>
  told.map((sentence) => {
    const [, from, to = from] = DEGREES.exec(sentence) ?? []
    return Number(to)
  })

/** The step that heats the home oven of the recipe; -1 if no step does. */
export const heatingStepOf = (steps: readonly string[], { maxTempC }: Pick<TestedBake, 'maxTempC'>): number =>
  steps.findIndex((step) => degreesIn(toldHeat([step])).some((degrees) => degrees === maxTempC))

function homeBake({ servings, bakeTime: allMin, dough, steps }: BakedRecipe): TestedBake | null {
  const told = toldHeat(steps)
  const degrees = degreesIn(told)
  if (degrees.length === 0 || allMin <= 0) return null
  const isInPan = dough?.pan !== undefined
  const atOnce = steps.some((step) => TWO_AT_ONCE.test(step)) ? 2 : 1
  return {
    minutes: (atOnce * allMin) / (dough?.pieces ?? servings),
    ovenType: 'home_electric',
    surface: surfaceOf(told.find((sentence) => /pietra|acciaio/iu.test(sentence)) ?? told.join(' '), isInPan),
    maxTempC: Math.max(...degrees),
  }
}

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
