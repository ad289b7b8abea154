import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type {
  BakeProfiles,
  NutritionAnswer,
  NutritionIngredient,
  NutritionQuery,
  NutritionRequest,
} from './nutrition.ts'

export const listNutritionIngredients = endpoint<{
  query?: z.input<typeof NutritionQuery>
  response: NutritionIngredient[]
}>('GET', '/api/nutrition/ingredients')
export const getBakeProfiles = endpoint<{ response: BakeProfiles }>('GET', '/api/nutrition/bake-profiles')
export const calculateRecipeNutrition = endpoint<{ body: NutritionRequest; response: NutritionAnswer }>(
  'POST',
  '/api/nutrition/calculate',
)
export const printNutritionLabel = endpoint<{ body: NutritionRequest; response: unknown }>(
  'POST',
  '/api/nutrition/pdf',
)
