import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import {
  DEFAULT_RECIPES_PER_PAGE,
  parseRecipeId,
  RecipeListQuery,
} from '#contracts/recipe-list/recipe-list.ts'
import { Classics } from '#contracts/recipes/classics.ts'
import { Recipe } from '#contracts/recipes/recipe.ts'
import { RelatedRecipes } from '#contracts/recipes/related-recipes.ts'
import { AppError } from '#server/app-error.ts'
import type { CachedResponses } from '#server/cache/cached-routes.ts'
import type { ClassicsRepository } from './classics.repository.ts'
import type { RecipesRepository } from './recipes.repository.ts'
import type { RelatedRecipesRepository } from './related-recipes.repository.ts'

/** Longer searches are cut here: nobody types them, and what a page shows does not depend on their end. */
const MAX_SEARCH_LENGTH = 4000

export interface RecipesRoutesOptions {
  recipes: Pick<RecipesRepository, 'list' | 'page' | 'byId' | 'search'>
  classics: ClassicsRepository
  related: RelatedRecipesRepository
  answers: CachedResponses
  /** Searches that one address may start in a minute; those answered from memory are free. */
  searchesPerMinute: number
}

const Recipes = z.array(Recipe)

export const recipesRoutes =
  ({ recipes, classics, related, answers, searchesPerMinute }: RecipesRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const list = {
      querystring: RecipeListQuery,
      response: { 200: Recipes, 400: ApiError },
      tags: ['ricette'],
    }
    app.get(
      '/recipes',
      { schema: { ...list, summary: 'Tutte le ricette, o una pagina' } },
      (request, reply) => {
        const { limit, after } = request.query
        if (limit === undefined && after === undefined) {
          const load = async () => ({ value: await recipes.list() })
          return answers.send(request, reply, { key: '/api/recipes', shelf: 'lists', load })
        }
        const page = { limit: limit ?? DEFAULT_RECIPES_PER_PAGE, after: after ?? 0 }
        const load = async () => {
          const found = await recipes.page(page)
          return { value: found, headers: nextLink(found, page.limit) }
        }
        return answers.send(request, reply, { key: pageUrl(page.limit, page.after), shelf: 'rest', load })
      },
    )

    const badges = { response: { 200: Classics }, tags: ['ricette'], summary: 'Le classiche in evidenza' }
    app.get('/recipes/classics', { schema: badges }, (request, reply) => {
      const load = async () => ({ value: await classics.badges() })
      return answers.send(request, reply, { key: apiPaths.classics, shelf: 'lists', load })
    })

    const one = {
      params: z.object({ id: z.string() }),
      response: { 200: Recipe, 404: ApiError },
      tags: ['ricette'],
    }
    app.get('/recipes/:id', { schema: { ...one, summary: 'Una ricetta' } }, (request, reply) => {
      const id = parseRecipeId(request.params.id)
      const load = async () => {
        const recipe = id === undefined ? undefined : await recipes.byId(id)
        if (!recipe) throw new AppError('not_found', 'Ricetta non trovata')
        return { value: recipe }
      }
      return answers.send(request, reply, { key: `/api/recipes/${id}`, shelf: 'pages', load })
    })

    const goingOn = {
      params: z.object({ id: z.string() }),
      response: { 200: RelatedRecipes, 404: ApiError },
      tags: ['ricette'],
    }
    app.get(
      '/recipes/:id/related',
      { schema: { ...goingOn, summary: 'Che cosa fare dopo una ricetta' } },
      (request, reply) => {
        const id = parseRecipeId(request.params.id)
        const load = async () => {
          const value = id === undefined ? undefined : await related(id)
          if (!value) throw new AppError('not_found', 'Ricetta non trovata')
          return { value }
        }
        return answers.send(request, reply, { key: `/api/recipes/${id}/related`, shelf: 'rest', load })
      },
    )

    const search = { params: z.object({ query: z.string() }), response: { 200: Recipes }, tags: ['ricette'] }
    const searchOptions = {
      schema: { ...search, summary: 'Ricerca tra le ricette' },
      config: { rateLimit: { max: searchesPerMinute, timeWindow: '1 minute' } },
    }
    app.get('/recipes/search/:query', searchOptions, (request, reply) => {
      const query = request.params.query.slice(0, MAX_SEARCH_LENGTH).toWellFormed().trim()
      const load = async () => ({ value: query === '' ? [] : await recipes.search(query) })
      return answers.send(request, reply, {
        key: `/api/recipes/search/${encodeURIComponent(query)}`,
        shelf: 'rest',
        load,
      })
    })
  }

const pageUrl = (limit: number, after: number) => `/api/recipes?limit=${limit}&after=${after}`

/** A full page may have a successor; a short one has none. */
function nextLink(found: Recipe[], limit: number): Record<string, string> {
  const last = found.at(-1)
  return last && found.length === limit ? { link: `<${pageUrl(limit, last.id)}>; rel="next"` } : {}
}
