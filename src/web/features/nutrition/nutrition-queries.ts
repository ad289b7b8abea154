import { queryOptions } from '@tanstack/react-query'
import { getBakeProfiles, listNutritionIngredients } from '#contracts/nutrition/nutrition.endpoints.ts'
import type { NutritionCategory } from '#contracts/nutrition/nutrition.ts'
import type { Api } from '../../api/api-client.ts'

export const nutritionIngredientsQuery = (api: Api, category: NutritionCategory = 'tutti', search = '') =>
  queryOptions({
    queryKey: [listNutritionIngredients.path, category, search],
    queryFn: ({ signal }) => api(listNutritionIngredients, { query: { category, search }, signal }),
  })

export const bakeProfilesQuery = (api: Api) =>
  queryOptions({
    queryKey: [getBakeProfiles.path],
    queryFn: ({ signal }) => api(getBakeProfiles, { signal }),
  })
