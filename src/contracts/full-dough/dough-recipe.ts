import { z } from 'zod'
import { calculateDough } from '#domain/dough/full/full-calculator.ts'
import {
  DOUGH_LIMITS,
  FERMENT_MODES,
  type NumberField,
  PERCENT_FIELDS,
  PIZZA_SHAPES,
  YEAST_TYPES,
} from '#domain/dough/full/full-limits.ts'
import { validateDoughForm } from '#domain/dough/full/full-validation.ts'
import { fractionOfPercent } from '#domain/words/percent.ts'
import { type DoughRecipePayload, sentFields } from './dough-recipe-payload.ts'

/** Maximum per person, or per browser without an account. */
export const MOST_DOUGH_RECIPES = 100

/**
 * Percentages are fractions. The server ignores `outputs`, `fermentPlan`, `preferment` and `sourdough` of
 * a request, and computes them again.
 */
export const NewDoughRecipe = z.looseObject({}).transform((raw, context) => {
  const reading = validateDoughForm(sentFields(raw))
  if ('errors' in reading) {
    for (const [field, message] of Object.entries(reading.errors))
      context.addIssue({ code: 'custom', path: [field], message: reading.conflict ?? message })
    return z.NEVER
  }
  const { form } = reading
  const calculation = calculateDough(form)
  if ('outputs' in calculation) return { form, outputs: calculation.outputs }
  const path = [form.shape === 'round' ? 'diameterCm' : 'panLengthCm']
  context.addIssue({ code: 'custom', path, message: calculation.invalid })
  return z.NEVER
})

const PERCENTAGES: readonly string[] = PERCENT_FIELDS
const numbers = Object.fromEntries(
  Object.entries(DOUGH_LIMITS).map(([field, { min, max }]) => {
    const sent = PERCENTAGES.includes(field) ? fractionOfPercent : (value: number) => value
    return [field, z.number().min(sent(min)).max(sent(max))]
  }),
) as Record<NumberField, z.ZodNumber>
const cm = z.number().nullable()
const grams = z.number().min(0)

export const DoughRecipe = z.object({
  id: z.int(),
  createdAt: z.string(),
  name: z.string(),
  ...numbers,
  shape: z.enum(PIZZA_SHAPES),
  diameterCm: cm,
  panLengthCm: cm,
  panWidthCm: cm,
  yeastType: z.enum(YEAST_TYPES),
  yeastByEstimate: z.boolean().default(false),
  yeastFactor: numbers.yeastFactor.default(1),
  fermentMode: z.enum(FERMENT_MODES),
  prefermentEnabled: z.boolean(),
  sourdoughEnabled: z.boolean(),
  notes: z.string().optional(),
  outputs: z.object({
    totalDoughWeightG: grams,
    perBallWeightG: grams,
    flourG: grams,
    waterG: grams,
    saltG: grams,
    oilG: grams,
    sugarG: grams,
    yeastG: grams,
    prefermentFlourG: grams,
    prefermentWaterG: grams,
    starterFlourG: grams,
    starterWaterG: grams,
  }),
  fermentPlan: z.object({
    mode: z.enum(FERMENT_MODES),
    hours: z.number(),
    roomTempC: z.number(),
    fridgeTempC: z.number(),
  }),
  preferment: z.object({ enabled: z.boolean(), flourPct: z.number(), hydrationPct: z.number() }),
  sourdough: z.object({ enabled: z.boolean(), starterPct: z.number(), starterHydrationPct: z.number() }),
} satisfies Record<keyof DoughRecipePayload | 'id' | 'createdAt', z.ZodType>)
export type DoughRecipe = z.infer<typeof DoughRecipe>
