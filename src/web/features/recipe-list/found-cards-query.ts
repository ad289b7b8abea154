import { queryOptions } from '@tanstack/react-query'
import { STILL_TYPING, searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import type { Api } from '../../api/api-client.ts'
import { toCards } from '../../api/recipe-queries.ts'

export const foundCardsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: [searchRecipes.path, 'cards', text],
    queryFn: async ({ signal }) =>
      toCards(await api(searchRecipes, { params: { query: text }, query: STILL_TYPING, signal })),
  })
