import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { KnownGuest, NewKnownGuest } from '#contracts/pizza-night/pizza-night-kept.ts'
import { parseRecipeId } from '#contracts/recipe-list/recipe-list.ts'
import { KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import type { SessionKeeper } from '#server/accounts/sessions.ts'
import { AppError } from '#server/app-error.ts'
import type { KnownGuestsRepository } from './known-guests.repository.ts'

export interface KnownGuestsRoutesOptions {
  guests: KnownGuestsRepository
  sessions: Pick<SessionKeeper, 'guard' | 'of'>
}

const tags = ['serata']

export const knownGuestsRoutes =
  ({ guests, sessions }: KnownGuestsRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const onRequest = sessions.guard('Accedi per ritrovare i tuoi ospiti')

    const list = {
      response: { 200: z.array(KnownGuest), 401: ApiError },
      tags,
      summary: 'Gli ospiti che tieni per la prossima volta',
    }
    app.get('/pizza-night/guests', { schema: list, onRequest }, (request) =>
      guests.list(sessions.of(request).account.id),
    )

    const keep = {
      body: NewKnownGuest,
      response: { 201: KnownGuest, 400: ApiError, 401: ApiError, 409: ApiError },
      tags,
      summary: 'Tieni un ospite per la prossima volta',
      description:
        'Soltanto con il consenso, di cui si conserva la data. Chi ha lo stesso nome viene aggiornato.',
    }
    app.post('/pizza-night/guests', { schema: keep, onRequest }, async (request, reply) => {
      const kept = await guests.keep(sessions.of(request).account.id, request.body.guest)
      if (!kept)
        throw new AppError(
          'conflict',
          `Puoi tenere al massimo ${KEPT_LIMITS.guests} ospiti: togline uno per aggiungerne un altro.`,
        )
      return reply.code(201).send(kept)
    })

    const remove = {
      params: z.object({ id: z.string() }),
      response: { 204: z.void(), 401: ApiError, 404: ApiError },
      tags,
      summary: 'Dimentica un ospite',
    }
    app.delete('/pizza-night/guests/:id', { schema: remove, onRequest }, async (request, reply) => {
      const id = parseRecipeId(request.params.id) // a row's id has the same form
      const isGone = id !== undefined && (await guests.remove(sessions.of(request).account.id, id))
      if (!isGone) throw new AppError('not_found', 'Ospite non trovato')
      return reply.code(204).send()
    })
  }
