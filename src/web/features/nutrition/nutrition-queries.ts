import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getBakeProfiles, listNutritionIngredients } from '#contracts/nutrition/nutrition.endpoints.ts'
import type { NutritionCategory } from '#contracts/nutrition/nutrition.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import type { FormLine } from './recipe-form.ts'

export const nutritionIngredientsQuery = (api: Api, category: NutritionCategory = 'tutti', search = '') =>
  queryOptions({
    queryKey: [listNutritionIngredients.path, category, search],
    queryFn: ({ signal }) => api(listNutritionIngredients, { query: { category, search }, signal }),
  })

export const bakeProfilesQuery = (api: Api) => answerQuery(api, getBakeProfiles)

export function useFoodNames(): (line: Pick<FormLine, 'id' | 'label'>) => string | null {
  const { data } = useQuery(nutritionIngredientsQuery(useQueries().api))
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data])
  return ({ id, label }) => names.get(id) ?? (id !== '' && !data ? label : null)
}
