import { z } from 'zod'
import { LARGEST_ID } from '../row-id.ts'

const MAX_RECIPES_PER_PAGE = 200
export const DEFAULT_RECIPES_PER_PAGE = 50

const wholeNumber = (name: string, min: number, max: number) => {
  const message = `${name} deve essere un numero intero da ${min} a ${max}`
  return z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
}

/** Without parameters: the whole catalogue. `after`: id of the last recipe of the previous page. */
export const RecipeListQuery = z.object({
  limit: wholeNumber('limit', 1, MAX_RECIPES_PER_PAGE).optional(),
  after: wholeNumber('after', 0, LARGEST_ID).optional(),
})
export type RecipeListQuery = z.infer<typeof RecipeListQuery>
