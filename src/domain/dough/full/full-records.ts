/** Last calculation of the full calculator, stored in the browser for the oven guide; comparison and copies
 * of recipes.
 *
 * Units   those of `full-limits.ts`; in the stored calculation `hydration_pct` is a fraction (0.63).
 * Source  the site's specification: names and nesting of the stored calculation. */

import { fractionOfPercent } from '#domain/words/percent.ts'
import { isRecord, parseJson } from '#domain/words/stored-rows.ts'
import type { DoughOutputs } from './full-calculator.ts'
import {
  DOUGH_FIELDS,
  DOUGH_LIMITS,
  type DoughForm,
  FERMENT_MODES,
  type FermentMode,
  NAME_MAX_LENGTH,
  type Range,
} from './full-limits.ts'

export const isSameDough = (one: Readonly<DoughForm>, other: Readonly<DoughForm>): boolean =>
  DOUGH_FIELDS.every((field) => one[field] === other[field])

const COPY = ' (copia)'

export const copyName = (name: string): string =>
  `${name.slice(0, NAME_MAX_LENGTH - COPY.length).replace(/\p{Cs}$/u, '')}${COPY}`

export const LAST_DOUGH_CALCULATION_KEY = 'lastDoughCalculation'

export type LastDoughCalculation = {
  hydration_pct: number
  thickness_factor: number
  ferment_mode: FermentMode
  ferment_hours: number
  outputs: { ball_weight_g: number }
}

export function lastDoughCalculation(
  form: Readonly<DoughForm>,
  outputs: Pick<DoughOutputs, 'perBallWeightG'>,
): LastDoughCalculation {
  return {
    hydration_pct: fractionOfPercent(form.hydrationPct),
    thickness_factor: form.thicknessFactor,
    ferment_mode: form.fermentMode,
    ferment_hours: form.fermentHours,
    outputs: { ball_weight_g: outputs.perBallWeightG },
  }
}

const isWithin = (value: unknown, { min, max }: Range): value is number =>
  typeof value === 'number' && value >= min && value <= max

const HYDRATION: Range = {
  min: fractionOfPercent(DOUGH_LIMITS.hydrationPct.min),
  max: fractionOfPercent(DOUGH_LIMITS.hydrationPct.max),
}

/** Null for a damaged or out-of-range record: users can edit their storage. */
export function readLastDoughCalculation(text: string | null): LastDoughCalculation | null {
  const stored = text === null ? null : parseJson(text)
  if (!isRecord(stored) || !isRecord(stored.outputs)) return null
  const { hydration_pct, thickness_factor, ferment_hours } = stored
  const ferment_mode = FERMENT_MODES.find((mode) => mode === stored.ferment_mode)
  const { ball_weight_g } = stored.outputs
  if (!isWithin(hydration_pct, HYDRATION)) return null
  if (!isWithin(thickness_factor, DOUGH_LIMITS.thicknessFactor)) return null
  if (!isWithin(ferment_hours, DOUGH_LIMITS.fermentHours) || ferment_mode === undefined) return null
  if (typeof ball_weight_g !== 'number' || !Number.isFinite(ball_weight_g) || ball_weight_g <= 0) return null
  return { hydration_pct, thickness_factor, ferment_mode, ferment_hours, outputs: { ball_weight_g } }
}
