import { z } from 'zod'
import {
  DEFAULT_SIMPLE_PARAMS,
  FLOUR_TYPES,
  LEAVEN_METHODS,
  SIMPLE_YEAST_TYPES,
  type SimpleField,
} from '#domain/dough/simple/simple-limits.ts'
import { simpleFieldError } from '#domain/dough/simple/simple-query.ts'
import { isOnStep, SIMPLE_LIMITS, type SimpleNumberField } from '#domain/dough/simple/simple-ranges.ts'
import { parseDecimal } from '#domain/words/decimal-input.ts'
import { PIZZA_TYPES } from '#knowledge/styles-simple.ts'

const said = (field: SimpleField) => ({
  error: ({ input }: { input?: unknown }) => simpleFieldError(field, input),
})

const number = (field: SimpleNumberField) => {
  const { min, max } = SIMPLE_LIMITS[field]
  // The API accepts only numbers. The form also accepts numbers as text.
  return z
    .number({ error: () => simpleFieldError(field, undefined) })
    .min(min, said(field))
    .max(max, said(field))
    .refine((value) => isOnStep(field, value), said(field))
}

const written = (field: SimpleNumberField) =>
  z
    .string(said(field))
    .transform((text) => parseDecimal(text) ?? Number.NaN)
    .pipe(number(field))

const choices = {
  pizzaType: z.enum(PIZZA_TYPES, said('pizzaType')),
  flourType: z.enum(FLOUR_TYPES, said('flourType')),
  yeastType: z.enum(SIMPLE_YEAST_TYPES, said('yeastType')),
  leavenMethod: z.enum(LEAVEN_METHODS, said('leavenMethod')),
}

const BY_ESTIMATE = 'Con «true» il lievito è quello dei modelli pubblicati; senza, la quota fissa'

const NUMBERS = Object.keys(SIMPLE_LIMITS) as SimpleNumberField[]
const numbersBy = <T>(schemaOf: (field: SimpleNumberField) => T) =>
  Object.fromEntries(NUMBERS.map((field) => [field, schemaOf(field)])) as Record<SimpleNumberField, T>

/** `yeastByEstimate`: the yeast comes from the published models instead of the specified percentages. */
export const SimpleDoughRequest = z.object({
  ...choices,
  ...numbersBy(number),
  yeastByEstimate: z.boolean('Scegli sì o no').describe(BY_ESTIMATE).exactOptional(),
})

const first = DEFAULT_SIMPLE_PARAMS

export const SimpleDoughQuery = z.object({
  pizzaType: choices.pizzaType.default(first.pizzaType),
  flourType: choices.flourType.default(first.flourType),
  yeastType: choices.yeastType.default(first.yeastType),
  leavenMethod: choices.leavenMethod.default(first.leavenMethod),
  ...numbersBy((field) => written(field).default(first[field])),
  yeastByEstimate: z
    .enum(['true', 'false'], 'Scegli sì o no')
    .transform((text) => text === 'true')
    .describe(BY_ESTIMATE)
    .exactOptional(),
})

export const doughSheetName = ({ pizzaType, pizzaCount }: z.infer<typeof SimpleDoughQuery>): string =>
  `impasto-${pizzaType}-${pizzaCount}.pdf`

const grams = z.number().min(0)

export const SimpleDoughAnswer = z.object({
  ingredients: z.object({
    flour: grams,
    water: grams,
    salt: grams,
    yeast: grams,
    oil: grams.exactOptional(),
    sugar: grams.exactOptional(),
  }),
  analysis: z.object({
    expectedTexture: z.string(),
    difficultyLevel: z.string(),
    optimalBakingTemp: z.number(),
    tips: z.array(z.string()),
    /** Per 100 g of raw dough: `calories` in kcal, all other values in grams. */
    nutritionalInfo: z.object({
      calories: z.number(),
      proteins: z.number(),
      carbs: z.number(),
      fats: z.number(),
      fiber: z.number(),
    }),
  }),
  error: z.string().exactOptional(),
})
export type SimpleDoughAnswer = z.infer<typeof SimpleDoughAnswer>

export const ToppingsParams = z.object({ pizzaType: choices.pizzaType, hydration: written('hydration') })
export const Toppings = z.object({ toppings: z.array(z.string()) })
export type Toppings = z.infer<typeof Toppings>
