import type { z } from 'zod'
import { get, post } from '../endpoint.ts'
import type {
  BakeProfiles,
  NutritionAnswer,
  NutritionIngredient,
  NutritionQuery,
  NutritionRequest,
} from './nutrition.ts'

export const listNutritionIngredients = get<{
  query?: z.input<typeof NutritionQuery>
  response: NutritionIngredient[]
}>('/api/nutrition/ingredients')
export const getBakeProfiles = get<{ response: BakeProfiles }>('/api/nutrition/bake-profiles')
export const calculateRecipeNutrition = post<{ body: NutritionRequest; response: NutritionAnswer }>(
  '/api/nutrition/calculate',
)
export const printNutritionLabel = post<{ body: NutritionRequest; response: unknown }>('/api/nutrition/pdf')
