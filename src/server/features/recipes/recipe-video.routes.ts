import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { setRecipeVideo, suggestRecipeVideos } from '#contracts/recipes/admin-recipes.endpoints.ts'
import { Recipe } from '#contracts/recipes/recipe.ts'
import { RecipeVideo, SuggestedVideo } from '#contracts/recipes/recipe-video.ts'
import { AppError } from '#server/app-error.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { recipeEditingRepository } from './recipe-editing.repository.ts'
import { youtubeSearch } from './youtube-search.ts'

const refusals = [401, 403, 404] as const
const unknown = () => new AppError('not_found', 'Ricetta non trovata')

export const recipeVideoRoutes =
  ({ db, config, log, sessions, refreshCatalogue }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const editing = recipeEditingRepository(db)
    const searchVideos = youtubeSearch({ ...config.youtube, log })
    app.addHook('onRequest', sessions.guardAdmin)
    const save = {
      body: RecipeVideo,
      response: ok(Recipe, 400, ...refusals),
      tags: ['redazione'],
      summary: 'Il video di una ricetta',
      description: 'Accetta un link di YouTube in ogni forma, un id, o null per togliere il video.',
    }
    serve(app, setRecipeVideo, save, async (request) => {
      const { account } = sessions.of(request)
      const { id } = request.params
      const recipe = await editing.setVideo(account, id, request.body.youtubeVideoId)
      if (typeof recipe === 'string') throw unknown()
      await refreshCatalogue()
      return recipe
    })

    const suggest = {
      response: ok(z.array(SuggestedVideo), 503, ...refusals),
      tags: ['redazione'],
      summary: 'Video di YouTube che parlano di una ricetta',
    }
    serve(app, suggestRecipeVideos, suggest, async (request) => {
      const recipe = await editing.byId(request.params.id)
      if (!recipe) throw unknown()
      return searchVideos(`ricetta ${recipe.name}`)
    })
  }
