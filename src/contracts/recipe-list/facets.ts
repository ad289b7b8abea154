import { z } from 'zod'
import { ORDERS, readChoice } from '#domain/recipe-list/facet-address.ts'
import { FACETS, type FacetName } from '#domain/recipe-list/facet-list.ts'
import { Recipe } from '../recipes/recipe.ts'
import { RECIPES_PER_PAGE } from './list-address.ts'

const several = z.union([z.string(), z.array(z.string())]).optional()
const oneOf = (names: readonly string[]) => `Uno o più, separati da virgole: ${names.join(', ')}`

export const FacetQuery = z
  .object({
    ...(Object.fromEntries(
      FACETS.map(({ name, values }) => [name, several.describe(oneOf(values.map(({ token }) => token)))]),
    ) as Record<FacetName, typeof several>),
    ordina: z
      .string()
      .optional()
      .describe(oneOf(Object.keys(ORDERS).filter(Boolean))),
    pagina: z.string().optional().describe(`Da 1; ogni pagina ha ${RECIPES_PER_PAGE} ricette`),
  })
  .transform((query, context) => {
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, one]),
    )
    const { choice, unknown } = readChoice(new URLSearchParams(pairs))
    for (const { name, value } of unknown)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `${name}: «${value}» non è un valore che conosciamo`,
      })
    return choice
  })

export const FacetAnswer = z.object({
  total: z.int().min(0),
  facets: z.record(z.string(), z.record(z.string(), z.int().min(0))),
  recipes: z.array(Recipe),
})
export type FacetAnswer = z.infer<typeof FacetAnswer>
