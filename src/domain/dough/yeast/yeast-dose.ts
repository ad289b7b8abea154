/** Yeast of the full calculator's dough: by the site's rule, or on request by the published models.
 *
 * Units   percent of the dough's flour (`…Pct`).
 * Source  `full-yeast.ts`, `yeast-estimate.ts`: the middle of the models, times the form's `yeastFactor`. With a preferment, all the yeast goes into it: the amount
 *         that ripens it in the usual hours of `preferment-time.ts`. The range of ± 25 % around this
 *         amount is [stima].
 * Valid   every form that passes `full-validation.ts`. */
import type { DoughForm } from '../full/full-limits.ts'
import { fermentingDough } from '../full/full-stages.ts'
import { yeastPctOfFlour } from '../full/full-yeast.ts'
import { type UsualPreferment, usualPreferment } from '../plan/preferment-time.ts'
import { estimateYeast } from './yeast-estimate.ts'
import { type Stage, YEAST_PER_FRESH } from './yeast-model.ts'

export type YeastNeed = {
  pct: number
  minPct: number
  maxPct: number
  preferment: UsualPreferment | null
}

const PREFERMENT_TOLERANCE = 0.25

/** Null if no model holds. Without `stages`, the stages of the form count. */
export function neededYeast(form: Readonly<DoughForm>, stages?: readonly Stage[]): YeastNeed | null {
  if (form.prefermentEnabled && form.prefermentFlourPct > 0) {
    const preferment = usualPreferment(form.prefermentHydrationPct, form.roomTempC)
    const pct = (preferment.freshPct * YEAST_PER_FRESH[form.yeastType] * form.prefermentFlourPct) / 100
    return {
      pct,
      minPct: pct * (1 - PREFERMENT_TOLERANCE),
      maxPct: pct * (1 + PREFERMENT_TOLERANCE),
      preferment,
    }
  }
  const estimate = estimateYeast(fermentingDough(form, stages), form.yeastType)
  if (estimate.kind === 'refused') return null
  const { middlePct, rangePct } = estimate
  return { pct: middlePct * form.yeastFactor, minPct: rangePct.min, maxPct: rangePct.max, preferment: null }
}

export function yeastPctOf(form: Readonly<DoughForm>): number {
  const needed = form.yeastByEstimate ? neededYeast(form) : null
  return needed?.pct ?? yeastPctOfFlour(form)
}
