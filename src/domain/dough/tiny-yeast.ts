/** Weighing less yeast than a kitchen scale can: dissolve a gram and use a part of the water.
 *
 * Units   grams.
 * Source  arithmetic of a solution by weight; the limit of 0.5 g and the strengths of the solution: [stima], from
 *         scales that step by 1 g or 0.1 g.
 * Valid   yeast above 0 and under the limit, unrounded. Nothing is said when the dough's water cannot carry it. */
import { italianDecimal } from '#domain/units/decimal-input.ts'

export const TINY_YEAST_BELOW_G = 0.5
/** Grams of solution for each gram of yeast: the weakest that the dough's water allows is the most precise. */
const STRENGTHS = [100, 50, 20, 10] as const
const YEAST_DISSOLVED_G = 1

export type DilutionTip = {
  yeastDissolvedG: number
  /** Water to dissolve it in; what is not used is thrown away. */
  waterDissolvingG: number
  solutionUsedG: number
  /** Part of the dough's water that the solution brings along, and what is left to add. */
  waterInSolutionG: number
  waterLeftG: number
  text: string
}

/** How to dose `yeastG` (before rounding) in a dough with `waterG`; null where the scale is enough or nothing helps. */
export function tinyYeastTip(yeastG: number, waterG: number): DilutionTip | null {
  if (!(yeastG > 0 && yeastG < TINY_YEAST_BELOW_G)) return null
  const strength = STRENGTHS.find((solutionPerYeast) => yeastG * (solutionPerYeast - 1) <= waterG)
  if (strength === undefined) return null
  const waterDissolvingG = YEAST_DISSOLVED_G * (strength - 1)
  const solutionUsedG = yeastG * strength
  const waterInSolutionG = solutionUsedG - yeastG
  const used = italianDecimal(solutionUsedG, 1)
  return {
    yeastDissolvedG: YEAST_DISSOLVED_G,
    waterDissolvingG,
    solutionUsedG,
    waterInSolutionG,
    waterLeftG: waterG - waterInSolutionG,
    text: `Sciogli ${YEAST_DISSOLVED_G} g di lievito in ${waterDissolvingG} g d'acqua e usa ${used} g di questa soluzione: contengono ${italianDecimal(yeastG, 3)} g di lievito. Togli ${italianDecimal(waterInSolutionG, 1)} g dall'acqua dell'impasto.`,
  }
}
