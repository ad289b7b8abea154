import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { setRecipeVideo, suggestRecipeVideos } from '#contracts/recipes/admin-recipes.endpoints.ts'
import { Recipe } from '#contracts/recipes/recipe.ts'
import { RecipeVideo, SuggestedVideo } from '#contracts/recipes/recipe-video.ts'
import { RowParams } from '#contracts/row-id.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { serve } from '#server/plugins/serve.ts'
import type { RecipeEditingRepository } from './recipe-editing.repository.ts'

export interface RecipeVideoRoutesOptions {
  editing: Pick<RecipeEditingRepository, 'byId' | 'setVideo'>
  sessions: Pick<SessionKeeper, 'guardAdmin' | 'of'>
  searchVideos: (query: string) => Promise<SuggestedVideo[]>
  refreshCatalogue: () => Promise<void>
}

const tags = ['redazione']
const refusals = { 401: ApiError, 403: ApiError, 404: ApiError }
const unknown = () => new AppError('not_found', 'Ricetta non trovata')

export const recipeVideoRoutes =
  ({ editing, sessions, searchVideos, refreshCatalogue }: RecipeVideoRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const onRequest = sessions.guardAdmin
    const save = {
      params: RowParams,
      body: RecipeVideo,
      response: { 200: Recipe, 400: ApiError, ...refusals },
      tags,
      summary: 'Il video di una ricetta',
      description: 'Accetta un link di YouTube in ogni forma, un id, o null per togliere il video.',
    }
    serve(app, setRecipeVideo, { schema: save, onRequest }, async (request) => {
      const { account } = sessions.of(request)
      const { id } = request.params
      const recipe = await editing.setVideo(account, id, request.body.youtubeVideoId)
      if (typeof recipe === 'string') throw unknown()
      await refreshCatalogue()
      return recipe
    })

    const suggest = {
      params: RowParams,
      response: { 200: z.array(SuggestedVideo), 503: ApiError, ...refusals },
      tags,
      summary: 'Video di YouTube che parlano di una ricetta',
    }
    serve(app, suggestRecipeVideos, { schema: suggest, onRequest }, async (request) => {
      const recipe = await editing.byId(request.params.id)
      if (!recipe) throw unknown()
      return searchVideos(`ricetta ${recipe.name}`)
    })
  }
