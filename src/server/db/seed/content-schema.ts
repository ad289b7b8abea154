import { z } from 'zod'
import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { forEachText, RECIPE_TEXTS } from '#domain/recipes/recipe-texts.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { PRODUCT_CATEGORIES } from '#domain/shop/product.ts'
import { TAGS_SHOWN } from '#domain/shop/shelf.ts'
import { DOUGH_STYLES, type DoughStyleName } from '#domain/styles/dough-styles.ts'
import { STYLES, type Style } from '#domain/styles/style.ts'
import { OVEN_STYLE_IDS } from '#knowledge/styles-oven-names.ts'
import { FIRST_CREATED_ID } from '../schema.ts'

const id = z
  .int()
  .min(1)
  .max(FIRST_CREATED_ID - 1)
const text = z.string().trim().min(1)
const minutes = z.int().min(0)
const cm = z.number().positive()
const styles = Object.keys(DOUGH_STYLES) as [DoughStyleName, ...DoughStyleName[]]

export const RecipeFile = z.strictObject({
  id,
  name: text,
  category: z.enum(RECIPE_CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  description: text,
  ...forEachText((_name, { maxLength }) => text.max(maxLength).optional()),
  why: text.max(RECIPE_TEXTS.why.maxLength),
  image: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  servings: z.int().min(1),
  servingsUnit: text,
  times: z.strictObject({ activeMin: minutes, restMin: minutes, bakeMin: minutes }),
  vegan: z.boolean(),
  glutenFree: z.boolean(),
  dough: z.strictObject({
    style: z.enum(styles),
    shape: z.enum(Object.keys(STYLES) as [Style, ...Style[]]).optional(),
    pieces: z.int().min(1),
    pan: z
      .union([z.strictObject({ lengthCm: cm, widthCm: cm }), z.strictObject({ diameterCm: cm })])
      .optional(),
  }),
  ingredients: z
    .array(z.strictObject({ title: text, dough: z.boolean().optional(), lines: z.array(text).min(1) }))
    .min(1),
  steps: z.array(text.refine((step) => !step.includes('\n'), 'un passaggio sta in un solo paragrafo')).min(1),
}) satisfies z.ZodType<RecipeContent>

export const PizzeriasFile = z.array(
  z.strictObject({
    id,
    name: text,
    city: text,
    region: text,
    address: text,
    foundedYear: z.int().min(1000).max(2100),
    knownFor: text,
    sources: z.array(text).optional(),
  }),
)
export type PizzeriaContent = z.infer<typeof PizzeriasFile>[number]

export const GlossaryFile = z
  .array(
    z.strictObject({
      id,
      term: text,
      definition: text,
      related: z.array(text),
      sources: z.array(text).optional(),
    }),
  )
  .superRefine((terms, context) => {
    const known = new Set(terms.map(({ term }) => term))
    terms.forEach(({ term, related }, index) => {
      for (const other of related)
        if (!known.has(other) || other === term)
          context.addIssue({
            code: 'custom',
            path: [index, 'related'],
            message: `"${other}" non è un'altra voce`,
          })
    })
  })
export type GlossaryContent = z.infer<typeof GlossaryFile>[number]

const euro = z.number().positive()

export const ProductsFile = z.array(
  z.strictObject({
    id,
    title: text,
    description: text,
    drawing: z.string().regex(/^[a-z0-9-]+$/),
    search: text,
    category: z.enum(PRODUCT_CATEGORIES),
    price: euro.optional(),
    brand: text.optional(),
    tags: z.array(text).max(TAGS_SHOWN),
    styles: z.array(z.enum(OVEN_STYLE_IDS)),
  }),
)
export type ProductContent = z.infer<typeof ProductsFile>[number]
