import { queryOptions } from '@tanstack/react-query'
import { getMyOven } from '#contracts/accounts/accounts.endpoints.ts'
import { listCollections, listSavedVariants } from '#contracts/collections/collections.endpoints.ts'
import { listDoughRecipes } from '#contracts/full-dough/full-dough.endpoints.ts'
import { listOwnRatings } from '#contracts/ratings/ratings.endpoints.ts'
import { listRecipeNotes } from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import type { Api } from './api-client.ts'

/** What readers keep on the site: `change-person.ts` forgets all of it with the person. */
export const createReaderQueries = (api: Api) => ({
  /** The collections of the logged-in user; never requested for visitors. */
  collections: () =>
    queryOptions({
      queryKey: [listCollections.path],
      queryFn: ({ signal }) => api(listCollections, { signal }),
    }),

  /** The recipe variants that the logged-in user has saved. */
  savedVariants: () =>
    queryOptions({
      queryKey: [listSavedVariants.path],
      queryFn: ({ signal }) => api(listSavedVariants, { signal }),
    }),

  /** The votes of the logged-in user. */
  ownRatings: () =>
    queryOptions({
      queryKey: [listOwnRatings.path],
      queryFn: ({ signal }) => api(listOwnRatings, { signal }),
    }),

  /** How the recipe went, in the words of the logged-in user. */
  recipeNotes: (recipeId: number) =>
    queryOptions({
      queryKey: [listRecipeNotes.path, recipeId],
      queryFn: ({ signal }) => api(listRecipeNotes, { query: { recipeId }, signal }),
    }),

  /** The home oven of the logged-in user; null if it was never entered. */
  myOven: () =>
    queryOptions({
      queryKey: [getMyOven.path],
      queryFn: async ({ signal }) => (await api(getMyOven, { signal })) ?? null,
    }),

  /** The dough recipes of the logged-in user, or of this browser. */
  doughRecipes: () =>
    queryOptions({
      queryKey: [listDoughRecipes.path],
      queryFn: ({ signal }) => api(listDoughRecipes, { signal }),
    }),
})
