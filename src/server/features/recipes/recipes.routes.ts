import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DEFAULT_RECIPES_PER_PAGE, RecipeListQuery } from '#contracts/recipe-list/recipe-list.ts'
import { Classics } from '#contracts/recipes/classics.ts'
import { Recipe } from '#contracts/recipes/recipe.ts'
import {
  getRecipe,
  getRelatedRecipes,
  listClassics,
  listRecipes,
  searchRecipes,
} from '#contracts/recipes/recipes.endpoints.ts'
import { RelatedRecipes } from '#contracts/recipes/related-recipes.ts'
import { AppError } from '#server/app-error.ts'
import type { CachedResponses } from '#server/cache/cached-routes.ts'
import { oneRecipe, RECIPE_WORDS } from '#server/cache/catalogue-change.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { ClassicsRepository } from './classics.repository.ts'
import type { RecipesRepository } from './recipes.repository.ts'
import type { RelatedRecipesRepository } from './related-recipes.repository.ts'

const MAX_SEARCH_LENGTH = 4000

export interface RecipesRoutesOptions {
  recipes: Pick<RecipesRepository, 'list' | 'page' | 'byId' | 'search'>
  classics: ClassicsRepository
  related: RelatedRecipesRepository
  answers: CachedResponses
  searchesPerMinute: number
}

const Recipes = z.array(Recipe)

export const recipesRoutes =
  ({ recipes, classics, related, answers, searchesPerMinute }: RecipesRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const list = { querystring: RecipeListQuery, response: ok(Recipes, 400) }
    serve(app, listRecipes, { ...list, summary: 'Tutte le ricette, o una pagina' }, (request, reply) => {
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
    })

    const badges = { response: ok(Classics), summary: 'Le classiche in evidenza' }
    serve(app, listClassics, badges, (request, reply) => {
      const load = async () => ({ value: await classics.badges() })
      return answers.send(request, reply, { key: listClassics.path, shelf: 'lists', load })
    })

    const one = { response: ok(Recipe, 404), summary: 'Una ricetta' }
    serve(app, getRecipe, one, (request, reply) => {
      const { id } = request.params
      const load = async () => {
        const recipe = await recipes.byId(id)
        if (!recipe) throw new AppError('not_found', 'Ricetta non trovata')
        return { value: recipe }
      }
      const madeFrom = oneRecipe(id)
      return answers.send(request, reply, { key: `/api/recipes/${id}`, shelf: 'pages', load, madeFrom })
    })

    const goingOn = { response: ok(RelatedRecipes, 404), summary: 'Che cosa fare dopo una ricetta' }
    serve(app, getRelatedRecipes, goingOn, (request, reply) => {
      const { id } = request.params
      const load = async () => {
        const value = await related(id)
        if (!value) throw new AppError('not_found', 'Ricetta non trovata')
        return { value }
      }
      const key = `/api/recipes/${id}/related`
      return answers.send(request, reply, { key, shelf: 'rest', load, madeFrom: RECIPE_WORDS })
    })

    const search = { params: z.object({ query: z.string() }), response: ok(Recipes) }
    const searchOptions = {
      ...search,
      summary: 'Ricerca tra le ricette',
      config: { rateLimit: { max: searchesPerMinute, timeWindow: '1 minute' } },
    }
    serve(app, searchRecipes, searchOptions, (request, reply) => {
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

function nextLink(found: Recipe[], limit: number): Record<string, string> {
  const last = found.at(-1)
  return last && found.length === limit ? { link: `<${pageUrl(limit, last.id)}>; rel="next"` } : {}
}
