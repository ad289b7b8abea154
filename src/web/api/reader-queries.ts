import { queryOptions } from '@tanstack/react-query'
import type { OwnRating } from '#contracts/accounts/account.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import type { Collection } from '#contracts/collections/collection.ts'
import type { SavedVariant } from '#contracts/collections/saved-variant.ts'
import type { DoughRecipe } from '#contracts/full-dough/dough-recipe.ts'
import type { RecipeNote } from '#contracts/recipe-notes/recipe-note.ts'
import type { MyOven } from '#domain/oven-guide/my-oven.ts'
import type { Api } from './api-client.ts'

/** What readers keep on the site: `change-person.ts` forgets all of it with the person. */
export const createReaderQueries = (api: Api) => ({
  /** The collections of who is logged in; never asked for anybody else. */
  collections: () =>
    queryOptions({
      queryKey: [apiPaths.collections],
      queryFn: ({ signal }) => api<Collection[]>(apiPaths.collections, { signal }),
    }),

  /** The variants of recipes that who is logged in has kept. */
  savedVariants: () =>
    queryOptions({
      queryKey: [apiPaths.savedVariants],
      queryFn: ({ signal }) => api<SavedVariant[]>(apiPaths.savedVariants, { signal }),
    }),

  /** The votes of who is logged in. */
  ownRatings: () =>
    queryOptions({
      queryKey: [apiPaths.ownRatings],
      queryFn: ({ signal }) => api<OwnRating[]>(apiPaths.ownRatings, { signal }),
    }),

  /** How the recipe went, in the words of who is logged in. */
  recipeNotes: (recipeId: number) =>
    queryOptions({
      queryKey: [apiPaths.recipeNotes, recipeId],
      queryFn: ({ signal }) => api<RecipeNote[]>(apiPaths.notesOfRecipe(recipeId), { signal }),
    }),

  /** The oven that who is logged in has at home; null where he has not said it. */
  myOven: () =>
    queryOptions({
      queryKey: [apiPaths.myOven],
      queryFn: async ({ signal }) => (await api<MyOven | undefined>(apiPaths.myOven, { signal })) ?? null,
    }),

  /** The dough recipes of who is logged in, or of this browser. */
  doughRecipes: () =>
    queryOptions({
      queryKey: [apiPaths.doughRecipes],
      queryFn: ({ signal }) => api<DoughRecipe[]>(apiPaths.doughRecipes, { signal }),
    }),
})
