/** Weights for a step of a plan, as a sentence for its calendar entry.
 *
 * Units   grams, rounded as on the page.
 * Source  `split-rounding.ts`. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import type { FormulaWeights } from '../bakers-formula.ts'
import type { DoughOutputs } from '../full/full-calculator.ts'
import type { DoughForm } from '../full/full-limits.ts'
import { splitForm } from '../full/full-split.ts'
import { doseFigure, roundSplit } from '../split-rounding.ts'
import type { PlanStepKind } from './plan-steps.ts'

const NAMES = [
  ['flourG', 'farina'],
  ['waterG', 'acqua'],
  ['saltG', 'sale'],
  ['oilG', 'olio'],
  ['sugarG', 'zucchero'],
  ['yeastG', 'lievito'],
] as const satisfies readonly (readonly [keyof FormulaWeights, string])[]

function listOf(rounded: FormulaWeights, exact: FormulaWeights): string {
  const doses = NAMES.filter(([part]) => exact[part] > 0).map(
    ([part, name]) => `${name} ${doseFigure(part, rounded[part], exact[part])} g`,
  )
  return `Dosi: ${doses.join(', ')}.`
}

type Calculated = { form: Readonly<DoughForm>; outputs: DoughOutputs; exact: DoughOutputs }

export function dosesOfStep(kind: PlanStepKind, { form, outputs, exact }: Calculated): string {
  const answer = splitForm(form)
  const split = answer && 'split' in answer ? answer.split : null
  const rounded = split && roundSplit(split)
  if (kind === 'preferment' && split?.preferment && rounded?.preferment)
    return listOf(rounded.preferment, split.preferment)
  if (kind === 'mix') {
    if (!split || !rounded) return listOf(outputs, exact)
    const stages = [
      ...(split.preferment ? ['il prefermento'] : []),
      ...(split.starter ? ['il lievito madre'] : []),
    ]
    const starter = rounded.starter ? ` (lievito madre ${italianDecimal(rounded.starter.totalG, 1)} g)` : ''
    return `${listOf(rounded.final, split.final)} Aggiungi ${stages.join(' e ')}${starter}.`
  }
  const pieces = form.shape === 'round' ? ['panetto', 'panetti'] : ['teglia', 'teglie']
  return `${outputs.totalDoughWeightG} g di impasto: ${form.servings} ${pieces[form.servings === 1 ? 0 : 1]} da ${outputs.perBallWeightG} g.`
}
