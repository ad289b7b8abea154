/** Water temperature and ice for the full calculator's dough.
 *
 * Units   those of `water-temperature.ts`.
 * Source  `water-temperature.ts`.
 * Valid   any draft: errors are shown next to their fields. Flour and preferment have the room temperature
 *         by default. */

import { BIGA_HYDRATION_PCT } from '../plan/preferment-time.ts'
import { bigaWaterC, FRICTION_C, MIXING_METHODS, type WaterAnswer, waterFor } from '../water-temperature.ts'
import type { DoughOutputs } from './full-calculator.ts'
import type { DoughForm } from './full-limits.ts'
import { splitForm } from './full-split.ts'
import { readNumbers, type ToolDraft, type ToolErrors } from './full-tools.ts'

export type WaterReading =
  | {
      answer: WaterAnswer
      waterG: number
      bigaC: number | null
    }
  | { errors: ToolErrors }

export const bringsPreferment = (form: Readonly<DoughForm>): boolean =>
  form.prefermentEnabled || form.sourdoughEnabled

export function waterOfForm(
  form: Readonly<DoughForm>,
  exact: Pick<DoughOutputs, 'waterG'>,
  tools: Readonly<ToolDraft>,
): WaterReading {
  const fields = ['doughTempC', 'flourTempC', 'prefermentTempC', 'tapTempC', 'freezerTempC'] as const
  const read = readNumbers(tools, fields, {
    flourTempC: form.roomTempC,
    prefermentTempC: form.roomTempC,
  })
  const method = MIXING_METHODS.find((one) => one === tools.mixing)
  if ('errors' in read || method === undefined)
    return {
      errors: {
        ...('errors' in read && read.errors),
        ...(method === undefined && { mixing: "Scegli una voce dell'elenco" }),
      },
    }
  const { doughTempC, flourTempC, prefermentTempC, tapTempC, freezerTempC } = read.values
  const split = splitForm(form)
  const waterG = split && 'split' in split ? split.split.final.waterG : exact.waterG
  const answer = waterFor({
    doughC: doughTempC,
    roomC: form.roomTempC,
    flourC: flourTempC,
    prefermentC: bringsPreferment(form) ? prefermentTempC : null,
    frictionC: FRICTION_C[method],
    waterG,
    tapC: tapTempC,
    iceC: freezerTempC,
  })
  const isBiga = form.prefermentEnabled && form.prefermentHydrationPct <= BIGA_HYDRATION_PCT.max
  return { answer, waterG, bigaC: isBiga ? bigaWaterC(form.roomTempC, flourTempC) : null }
}
