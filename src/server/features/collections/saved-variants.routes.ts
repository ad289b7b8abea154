import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { NewSavedVariant, SAVED_VARIANT_LIMITS, SavedVariant } from '#contracts/collections/saved-variant.ts'
import { parseRecipeId } from '#contracts/recipe-list/recipe-list.ts'
import type { SessionKeeper } from '#server/accounts/sessions.ts'
import { AppError } from '#server/app-error.ts'
import type { SavedVariantsRepository } from './saved-variants.repository.ts'

export interface SavedVariantsRoutesOptions {
  savedVariants: SavedVariantsRepository
  sessions: Pick<SessionKeeper, 'guard' | 'of'>
}

const tags = ['collezioni']

export const savedVariantsRoutes =
  ({ savedVariants, sessions }: SavedVariantsRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const onRequest = sessions.guard('Accedi per usare la tua Pizza Box')

    const list = {
      response: { 200: z.array(SavedVariant), 401: ApiError },
      tags,
      summary: 'Le varianti che hai salvato',
    }
    app.get('/saved-variants', { schema: list, onRequest }, async (request) =>
      savedVariants.list(sessions.of(request).account.id),
    )

    const add = {
      body: NewSavedVariant,
      response: { 201: SavedVariant, 400: ApiError, 401: ApiError, 404: ApiError, 409: ApiError },
      tags,
      summary: 'Salva una variante nella Pizza Box',
    }
    app.post('/saved-variants', { schema: add, onRequest }, async (request, reply) => {
      const added = await savedVariants.add(sessions.of(request).account.id, request.body)
      if (added === 'unknown_recipe') throw new AppError('not_found', 'Ricetta non trovata')
      if (added === 'too_many')
        throw new AppError(
          'conflict',
          `Puoi salvare al massimo ${SAVED_VARIANT_LIMITS.count} varianti: eliminane una per salvarne un’altra.`,
        )
      return reply.code(201).send(added)
    })

    const remove = {
      params: z.object({ id: z.string() }),
      response: { 204: z.void(), 401: ApiError, 404: ApiError },
      tags,
      summary: 'Elimina una variante salvata',
    }
    app.delete('/saved-variants/:id', { schema: remove, onRequest }, async (request, reply) => {
      const id = parseRecipeId(request.params.id) // a row's id has the same form
      const isGone = id !== undefined && (await savedVariants.remove(sessions.of(request).account.id, id))
      if (!isGone) throw new AppError('not_found', 'Variante non trovata')
      return reply.code(204).send()
    })
  }
