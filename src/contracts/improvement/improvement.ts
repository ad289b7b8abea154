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

/** The author of the text, and whether the model failed to write it. */
const provenance = {
  engine: z.enum(['embedded', 'model']),
  fellBack: z.boolean(),
  /** What the recipe is called in this version. */
  title: z.string(),
}

/** Texts are plain, or in a small Markdown subset: headings, lists, bold words. */
export const VariantAnswer = z.object({ variant: z.string().min(1), ...provenance })
export type VariantAnswer = z.infer<typeof VariantAnswer>
export const TipsAnswer = z.object({ tips: z.string().min(1), ...provenance })
export type TipsAnswer = z.infer<typeof TipsAnswer>
export const SubstitutionsAnswer = z.object({ substitutions: z.string().min(1), ...provenance })
export type SubstitutionsAnswer = z.infer<typeof SubstitutionsAnswer>
