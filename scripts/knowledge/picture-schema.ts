import { z } from 'zod'
import { SHADES } from '#domain/photo-analysis/shades.ts'
import { BASE_NAMES } from '#domain/recipes/look/bases.ts'
import { Words } from './word-list-schema.ts'

const base = z.enum(BASE_NAMES)
const Shade = z.enum(SHADES)

export const ToppingLook = z.strictObject({
  look: z.string().regex(/^[a-z][A-Za-z]+$/, 'un look è una parola inglese'),
  weight: z.int().min(0).max(4),
  words: Words,
  not: Words.optional(),
  shades: z.partialRecord(Shade, z.number().positive().max(1)).optional(),
})
export const ToppingLooksFile = z.array(ToppingLook)
export type ToppingLooksFile = z.infer<typeof ToppingLooksFile>

export const basesFile = (look: z.ZodType<string>) =>
  z.strictObject({
    bases: z.array(
      z.strictObject({
        base,
        taste: z.enum(['sweet', 'savoury']).optional(),
        inName: z.literal(true).optional(),
        words: Words,
      }),
    ),
    melting: Words,
    pieces: Words,
    tomatoes: Words,
    kin: z.array(z.array(look).min(2)),
    unseenOn: z.partialRecord(base, z.array(look)),
  })
const share = z.number().positive().max(1)
const text = z.string().trim().min(1)
export const photosFile = (look: z.ZodType<string>) =>
  z.strictObject({
    onMenus: z.array(text).min(1),
    mostOrdered: text,
    seen: z.array(
      z.strictObject({ shade: Shade, from: share, colour: text, words: text, foods: z.array(text).min(1) }),
    ),
    tips: z.array(z.strictObject({ shade: Shade, from: share, text })),
    loose: z.array(
      z.strictObject({
        shade: Shade,
        from: share,
        confidence: share,
        ingredients: z
          .array(z.strictObject({ name: text, toppings: z.array(look).min(1), tip: text }))
          .length(3),
      }),
    ),
  })
