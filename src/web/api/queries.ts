import { QueryClient, queryOptions } from '@tanstack/react-query'
import { getMe } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import type { Recipe, RecipeCard } from '#contracts/recipes/recipe.ts'
import { getRecipe, listRecipes, STILL_TYPING, searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import type { facetBits } from '#domain/recipe-list/facet-bits.ts'
import { type Api, ApiFailure } from './api-client.ts'
import { createFindingQueries } from './finding-queries.ts'
import { createReaderQueries } from './reader-queries.ts'
import { createToolQueries } from './tool-queries.ts'

const inBrowser = typeof window !== 'undefined'

const ME = [getMe.path] as const

/** No retries, no refetch on focus or interval, and data never goes stale (part 1, section 9); `me` says its one exception. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Who was logged out elsewhere finds out here, with the first call that is refused for want of a login. */
const noticingLogout =
  (api: Api, client: QueryClient): Api =>
  async (endpoint, ...request) => {
    try {
      return await api(endpoint, ...request)
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 401) client.setQueryData(ME, null)
      throw failure
    }
  }

const recipeKey = (id: number) => ['/api/recipes', id] as const

const toCard = ({ ingredients, ...recipe }: Recipe, bitsOf: typeof facetBits): RecipeCard => ({
  id: recipe.id,
  name: recipe.name,
  description: recipe.description,
  category: recipe.category,
  difficulty: recipe.difficulty,
  imageUrl: recipe.imageUrl,
  rating: recipe.rating,
  ratingCount: recipe.ratingCount,
  preparationTime: recipe.preparationTime,
  activeTime: recipe.activeTime,
  restTime: recipe.restTime,
  isVegan: recipe.isVegan,
  isGlutenFree: recipe.isGlutenFree,
  publishedAt: recipe.publishedAt,
  firstIngredients: ingredients.slice(0, 3),
  ingredientCount: ingredients.length,
  facets: bitsOf(recipe),
  look: [recipe.look.base, recipe.look.shape],
})

/** The server's pages are all made from the same list, until the catalogue changes. */
const cardsOf = new WeakMap<readonly Recipe[], RecipeCard[]>()

/** What it takes to sort recipes out is fetched with the first list of them: the page of a recipe does without. */
async function toCards(recipes: readonly Recipe[]): Promise<RecipeCard[]> {
  const known = cardsOf.get(recipes)
  if (known) return known
  const { facetBits } = await import('#domain/recipe-list/facet-bits.ts')
  const cards = recipes.map((recipe) => toCard(recipe, facetBits))
  cardsOf.set(recipes, cards)
  return cards
}

export type Queries = ReturnType<typeof createQueries>

/** Every read of the site, over one API client. */
export const createQueries = (api: Api, client: QueryClient) =>
  queriesOver(noticingLogout(api, client), client)

const queriesOver = (api: Api, client: QueryClient) => ({
  api,
  client,
  ...createFindingQueries(api),
  ...createToolQueries(api),
  ...createReaderQueries(api),

  /** Cards only: a list page carries 80 cards, not 80 whole recipes. In the browser the whole recipes that
   *  /api/recipes answers are kept too, so that opening one of them makes no further call. */
  recipeCards: () =>
    queryOptions({
      queryKey: ['/api/recipes'],
      queryFn: async ({ signal }) => {
        const recipes = await api(listRecipes, { signal })
        if (inBrowser) for (const recipe of recipes) client.setQueryData(recipeKey(recipe.id), recipe)
        return toCards(recipes)
      },
    }),

  /** What the site's search finds, as cards. It is asked while somebody types, and does not count as a search. */
  foundCards: (text: string) =>
    queryOptions({
      queryKey: ['/api/recipes/search', 'cards', text],
      queryFn: async ({ signal }) =>
        toCards(await api(searchRecipes, { params: { query: text }, query: STILL_TYPING, signal })),
    }),

  /** All whole recipes, each cached under its own key, for times without a network. Returns how many there are. */
  wholeRecipes: () =>
    queryOptions({
      queryKey: [listRecipes.path, 'whole'],
      queryFn: async ({ signal }) => {
        const recipes = await api(listRecipes, { signal })
        for (const recipe of recipes) client.setQueryData(recipeKey(recipe.id), recipe)
        return recipes.length
      },
    }),

  recipe: (id: number) =>
    queryOptions({
      queryKey: recipeKey(id),
      queryFn: ({ signal }) => api(getRecipe, { params: { id }, signal }),
    }),

  pizzerias: () =>
    queryOptions({
      queryKey: [listPizzerias.path],
      queryFn: ({ signal }) => api(listPizzerias, { signal }),
    }),

  glossary: () =>
    queryOptions({
      queryKey: [listGlossaryTerms.path],
      queryFn: ({ signal }) => api(listGlossaryTerms, { signal }),
    }),

  /**
   * Asked in the browser only: the HTML is the same for every visitor. Nothing, or a 401, means nobody is logged in; who could not be
   * asked about, without a network, is asked about again by the next part that must know; so is, when he comes back to
   * the window, who has his address to verify: the link opens in another one.
   */
  me: () =>
    queryOptions({
      queryKey: ME,
      retryOnMount: true,
      refetchOnWindowFocus: () => client.getQueryData<User | null>(ME)?.emailVerified === false && 'always',
      queryFn: async ({ signal }): Promise<User | null> => {
        try {
          return (await api(getMe, { signal, isLenient: true })) ?? null
        } catch (failure) {
          if (failure instanceof ApiFailure && failure.status === 401) return null
          throw failure
        }
      },
    }),
})
