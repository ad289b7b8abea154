import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DoughRecipe, MOST_DOUGH_RECIPES, NewDoughRecipe } from '#contracts/full-dough/dough-recipe.ts'
import { recipePayload } from '#contracts/full-dough/dough-recipe-payload.ts'
import {
  deleteDoughRecipe,
  getDoughRecipe,
  keepDoughRecipe,
  listDoughRecipes,
} from '#contracts/full-dough/full-dough.endpoints.ts'
import { AppError } from '#server/app-error.ts'
import { visitorKeeper } from '#server/features/accounts/sessions/visitors.ts'
import { created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import type { Owner } from './dough-recipes.repository.ts'
import { doughRecipesRepository } from './dough-recipes.repository.ts'

const unknown = () => new AppError('not_found', 'Ricetta non trovata')

const doughRecipesRoutes =
  ({ db, config: { site }, sessions, limits }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const doughRecipes = doughRecipesRepository(db)
    const visitors = visitorKeeper(site)
    const ownerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Owner | undefined> => {
      const session = await sessions.known(request, reply)
      if (session) return { userId: session.account.id }
      const visitorHash = visitors.hashOf(request)
      return visitorHash === undefined ? undefined : { visitorHash }
    }

    const list = { response: ok(z.array(DoughRecipe)), summary: 'Le tue ricette di impasto' }
    serve(app, listDoughRecipes, list, async (request, reply) => {
      const owner = await ownerOf(request, reply)
      return owner ? doughRecipes.list(owner) : []
    })

    const create = {
      body: NewDoughRecipe,
      response: created(DoughRecipe, 400, 409, 429),
      summary: 'Salva una ricetta di impasto',
      description:
        "Tutti i campi del calcolatore, con le percentuali come frazioni. Le dosi (outputs) si ricalcolano qui: quelle inviate non contano. Chi non ha un account la ritrova con lo stesso browser, e passa all'account quando accede.",
    }
    const config = { rateLimit: { max: limits.doughSavesPerHour, timeWindow: '1 hour' } }
    serve(app, keepDoughRecipe, { ...create, config }, async (request, reply) => {
      const { form, outputs } = request.body
      const session = await sessions.known(request, reply)
      const owner = session
        ? { userId: session.account.id }
        : { visitorHash: visitors.remember(request, reply) }
      const recipe = await doughRecipes.add(owner, recipePayload(form, outputs))
      if (!recipe) {
        const message = `Puoi conservare al massimo ${MOST_DOUGH_RECIPES} ricette di impasto: eliminane una per salvarne un'altra.`
        throw new AppError('conflict', message)
      }
      return recipe
    })

    const one = { response: ok(DoughRecipe, 404), summary: 'Una di esse' }
    serve(app, getDoughRecipe, one, async (request, reply) => {
      const [owner, id] = [await ownerOf(request, reply), request.params.id]
      const recipe = owner ? await doughRecipes.one(owner, id) : undefined
      if (!recipe) throw unknown()
      return recipe
    })

    const remove = { response: nothing(404), summary: 'Elimina una di esse' }
    serve(app, deleteDoughRecipe, remove, async (request, reply) => {
      const [owner, id] = [await ownerOf(request, reply), request.params.id]
      if (!owner || !(await doughRecipes.remove(owner, id))) throw unknown()
    })
  }

export const fullDoughModule: OpenModule = (services) => ({
  tag: 'impasti',
  routes: [doughRecipesRoutes(services)],
})
