import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  deleteSavedVariant,
  listSavedVariants,
  saveVariant,
} from '#contracts/collections/collections.endpoints.ts'
import { NewSavedVariant, SAVED_VARIANT_LIMITS, SavedVariant } from '#contracts/collections/saved-variant.ts'
import { AppError } from '#server/app-error.ts'
import { created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { savedVariantsRepository } from './saved-variants.repository.ts'

export const savedVariantsRoutes =
  ({ db, sessions }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const savedVariants = savedVariantsRepository(db)
    app.addHook('onRequest', sessions.guard('Accedi per usare la tua Pizza Box'))

    const list = { response: ok(z.array(SavedVariant), 401), summary: 'Le varianti che hai salvato' }
    serve(app, listSavedVariants, list, async (request) =>
      savedVariants.list(sessions.of(request).account.id),
    )

    const add = {
      body: NewSavedVariant,
      response: created(SavedVariant, 400, 401, 404, 409),
      summary: 'Salva una variante nella Pizza Box',
    }
    serve(app, saveVariant, add, async (request) => {
      const added = await savedVariants.add(sessions.of(request).account.id, request.body)
      if (added === 'unknown_recipe') throw new AppError('not_found', 'Ricetta non trovata')
      if (added === 'too_many')
        throw new AppError(
          'conflict',
          `Puoi salvare al massimo ${SAVED_VARIANT_LIMITS.count} varianti: eliminane una per salvarne un'altra.`,
        )
      return added
    })

    const remove = { response: nothing(401, 404), summary: 'Elimina una variante salvata' }
    serve(app, deleteSavedVariant, remove, async (request) => {
      const { id } = request.params
      const isGone = await savedVariants.remove(sessions.of(request).account.id, id)
      if (!isGone) throw new AppError('not_found', 'Variante non trovata')
    })
  }
