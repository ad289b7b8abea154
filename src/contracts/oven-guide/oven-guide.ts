import { z } from 'zod'
import { DOUGH_LIMITS, FERMENT_MODES, type Range } from '#domain/dough/full/full-limits.ts'
import { OVEN_TYPES, STATED_MAX_C } from '#domain/oven-guide/ovens.ts'
import { BAKE_FACTOR, BALL_WEIGHT_G, MISSING_CHOICE } from '#domain/oven-guide/request.ts'
import { SURFACES } from '#domain/oven-guide/surfaces.ts'
import { percentOfFraction } from '#domain/words/percent.ts'
import { OVEN_STYLE_IDS } from '#knowledge/styles-oven-names.ts'

export const OvenPresets = z.object({
  styles: z.array(
    z.object({ id: z.string(), name: z.string(), notes: z.string(), surfaces: z.array(z.enum(SURFACES)) }),
  ),
  ovenTypes: z.array(z.enum(OVEN_TYPES)),
})
export type OvenPresets = z.infer<typeof OvenPresets>

const within = ({ min, max }: Range, message: string) => z.number(message).min(min, message).max(max, message)

/** A value up to 1.5 is a fraction of the flour, a larger one a percentage. The output is a percentage. */
const Hydration = z
  .number("L'idratazione dev'essere un numero")
  .transform((value) => (value > 1.5 ? value : percentOfFraction(value)))
  .pipe(within(DOUGH_LIMITS.hydrationPct, "L'idratazione va dal 50 al 90%"))

const DoughContext = z
  .object({
    hydration: Hydration.optional(),
    thicknessFactor: within(DOUGH_LIMITS.thicknessFactor, 'Lo spessore va da 0,1 a 1 g/cm²').optional(),
    ballWeightG: within(BALL_WEIGHT_G, 'Il panetto pesa da 1 a 20000 grammi').optional(),
    fermentation: z
      .object({
        mode: z.enum(FERMENT_MODES, 'La lievitazione è room, cold o quick'),
        hours: within(DOUGH_LIMITS.fermentHours, 'Le ore di lievitazione vanno da 1 a 72'),
      })
      .optional(),
  })
  .transform(({ hydration, ...dough }) => ({ hydrationPct: hydration, ...dough }))

const maxTempMessage = `La temperatura massima è un numero intero da ${STATED_MAX_C.min} a ${STATED_MAX_C.max} °C`

export const OvenCalculation = z.object({
  styleId: z.enum(OVEN_STYLE_IDS, MISSING_CHOICE),
  ovenType: z.enum(OVEN_TYPES, MISSING_CHOICE),
  surface: z.enum(SURFACES, MISSING_CHOICE),
  maxTempC: z
    .int(maxTempMessage)
    .min(STATED_MAX_C.min, maxTempMessage)
    .max(STATED_MAX_C.max, maxTempMessage)
    .nullish()
    .transform((value) => value ?? undefined),
  doughContext: DoughContext.nullish().transform((value) => value ?? undefined),
  bakeFactor: within(BAKE_FACTOR, 'Il tempo della ricetta va da 0,2 a 5 volte quello dello stile')
    .optional()
    .describe('Tempo di una ricetta provata, in multipli di quello dello stile'),
})
export type OvenCalculation = z.input<typeof OvenCalculation>

export const OvenAnswer = z.object({
  target_temp_c: z.tuple([z.number(), z.number()]),
  adapted_for_user_max: z.boolean(),
  expected_time: z.object({ min_s: z.int().min(1), max_s: z.int().min(1) }),
  adjustments: z.array(z.object({ reason: z.string(), effect: z.string() })),
  tips: z.array(z.string()),
  safety: z.array(z.string()),
})
export type OvenAnswer = z.infer<typeof OvenAnswer>
