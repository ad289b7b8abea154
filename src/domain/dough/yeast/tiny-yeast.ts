/** For yeast below the precision of a kitchen scale: dissolve 1 g in water and use only a part of the
 * solution.
 *
 * Units   grams.
 * Source  the limit of 0.5 g and the strengths of the solution are [stima], for scales with steps of 1 g
 *         or 0.1 g.
 * Valid   yeast weights before rounding. If the dough has too little water, the text says so. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { few } from '../dose-warning.ts'

export const TINY_YEAST_BELOW_G = 0.5
/** Grams of solution per gram of yeast, the most precise first. A weaker solution needs more water. */
const STRENGTHS = [100, 50, 20, 10] as const
const YEAST_DISSOLVED_G = 1

export type DilutionTip = {
  yeastDissolvedG: number
  waterDissolvingG: number
  solutionUsedG: number
  waterInSolutionG: number
  waterLeftG: number
  text: string
}

export type WaterOwner = `dell'${string}` | `del ${string}` | `della ${string}`

const weighed = (grams: number) => italianDecimal(grams, grams < 10 ? 1 : 0)

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
    text: `Sciogli ${YEAST_DISSOLVED_G} g di lievito in ${waterDissolvingG} g d'acqua e usa ${weighed(solutionUsedG)} g di questa soluzione al posto del lievito e di altrettanta acqua ${owner}.`,
  }
}
