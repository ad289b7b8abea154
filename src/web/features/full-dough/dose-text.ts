import type { FormulaWeights } from '#domain/dough/bakers-formula.ts'
import { traceStepG } from '#domain/dough/split-rounding.ts'
import { formatUpTo } from '../../ui/format.ts'

/** '511 g', '14,3 g'; '< 0,1 g' for an amount that is too small to weigh. */
export function doseText(part: keyof FormulaWeights, roundedG: number, exactG: number): string {
  const stepG = traceStepG(part, roundedG, exactG)
  return stepG === null ? `${formatUpTo(roundedG, 1)} g` : `< ${formatUpTo(stepG, 1)} g`
}
