import { queryOptions } from '@tanstack/react-query'
import { addressOf } from '#contracts/endpoint.ts'
import { getRelatedRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import type { Api } from '../../api/api-client.ts'

export const relatedRecipesQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [addressOf(getRelatedRecipes, { params: { id } })],
    queryFn: ({ signal }) => api(getRelatedRecipes, { params: { id }, signal }),
  })
