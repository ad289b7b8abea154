import { z } from 'zod'
import { NUTRIENTS } from '#domain/ingredients/nutrients.ts'

const text = z.string().trim().min(1)

export const HomeNutritionFile = z.strictObject({
  cards: z.array(
    z.strictObject({
      ingredient: text,
      name: text,
      emoji: text,
      glyph: z.enum(['grain', 'tomato', 'mozzarella', 'oil', 'basil']),
      description: text,
      nutrients: z
        .array(
          z.strictObject({
            name: text,
            nutrient: z.enum(NUTRIENTS),
            importance: z.enum(['Alta', 'Media', 'Bassa']),
            description: text,
          }),
        )
        .min(1),
    }),
  ),
  intro: text,
  tips: z.array(text),
})
