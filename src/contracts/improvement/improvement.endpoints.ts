import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type {
  SubstitutionsAnswer,
  SubstitutionsRequest,
  TipsAnswer,
  VariantAnswer,
  VariantRequest,
} from './improvement.ts'

export const makeRecipeVariant = endpoint<{
  params: { id: number }
  body: z.input<typeof VariantRequest>
  response: VariantAnswer
}>('POST', '/api/ai/recipe-variants/:id')
export const getRecipeTips = endpoint<{ params: { id: number }; response: TipsAnswer }>(
  'GET',
  '/api/ai/recipe-tips/:id',
)
export const substituteIngredients = endpoint<{
  params: { id: number }
  body: z.input<typeof SubstitutionsRequest>
  response: SubstitutionsAnswer
}>('POST', '/api/ai/ingredient-substitutions/:id')
