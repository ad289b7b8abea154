/** Weighing less yeast than a kitchen scale can: dissolve a gram and use a part of the water.
 *
 * Units   grams.
 * Source  arithmetic of a solution by weight; the limit of 0.5 g and the strengths of the solution: [stima], from
 *         scales that step by 1 g or 0.1 g.
 * Valid   yeast above 0 and under the limit, unrounded. Where the water cannot carry it, that is what is said. */
import { italianDecimal } from '#domain/words/decimal-input.ts'

export const TINY_YEAST_BELOW_G = 0.5
/** Grams of solution for each gram of yeast: the weakest that the dough's water allows is the most precise. */
const STRENGTHS = [100, 50, 20, 10] as const
const YEAST_DISSOLVED_G = 1

export type DilutionTip = {
  yeastDissolvedG: number
  /** Water to dissolve it in; what is not used is discarded. */
  waterDissolvingG: number
  solutionUsedG: number
  /** Part of the dough's water that the solution brings along, and what is left to add. */
  waterInSolutionG: number
  waterLeftG: number
  text: string
}

/** 'dell'impasto', 'del poolish': whose water carries the yeast. */
export type WaterOwner = `dell'${string}` | `del ${string}` | `della ${string}`

/** To the gram from 10 g up, as scales do; to a tenth below. */
const weighed = (grams: number) => italianDecimal(grams, grams < 10 ? 1 : 0)
/** Two digits that count. */
const few = (grams: number) => italianDecimal(Number(grams.toPrecision(2)))

/** How to dose `yeastG` (before rounding) in a dough or preferment with `waterG`; null where the scale is enough. */
export function tinyYeastTip(
  yeastG: number,
  waterG: number,
  owner: WaterOwner = "dell'impasto",
): DilutionTip | { tooLittleWater: true; text: string } | null {
  if (!(yeastG > 0 && yeastG < TINY_YEAST_BELOW_G)) return null
  const strength = STRENGTHS.find((solutionPerYeast) => yeastG * (solutionPerYeast - 1) <= waterG)
  if (strength === undefined)
    return {
      tooLittleWater: true,
      text: `Per ${few(yeastG)} g di lievito una bilancia da cucina non basta, e l'acqua ${owner} (${few(waterG)} g) è troppo poca per scioglierlo a parte: usa una bilancia al centesimo di grammo.`,
    }
  const waterDissolvingG = YEAST_DISSOLVED_G * (strength - 1)
  const solutionUsedG = yeastG * strength
  const waterInSolutionG = solutionUsedG - yeastG
  return {
    yeastDissolvedG: YEAST_DISSOLVED_G,
    waterDissolvingG,
    solutionUsedG,
    waterInSolutionG,
    waterLeftG: waterG - waterInSolutionG,
    text: `Sciogli ${YEAST_DISSOLVED_G} g di lievito in ${waterDissolvingG} g d'acqua e usa ${weighed(solutionUsedG)} g di questa soluzione: contengono ${few(yeastG)} g di lievito. Togli ${weighed(waterInSolutionG)} g dall'acqua ${owner}.`,
  }
}
