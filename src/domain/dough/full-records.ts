/** What the full calculator hands on: the recipe to save and the last calculation for the oven guide.
 *
 * Units   those of `full-limits.ts`; `hydration_pct` is a fraction like `hydrationPct`.
 * Source  the site's specification: names and nesting of both records.
 * Valid   forms that were calculated; `readLastDoughCalculation` takes any text and answers null for a damaged one. */
import type { DoughOutputs } from './full-calculator.ts'
import {
  DOUGH_FIELDS,
  DOUGH_LIMITS,
  type DoughForm,
  FERMENT_MODES,
  type FermentMode,
  NAME_MAX_LENGTH,
} from './full-limits.ts'

export type DoughRecipePayload = Omit<DoughForm, 'notes'> & {
  notes?: string
  outputs: DoughOutputs
  fermentPlan: { mode: FermentMode; hours: number; roomTempC: number; fridgeTempC: number }
  preferment: { enabled: boolean; flourPct: number; hydrationPct: number }
  sourdough: { enabled: boolean; starterPct: number; starterHydrationPct: number }
}

/** Body of POST /api/dough-recipes: all fields of the form, without notes when there are none. */
export function recipePayload(form: Readonly<DoughForm>, outputs: DoughOutputs): DoughRecipePayload {
  const { notes, ...fields } = form
  return {
    ...fields,
    ...(notes === '' ? {} : { notes }),
    outputs,
    fermentPlan: {
      mode: form.fermentMode,
      hours: form.fermentHours,
      roomTempC: form.roomTempC,
      fridgeTempC: form.fridgeTempC,
    },
    preferment: {
      enabled: form.prefermentEnabled,
      flourPct: form.prefermentFlourPct,
      hydrationPct: form.prefermentHydrationPct,
    },
    sourdough: {
      enabled: form.sourdoughEnabled,
      starterPct: form.sourdoughStarterPct,
      starterHydrationPct: form.sourdoughStarterHydrationPct,
    },
  }
}

/** The form that a kept recipe came from. */
export function formOfRecipe(
  recipe: Readonly<Omit<DoughForm, 'notes'>> & { readonly notes?: string | undefined },
): DoughForm {
  const fields = { ...recipe, notes: recipe.notes ?? '' }
  return Object.fromEntries(DOUGH_FIELDS.map((field) => [field, fields[field]])) as DoughForm
}

/** True where two forms are alike in every field, also in name and notes. */
export const isSameDough = (one: Readonly<DoughForm>, other: Readonly<DoughForm>): boolean =>
  DOUGH_FIELDS.every((field) => one[field] === other[field])

const COPY = ' (copia)'

/** 'Sabato' becomes 'Sabato (copia)', within the longest name and without half a character. */
export const copyName = (name: string): string =>
  `${name.slice(0, NAME_MAX_LENGTH - COPY.length).replace(/\p{Cs}$/u, '')}${COPY}`

/** Where the browser keeps it, shared with the oven guide. */
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
    hydration_pct: form.hydrationPct,
    thickness_factor: form.thicknessFactor,
    ferment_mode: form.fermentMode,
    ferment_hours: form.fermentHours,
    outputs: { ball_weight_g: outputs.perBallWeightG },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isWithin = (
  value: unknown,
  field: 'hydrationPct' | 'thicknessFactor' | 'fermentHours',
): value is number =>
  typeof value === 'number' && value >= DOUGH_LIMITS[field].min && value <= DOUGH_LIMITS[field].max

/** The stored text as a record, or null when it is damaged or out of range: people can edit their storage. */
export function readLastDoughCalculation(text: string | null): LastDoughCalculation | null {
  const stored = text === null ? null : parseJson(text)
  if (!isRecord(stored) || !isRecord(stored.outputs)) return null
  const { hydration_pct, thickness_factor, ferment_hours } = stored
  const ferment_mode = FERMENT_MODES.find((mode) => mode === stored.ferment_mode)
  const { ball_weight_g } = stored.outputs
  if (!isWithin(hydration_pct, 'hydrationPct') || !isWithin(thickness_factor, 'thicknessFactor')) return null
  if (!isWithin(ferment_hours, 'fermentHours') || ferment_mode === undefined) return null
  if (typeof ball_weight_g !== 'number' || !Number.isFinite(ball_weight_g) || ball_weight_g <= 0) return null
  return { hydration_pct, thickness_factor, ferment_mode, ferment_hours, outputs: { ball_weight_g } }
}
