import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ADMIN_PAGE_LENGTH } from '#contracts/admin/admin-search.ts'
import { ApiError } from '#contracts/api-error.ts'
import { outdated } from '#contracts/based-on.ts'
import {
  changeRecipe,
  createRecipe,
  deleteRecipe,
  getAdminRecipe,
  listAdminRecipes,
  publishRecipe,
  restoreRecipe,
} from '#contracts/recipes/admin-recipes.endpoints.ts'
import {
  AdminRecipe,
  AdminRecipePage,
  AdminRecipeSearch,
  Publication,
  RecipeDraft,
  RecipeEdit,
} from '#contracts/recipes/admin-recipes.ts'
import { RowParams } from '#contracts/row-id.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { serve } from '#server/plugins/serve.ts'
import type { EditedRecipe, RecipeEditingRepository } from './recipe-editing.repository.ts'

export interface RecipeEditingRoutesOptions {
  editing: RecipeEditingRepository
  sessions: Pick<SessionKeeper, 'of'>
  refreshCatalogue: () => Promise<void>
}

const tags = ['redazione']
/** Room for the longest recipe within RECIPE_LIMITS if every character takes two bytes. */
const bodyLimit = 768 * 1024
const params = RowParams
const oneRecipe = { 200: AdminRecipe, 400: ApiError, 404: ApiError }

const unknown = () => new AppError('not_found', 'Ricetta non trovata')
const CHANGED_MEANWHILE =
  'Nel frattempo qualcun altro ha modificato questa ricetta. Copia ciò che hai scritto, ricarica la ricetta e riprova.'

export const recipeEditingRoutes =
  ({ editing, sessions, refreshCatalogue }: RecipeEditingRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const actorOf = (request: FastifyRequest) => sessions.of(request).account
    const changed = async (edit: Promise<EditedRecipe>) => {
      const recipe = await edit
      if (recipe === 'unknown') throw unknown()
      if ('outdated' in recipe) throw new AppError('conflict', CHANGED_MEANWHILE, { kept: recipe.outdated })
      await refreshCatalogue()
      return recipe
    }

    const list = { querystring: AdminRecipeSearch, response: { 200: AdminRecipePage, 400: ApiError }, tags }
    serve(
      app,
      listAdminRecipes,
      { schema: { ...list, summary: 'Tutte le ricette, anche le bozze' } },
      async (request) => {
        const recipes = await editing.page(request.query, ADMIN_PAGE_LENGTH)
        return { recipes, next: recipes.length === ADMIN_PAGE_LENGTH ? (recipes.at(-1)?.id ?? null) : null }
      },
    )

    const one = { params, response: oneRecipe, tags, summary: 'Una ricetta, anche se non è sul sito' }
    serve(app, getAdminRecipe, { schema: one }, async (request) => {
      const recipe = await editing.byId(request.params.id)
      if (!recipe) throw unknown()
      return recipe
    })

    const create = {
      body: RecipeDraft,
      response: { 201: AdminRecipe, 400: ApiError },
      tags,
      summary: 'Nuova bozza',
    }
    serve(app, createRecipe, { schema: create, bodyLimit }, async (request, reply) =>
      reply.code(201).send(await editing.create(actorOf(request), request.body)),
    )

    const edit = {
      params,
      body: RecipeEdit,
      response: { ...oneRecipe, 409: outdated(AdminRecipe) },
      tags,
      summary: 'Modifica una ricetta',
      description:
        "Se un altro l'ha cambiata dopo `basedOn`, risponde 409 con quella che c'è (`kept`) e non tocca niente.",
    }
    serve(app, changeRecipe, { schema: edit, bodyLimit }, (request) => {
      const { basedOn, ...draft } = request.body
      return changed(editing.change(actorOf(request), request.params.id, basedOn, draft))
    })

    const publish = {
      params,
      body: Publication,
      response: oneRecipe,
      tags,
      summary: 'Pubblica o toglie dal sito',
    }
    serve(app, publishRecipe, { schema: publish }, (request) =>
      changed(editing.setPublished(actorOf(request), request.params.id, request.body.isPublished)),
    )

    const remove = { params, response: oneRecipe, tags, summary: 'Mette nel cestino' }
    serve(app, deleteRecipe, { schema: remove }, (request) =>
      changed(editing.remove(actorOf(request), request.params.id)),
    )

    const restore = { params, body: Publication, response: oneRecipe, tags, summary: 'Toglie dal cestino' }
    serve(app, restoreRecipe, { schema: restore }, (request) =>
      changed(editing.restore(actorOf(request), request.params.id, request.body.isPublished)),
    )
  }
