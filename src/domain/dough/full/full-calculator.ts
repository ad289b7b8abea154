/** The full dough calculator: computes all weights from a form.
 *
 * Units   grams (`…G`); the form's units are those of `full-limits.ts`.
 * Source  the site's specification: dough = area x thickness x pizzas, flour = dough / (1 + all shares).
 *         Weights to the gram, salt and yeast to 0.1 g. `flourG` and `waterG` include preferment and
 *         starter.
 * Valid   every form that passes `full-validation.ts`; dimensions are checked again here. */

import { fractionOfPercent } from '#domain/words/percent.ts'
import {
  doughPerFlour,
  type FormulaShares,
  type FormulaWeights,
  panAreaCm2,
  roundAreaCm2,
  weighFormula,
} from '../bakers-formula.ts'
import { yeastPctOf } from '../yeast/yeast-dose.ts'
import type { DoughForm } from './full-limits.ts'

export type DoughOutputs = {
  totalDoughWeightG: number
  perBallWeightG: number
  flourG: number
  waterG: number
  saltG: number
  oilG: number
  sugarG: number
  yeastG: number
  prefermentFlourG: number
  prefermentWaterG: number
  starterFlourG: number
  starterWaterG: number
}

export const INVALID_DIMENSIONS = 'Dimensioni pizza non valide'

export type DoughCalculation =
  | { outputs: DoughOutputs; exact: DoughOutputs }
  | { invalid: typeof INVALID_DIMENSIONS }

const isLength = (cm: number | null): cm is number => cm !== null && Number.isFinite(cm) && cm > 0

export function pizzaAreaCm2(
  form: Pick<DoughForm, 'shape' | 'diameterCm' | 'panLengthCm' | 'panWidthCm'>,
): number | null {
  const { diameterCm, panLengthCm, panWidthCm } = form
  if (form.shape === 'round') return isLength(diameterCm) ? roundAreaCm2(diameterCm) : null
  return isLength(panLengthCm) && isLength(panWidthCm) ? panAreaCm2(panLengthCm, panWidthCm) : null
}

export function formulaOf(form: Readonly<DoughForm>): FormulaShares {
  return {
    waterShare: fractionOfPercent(form.hydrationPct),
    saltShare: fractionOfPercent(form.saltPct),
    oilShare: fractionOfPercent(form.oilPct),
    sugarShare: fractionOfPercent(form.sugarPct),
    yeastShare: yeastPctOf(form) / 100,
  }
}

export function doughPerFlourOf(form: Readonly<DoughForm>): number {
  return doughPerFlour(formulaOf(form))
}

function prefermentOf(form: Readonly<DoughForm>, { flourG }: FormulaWeights) {
  const prefermentFlourG = form.prefermentEnabled ? flourG * fractionOfPercent(form.prefermentFlourPct) : 0
  return {
    prefermentFlourG,
    prefermentWaterG: prefermentFlourG * fractionOfPercent(form.prefermentHydrationPct),
  }
}

function starterOf(form: Readonly<DoughForm>, { flourG }: FormulaWeights) {
  const starterG = form.sourdoughEnabled ? flourG * fractionOfPercent(form.sourdoughStarterPct) : 0
  const starterFlourG = starterG / (1 + fractionOfPercent(form.sourdoughStarterHydrationPct))
  return { starterFlourG, starterWaterG: starterG - starterFlourG }
}

/** Weighed to a tenth of a gram, everything else to the gram. */
const TENTHS: ReadonlySet<string> = new Set(['saltG', 'yeastG'])

const roundOutputs = (exact: DoughOutputs): DoughOutputs =>
  Object.fromEntries(
    Object.entries(exact).map(([part, grams]) => [
      part,
      TENTHS.has(part) ? Math.round(grams * 10) / 10 : Math.round(grams),
    ]),
  ) as DoughOutputs

/** The weights of `exact` add up to the total. The rounded weights of `outputs` may differ from it. */
export function calculateDough(form: Readonly<DoughForm>): DoughCalculation {
  const areaCm2 = pizzaAreaCm2(form)
  if (areaCm2 === null) return { invalid: INVALID_DIMENSIONS }
  const perBallWeightG = areaCm2 * form.thicknessFactor
  const totalDoughWeightG = perBallWeightG * form.servings
  const weights = weighFormula(totalDoughWeightG, formulaOf(form))
  const exact = {
    totalDoughWeightG,
    perBallWeightG,
    ...weights,
    ...prefermentOf(form, weights),
    ...starterOf(form, weights),
  }
  return { outputs: roundOutputs(exact), exact }
}
