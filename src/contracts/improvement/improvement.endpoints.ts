import type { z } from 'zod'
import { get, post } from '../endpoint.ts'
import type {
  SubstitutionsAnswer,
  SubstitutionsRequest,
  TipsAnswer,
  VariantAnswer,
  VariantRequest,
} from './improvement.ts'

export const makeRecipeVariant = post<{
  params: { id: number }
  body: z.input<typeof VariantRequest>
  response: VariantAnswer
}>('/api/ai/recipe-variants/:id')
export const getRecipeTips = get<{ params: { id: number }; response: TipsAnswer }>('/api/ai/recipe-tips/:id')
export const substituteIngredients = post<{
  params: { id: number }
  body: z.input<typeof SubstitutionsRequest>
  response: SubstitutionsAnswer
}>('/api/ai/ingredient-substitutions/:id')
