/** Rounds a split for the scale. The stages still add up to the rounded dough.
 *
 * Units   grams; flour, water, oil and sugar to 1 g, salt and yeast to 0.1 g.
 * Source  rounding steps: the site's specification.
 * Valid   splits of `splitDough`. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import type { FormulaWeights } from './bakers-formula.ts'
import { few } from './dose-warning.ts'
import type { DoughSplit, StageWeights } from './preferment-split.ts'

const STEPS_PER_G: Readonly<Record<keyof FormulaWeights, number>> = {
  flourG: 1,
  waterG: 1,
  saltG: 10,
  oilG: 1,
  sugarG: 1,
  yeastG: 10,
}
const PARTS = Object.keys(STEPS_PER_G) as readonly (keyof FormulaWeights)[]

type Steps = { preferment: number; starter: number; final: number }

/** Rounds the total, the preferment and the starter. The final dough gets the difference. The starter is
 * reduced if the difference would be negative. */
function roundPart(split: DoughSplit, part: keyof FormulaWeights): Steps {
  const perG = STEPS_PER_G[part]
  const [preferment, starter] = [split.preferment?.[part] ?? 0, split.starter?.[part] ?? 0]
  const total = Math.round((preferment + starter + split.final[part]) * perG)
  const prefermentSteps = Math.min(Math.round(preferment * perG), total)
  const starterSteps = Math.min(Math.round(starter * perG), total - prefermentSteps)
  return {
    preferment: prefermentSteps,
    starter: starterSteps,
    final: total - prefermentSteps - starterSteps,
  }
}

function stageOf(steps: Readonly<Record<keyof FormulaWeights, Steps>>, column: keyof Steps): StageWeights {
  const weights = Object.fromEntries(
    PARTS.map((part) => [part, steps[part][column] / STEPS_PER_G[part]]),
  ) as FormulaWeights
  const tenths = PARTS.reduce((sum, part) => sum + (steps[part][column] * 10) / STEPS_PER_G[part], 0)
  return { ...weights, totalG: tenths / 10 }
}

export function roundSplit(split: DoughSplit): DoughSplit {
  const steps = Object.fromEntries(PARTS.map((part) => [part, roundPart(split, part)])) as Record<
    keyof FormulaWeights,
    Steps
  >
  return {
    preferment: split.preferment && stageOf(steps, 'preferment'),
    starter: split.starter && stageOf(steps, 'starter'),
    final: stageOf(steps, 'final'),
  }
}

/** In tenths of a gram such a dose would be wrong by a quarter or more. */
const FINE_BELOW_G = 0.25

/** A dose in grams as every page writes it: '14,3', '0,05', or '< 1' for what the scale does not show. */
export function doseFigure(
  part: keyof FormulaWeights,
  roundedG: number,
  exactG: number,
  write = (grams: number) => italianDecimal(grams, 1),
): string {
  const perG = STEPS_PER_G[part]
  if (perG > 1 && exactG > 0 && exactG < FINE_BELOW_G) return few(exactG)
  return roundedG === 0 && exactG > 0 ? `< ${write(1 / perG)}` : write(roundedG)
}

export function scaleSum(weights: Readonly<FormulaWeights>): number {
  return PARTS.reduce((tenths, part) => tenths + Math.round(weights[part] * 10), 0) / 10
}
