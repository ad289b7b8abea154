/** Stages of the full calculator's dough if there is no plan.
 *
 * Units   hours, °C.
 * Source  the ideal phases of `plan-phases.ts`.
 * Valid   every form that passes `full-validation.ts`; the hours add up to `fermentHours` within five
 *         minutes. */

import { phasesOf, WORK_MIN } from '../plan/plan-phases.ts'
import type { FermentingDough, Stage } from '../yeast/yeast-model.ts'
import type { DoughForm } from './full-limits.ts'

export function stagesOfForm(form: Readonly<DoughForm>): Stage[] {
  const { roomTempC, fridgeTempC, fermentHours, fermentMode } = form
  const { bulk, fridge, last } = phasesOf(fermentMode, fermentHours)
  if (fridge === null) return [{ tempC: roomTempC, hours: fermentHours }]
  return [
    { tempC: roomTempC, hours: (bulk.idealMin + WORK_MIN.balls) / 60 },
    { tempC: fridgeTempC, hours: fridge.idealMin / 60 },
    { tempC: roomTempC, hours: last.idealMin / 60 },
  ]
}

export function fermentingDough(
  form: Readonly<DoughForm>,
  stages: readonly Stage[] = stagesOfForm(form),
): FermentingDough {
  return {
    stages,
    hydrationPct: form.hydrationPct,
    saltPct: form.saltPct,
    oilPct: form.oilPct,
  }
}
