import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { OwnRating, Rating } from '#contracts/accounts/account.ts'
import { listOwnRatings, rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { Recipe } from '#contracts/recipes/recipe.ts'
import { AppError } from '#server/app-error.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { ratingsRepository } from './ratings.repository.ts'

const ratingsRoutes =
  ({ db, sessions, recipeById, refreshCatalogue, limits }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const ratings = ratingsRepository(db)
    const own = { response: ok(z.array(OwnRating), 401), summary: 'Le tue valutazioni' }
    const ownOptions = { ...own, onRequest: sessions.guard('Accedi per vedere i tuoi voti') }
    serve(app, listOwnRatings, ownOptions, async (request) => ratings.of(sessions.of(request).account.id))

    const schema = {
      body: Rating,
      response: ok(Recipe, 400, 401, 404, 429),
      summary: 'Valutazione di una ricetta',
      description: 'Una per persona: la nuova sostituisce la precedente.',
    }
    const guard = sessions.guard('Accedi per valutare la ricetta')
    // Votes are limited, because after each vote the server must render the recipe's pages again.
    const keyGenerator = (request: FastifyRequest) => `vote ${sessions.of(request).account.id}`
    const config = { rateLimit: { max: limits.votesPerMinute, timeWindow: '1 minute', keyGenerator } }
    serve(app, rateRecipe, { ...schema, config, onRequest: guard }, async (request) => {
      const { account } = sessions.of(request)
      const recipeId = request.params.id
      const { rating } = request.body
      const isKnown = await ratings.rate({ userId: account.id, recipeId, rating })
      const recipe = isKnown ? await recipeById(recipeId) : undefined
      if (!recipe) throw new AppError('not_found', 'Ricetta non trovata')
      await refreshCatalogue()
      return recipe
    })
  }

export const ratingsModule: OpenModule = (services) => ({ tag: 'ricette', routes: [ratingsRoutes(services)] })
