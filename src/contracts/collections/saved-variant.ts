import { z } from 'zod'
import { VARIANT_TYPES } from '#domain/improvement/options.ts'
import { rowId } from '../row-id.ts'
import { PRINTABLE, STRANGE } from '../written-text.ts'

export const SAVED_VARIANT_LIMITS = { count: 200, textChars: 20_000, titleChars: 200 } as const

const printable = (max: number) =>
  z
    .string('Manca il testo della variante')
    .trim()
    .min(1, 'Manca il testo della variante')
    .max(max, `Usa al massimo ${max} caratteri`)
    .regex(PRINTABLE, STRANGE)

export const NewSavedVariant = z.object({
  recipeId: rowId,
  variantType: z.enum(VARIANT_TYPES),
  title: printable(SAVED_VARIANT_LIMITS.titleChars),
  text: printable(SAVED_VARIANT_LIMITS.textChars),
})
export type NewSavedVariant = z.infer<typeof NewSavedVariant>

/** A saved variant stays when its recipe changes or is deleted. */
export const SavedVariant = NewSavedVariant.extend({
  id: z.int(),
  recipeId: z.int().nullable(),
  recipeName: z.string(),
  createdAt: z.string(),
})
export type SavedVariant = z.infer<typeof SavedVariant>
