import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { outdated } from '#contracts/based-on.ts'
import { ChangedNote, NewRecipeNote, RecipeNote } from '#contracts/recipe-notes/recipe-note.ts'
import {
  addRecipeNote,
  changeRecipeNote,
  deleteRecipeNote,
  listRecipeNotes,
} from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import { rowIdInAddress } from '#contracts/row-id.ts'
import { RECIPE_NOTE_LIMITS } from '#domain/recipe-notes/note-limits.ts'
import { AppError } from '#server/app-error.ts'
import { created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { recipeNotesRepository } from './recipe-notes.repository.ts'

const recipeNotesRoutes =
  ({ db, sessions }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const recipeNotes = recipeNotesRepository(db)
    app.addHook('onRequest', sessions.guard('Accedi per tenere le tue note'))

    const list = {
      querystring: z.object({ recipeId: rowIdInAddress('Indica la ricetta').optional() }),
      response: ok(z.array(RecipeNote), 400, 401),
      summary: 'Le tue note su una ricetta, o su tutte',
      description:
        'Le legge soltanto chi le ha scritte. La più recente è la prima. Senza `recipeId` arrivano le note di tutte le ricette.',
    }
    serve(app, listRecipeNotes, list, (request) =>
      recipeNotes.list(sessions.of(request).account.id, request.query.recipeId),
    )

    const add = {
      body: NewRecipeNote,
      response: created(RecipeNote, 400, 401, 404, 409),
      summary: "Annota com'è andata una ricetta",
    }
    serve(app, addRecipeNote, add, async (request) => {
      const added = await recipeNotes.add(sessions.of(request).account.id, request.body)
      if (added === 'unknown_recipe') throw new AppError('not_found', 'Ricetta non trovata')
      if (added === 'too_many')
        throw new AppError(
          'conflict',
          `Puoi tenere al massimo ${RECIPE_NOTE_LIMITS.count} note: eliminane una per scriverne un'altra.`,
        )
      return added
    })

    const change = {
      body: ChangedNote,
      response: { ...ok(RecipeNote, 400, 401, 404), 409: outdated(RecipeNote) },
      summary: 'Correggi una tua nota',
      description: "Se l'hai cambiata altrove dopo `basedOn`, risponde 409 con quella che c'è (`kept`).",
    }
    serve(app, changeRecipeNote, change, async (request) => {
      const { id } = request.params
      const changed = await recipeNotes.change(sessions.of(request).account.id, id, request.body)
      if (!changed) throw new AppError('not_found', 'Nota non trovata')
      if ('outdated' in changed) {
        const message = "Nel frattempo hai cambiato questa nota altrove: leggi l'altra e scegli."
        throw new AppError('conflict', message, { kept: changed.outdated })
      }
      return changed.changed
    })

    const remove = { response: nothing(401, 404), summary: 'Elimina una tua nota' }
    serve(app, deleteRecipeNote, remove, async (request) => {
      const { id } = request.params
      const isGone = await recipeNotes.remove(sessions.of(request).account.id, id)
      if (!isGone) throw new AppError('not_found', 'Nota non trovata')
    })
  }

export const recipeNotesModule: OpenModule = (services) => ({
  tag: 'ricette',
  routes: [recipeNotesRoutes(services)],
})
