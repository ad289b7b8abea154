import { z } from 'zod'
import { VARIANT_TYPES } from '#domain/improvement/options.ts'
import { DIETARY_RESTRICTIONS } from '#domain/ingredients/diets.ts'

export const VariantRequest = z.object({
  variantType: z.enum(VARIANT_TYPES, `Scegli una variante tra: ${VARIANT_TYPES.join(', ')}`),
})
export const SubstitutionsRequest = z.object({
  dietaryRestriction: z.enum(
    DIETARY_RESTRICTIONS,
    `Scegli un'esigenza tra: ${DIETARY_RESTRICTIONS.join(', ')}`,
  ),
})

/** `engine` wrote the text. `fellBack`: the model failed, so the embedded engine wrote the text. */
const provenance = {
  engine: z.enum(['embedded', 'model']),
  fellBack: z.boolean(),
  title: z.string(),
}

export const VariantAnswer = z.object({ variant: z.string().min(1), ...provenance })
export type VariantAnswer = z.infer<typeof VariantAnswer>
export const TipsAnswer = z.object({ tips: z.string().min(1), ...provenance })
export type TipsAnswer = z.infer<typeof TipsAnswer>
export const SubstitutionsAnswer = z.object({ substitutions: z.string().min(1), ...provenance })
export type SubstitutionsAnswer = z.infer<typeof SubstitutionsAnswer>
