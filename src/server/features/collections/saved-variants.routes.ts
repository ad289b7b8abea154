import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import {
  deleteSavedVariant,
  listSavedVariants,
  saveVariant,
} from '#contracts/collections/collections.endpoints.ts'
import { NewSavedVariant, SAVED_VARIANT_LIMITS, SavedVariant } from '#contracts/collections/saved-variant.ts'
import { RowParams } from '#contracts/row-id.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { serve } from '#server/plugins/serve.ts'
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
    serve(app, listSavedVariants, { schema: list, onRequest }, async (request) =>
      savedVariants.list(sessions.of(request).account.id),
    )

    const add = {
      body: NewSavedVariant,
      response: { 201: SavedVariant, 400: ApiError, 401: ApiError, 404: ApiError, 409: ApiError },
      tags,
      summary: 'Salva una variante nella Pizza Box',
    }
    serve(app, saveVariant, { schema: add, onRequest }, async (request, reply) => {
      const added = await savedVariants.add(sessions.of(request).account.id, request.body)
      if (added === 'unknown_recipe') throw new AppError('not_found', 'Ricetta non trovata')
      if (added === 'too_many')
        throw new AppError(
          'conflict',
          `Puoi salvare al massimo ${SAVED_VARIANT_LIMITS.count} varianti: eliminane una per salvarne un'altra.`,
        )
      return reply.code(201).send(added)
    })

    const remove = {
      params: RowParams,
      response: { 204: z.void(), 401: ApiError, 404: ApiError },
      tags,
      summary: 'Elimina una variante salvata',
    }
    serve(app, deleteSavedVariant, { schema: remove, onRequest }, async (request, reply) => {
      const { id } = request.params
      const isGone = await savedVariants.remove(sessions.of(request).account.id, id)
      if (!isGone) throw new AppError('not_found', 'Variante non trovata')
      return reply.code(204).send()
    })
  }
