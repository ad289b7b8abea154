/** Splits the dough of a full calculator's form into preferment, starter and final dough.
 *
 * Units   those of `preferment-split.ts`.
 * Valid   every form that passes `full-validation.ts`. */

import { fractionOfPercent } from '#domain/words/percent.ts'
import { type SplitAnswer, splitDough } from '../preferment-split.ts'
import { calculateDough } from './full-calculator.ts'
import type { DoughForm } from './full-limits.ts'

export function splitForm(form: Readonly<DoughForm>): SplitAnswer | null {
  const calculation = calculateDough(form)
  if ('invalid' in calculation || !(form.prefermentEnabled || form.sourdoughEnabled)) return null
  return splitDough(calculation.exact, {
    preferment: form.prefermentEnabled
      ? {
          flourShare: fractionOfPercent(form.prefermentFlourPct),
          hydration: fractionOfPercent(form.prefermentHydrationPct),
        }
      : null,
    starter: form.sourdoughEnabled
      ? {
          weightShare: fractionOfPercent(form.sourdoughStarterPct),
          hydration: fractionOfPercent(form.sourdoughStarterHydrationPct),
        }
      : null,
  })
}
