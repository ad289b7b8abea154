/** The bake in a home oven that a recipe was tested with. It knows nothing of the model, so that the recipe page can tell
 * it without loading one.
 *
 * Units   minutes, °C.
 * Source  the recipe: its baking time for each piece, the oven that its steps heat. A step that names no
 *         surface means a baking tray [stima].
 * Valid   any recipe; null without degrees or baking time. */
import { HOT_OVEN } from '../recipes/dough/bake-words.ts'
import type { RecipeDough } from '../recipes/recipe-content.ts'
import type { OvenRequest } from './request.ts'
import type { SurfaceId } from './surfaces.ts'

export type TestedBake = Readonly<{ minutes: number }> & Omit<OvenRequest, 'styleId'>
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

export function homeBake({ servings, bakeTime: allMin, dough, steps }: BakedRecipe): TestedBake | null {
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
