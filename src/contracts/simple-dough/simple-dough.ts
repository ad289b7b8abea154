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

/** The same words as beside the fields of the form. */
const said = (field: SimpleField) => ({
  error: ({ input }: { input?: unknown }) => simpleFieldError(field, input),
})

const number = (field: SimpleNumberField) => {
  const { min, max } = SIMPLE_LIMITS[field]
  // Text is no number here, even where the form would read one.
  return z
    .number({ error: () => simpleFieldError(field, undefined) })
    .min(min, said(field))
    .max(max, said(field))
    .refine((value) => isOnStep(field, value), said(field))
}

/** The same number in an address, where everything is text; '62,5' and '62.5' are one. */
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

/** The nine parameters of the simple calculator, and whose yeast where it is not the specified share. */
export const SimpleDoughRequest = z.object({
  ...choices,
  ...numbersBy(number),
  yeastByEstimate: z.boolean('Scegli sì o no').describe(BY_ESTIMATE).exactOptional(),
})

const first = DEFAULT_SIMPLE_PARAMS

/** The same parameters in an address; a missing one stands at its first value, as in a shared link. */
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

/** What the printed sheet of a calculation is called on the reader's disk. */
export const doughSheetName = ({ pizzaType, pizzaCount }: z.infer<typeof SimpleDoughQuery>): string =>
  `impasto-${pizzaType}-${pizzaCount}.pdf`

const grams = z.number().min(0)

export const SimpleDoughAnswer = z.object({
  ingredients: z.object({
    flour: grams,
    water: grams,
    salt: grams,
    yeast: grams,
    /** Absent where the type is made without. */
    oil: grams.exactOptional(),
    sugar: grams.exactOptional(),
  }),
  analysis: z.object({
    expectedTexture: z.string(),
    difficultyLevel: z.string(),
    /** °C. */
    optimalBakingTemp: z.number(),
    tips: z.array(z.string()),
    /** For 100 g of raw dough: kcal, then grams. */
    nutritionalInfo: z.object({
      calories: z.number(),
      proteins: z.number(),
      carbs: z.number(),
      fats: z.number(),
      fiber: z.number(),
    }),
  }),
  /** Present when the dough could not be calculated after all: nothing else then counts. */
  error: z.string().exactOptional(),
})
export type SimpleDoughAnswer = z.infer<typeof SimpleDoughAnswer>

export const ToppingsParams = z.object({ pizzaType: choices.pizzaType, hydration: written('hydration') })
export const Toppings = z.object({ toppings: z.array(z.string()) })
export type Toppings = z.infer<typeof Toppings>
