/** A recipe of the full calculator in requests, in the database and in responses.
 *
 * Units   percentages as fractions (0.63); the form has them as percentages (63).
 * Source  the site's specification: names and nesting.
 * Valid   `recipePayload`: a form and the outputs that the calculator gave for it. `sentFields`: any
 *         request. */
import type { DoughOutputs } from '#domain/dough/full/full-calculator.ts'
import {
  DOUGH_FIELDS,
  type DoughForm,
  type FermentMode,
  PERCENT_FIELDS,
} from '#domain/dough/full/full-limits.ts'
import type { RawDoughForm } from '#domain/dough/full/full-validation.ts'
import { parseDecimal } from '#domain/words/decimal-input.ts'
import { fractionOfPercent, percentOfFraction } from '#domain/words/percent.ts'

export type DoughRecipePayload = Omit<DoughForm, 'notes'> & {
  notes?: string
  outputs: DoughOutputs
  fermentPlan: { mode: FermentMode; hours: number; roomTempC: number; fridgeTempC: number }
  preferment: { enabled: boolean; flourPct: number; hydrationPct: number }
  sourdough: { enabled: boolean; starterPct: number; starterHydrationPct: number }
}

type Percentages = Readonly<Record<(typeof PERCENT_FIELDS)[number], number>>

const converted = <T extends Percentages>(fields: T, convert: (value: number) => number): T => ({
  ...fields,
  ...Object.fromEntries(PERCENT_FIELDS.map((field) => [field, convert(fields[field])])),
})

export function recipePayload(form: Readonly<DoughForm>, outputs: DoughOutputs): DoughRecipePayload {
  const { notes, ...fields } = converted(form, fractionOfPercent)
  return {
    ...fields,
    ...(notes === '' ? {} : { notes }),
    outputs,
    fermentPlan: {
      mode: fields.fermentMode,
      hours: fields.fermentHours,
      roomTempC: fields.roomTempC,
      fridgeTempC: fields.fridgeTempC,
    },
    preferment: {
      enabled: fields.prefermentEnabled,
      flourPct: fields.prefermentFlourPct,
      hydrationPct: fields.prefermentHydrationPct,
    },
    sourdough: {
      enabled: fields.sourdoughEnabled,
      starterPct: fields.sourdoughStarterPct,
      starterHydrationPct: fields.sourdoughStarterHydrationPct,
    },
  }
}

export function formOfRecipe(
  recipe: Readonly<Omit<DoughForm, 'notes'>> & { readonly notes?: string | undefined },
): DoughForm {
  const fields = { ...converted(recipe, percentOfFraction), notes: recipe.notes ?? '' }
  return Object.fromEntries(DOUGH_FIELDS.map((field) => [field, fields[field]])) as DoughForm
}

/** Converts fractions to the form's percentages. A value that is not a number stays unchanged, so that the
 * validation rejects it. */
export function sentFields(raw: Readonly<Record<string, unknown>>): RawDoughForm {
  const percentages = PERCENT_FIELDS.flatMap((field) => {
    const sent = raw[field]
    const fraction = typeof sent === 'string' ? parseDecimal(sent) : sent
    return typeof fraction === 'number' ? [[field, percentOfFraction(fraction)] as const] : []
  })
  return { ...raw, ...Object.fromEntries(percentages) }
}
