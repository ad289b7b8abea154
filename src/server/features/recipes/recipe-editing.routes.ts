import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ADMIN_PAGE_LENGTH } from '#contracts/admin/admin-search.ts'
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
import { AppError } from '#server/app-error.ts'
import { created, ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { type EditedRecipe, recipeEditingRepository } from './recipe-editing.repository.ts'

/** Room for the longest recipe within RECIPE_LIMITS if every character takes two bytes. */
const bodyLimit = 768 * 1024
const oneRecipe = ok(AdminRecipe, 400, 404)

const unknown = () => new AppError('not_found', 'Ricetta non trovata')
const CHANGED_MEANWHILE =
  'Nel frattempo qualcun altro ha modificato questa ricetta. Copia ciò che hai scritto, ricarica la ricetta e riprova.'

export const recipeEditingRoutes =
  ({ db, sessions, refreshCatalogue }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const editing = recipeEditingRepository(db)
    const actorOf = (request: FastifyRequest) => sessions.of(request).account
    const changed = async (edit: Promise<EditedRecipe>) => {
      const recipe = await edit
      if (recipe === 'unknown') throw unknown()
      if ('outdated' in recipe) throw new AppError('conflict', CHANGED_MEANWHILE, { kept: recipe.outdated })
      await refreshCatalogue()
      return recipe
    }

    const list = {
      querystring: AdminRecipeSearch,
      response: ok(AdminRecipePage, 400),
      summary: 'Tutte le ricette, anche le bozze',
    }
    serve(app, listAdminRecipes, list, async (request) => {
      const recipes = await editing.page(request.query, ADMIN_PAGE_LENGTH)
      return { recipes, next: recipes.length === ADMIN_PAGE_LENGTH ? (recipes.at(-1)?.id ?? null) : null }
    })

    const one = { response: oneRecipe, summary: 'Una ricetta, anche se non è sul sito' }
    serve(app, getAdminRecipe, one, async (request) => {
      const recipe = await editing.byId(request.params.id)
      if (!recipe) throw unknown()
      return recipe
    })

    const create = { body: RecipeDraft, response: created(AdminRecipe, 400), summary: 'Nuova bozza' }
    serve(
      app,
      createRecipe,
      { ...create, bodyLimit },
      async (request) => await editing.create(actorOf(request), request.body),
    )

    const edit = {
      body: RecipeEdit,
      response: { ...oneRecipe, 409: outdated(AdminRecipe) },
      summary: 'Modifica una ricetta',
      description:
        "Se un altro l'ha cambiata dopo `basedOn`, risponde 409 con quella che c'è (`kept`) e non tocca niente.",
    }
    serve(app, changeRecipe, { ...edit, bodyLimit }, (request) => {
      const { basedOn, ...draft } = request.body
      return changed(editing.change(actorOf(request), request.params.id, basedOn, draft))
    })

    const publish = { body: Publication, response: oneRecipe, summary: 'Pubblica o toglie dal sito' }
    serve(app, publishRecipe, publish, (request) =>
      changed(editing.setPublished(actorOf(request), request.params.id, request.body.isPublished)),
    )

    const remove = { response: oneRecipe, summary: 'Mette nel cestino' }
    serve(app, deleteRecipe, remove, (request) =>
      changed(editing.remove(actorOf(request), request.params.id)),
    )

    const restore = { body: Publication, response: oneRecipe, summary: 'Toglie dal cestino' }
    serve(app, restoreRecipe, restore, (request) =>
      changed(editing.restore(actorOf(request), request.params.id, request.body.isPublished)),
    )
  }
