import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { outdated } from '#contracts/based-on.ts'
import {
  forgetKnownGuest,
  keepKnownGuest,
  listKnownGuests,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { KnownGuest, NewKnownGuest } from '#contracts/pizza-night/pizza-night-kept.ts'
import { RowParams } from '#contracts/row-id.ts'
import { KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { serve } from '#server/plugins/serve.ts'
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
    serve(app, listKnownGuests, { schema: list, onRequest }, (request) =>
      guests.list(sessions.of(request).account.id),
    )

    const keep = {
      body: NewKnownGuest,
      response: { 201: KnownGuest, 400: ApiError, 401: ApiError, 409: outdated(KnownGuest) },
      tags,
      summary: 'Tieni un ospite per la prossima volta',
      description:
        'Soltanto con il consenso, di cui si conserva la data. Chi ha lo stesso nome viene aggiornato se `basedOn` è la sua ultima data: altrimenti 409, con quel che si ricorda (`kept`).',
    }
    serve(app, keepKnownGuest, { schema: keep, onRequest }, async (request, reply) => {
      const { guest, basedOn } = request.body
      const kept = await guests.keep(sessions.of(request).account.id, guest, basedOn)
      if (typeof kept === 'object' && 'outdated' in kept)
        throw new AppError(
          'conflict',
          `Di ${guest.name} ricordiamo già altro: guarda che cosa e scegli se aggiornarlo.`,
          { kept: kept.outdated },
        )
      if (kept === 'too_many')
        throw new AppError(
          'conflict',
          `Puoi tenere al massimo ${KEPT_LIMITS.guests} ospiti: togline uno per aggiungerne un altro.`,
        )
      return reply.code(201).send(kept)
    })

    const remove = {
      params: RowParams,
      response: { 204: z.void(), 401: ApiError, 404: ApiError },
      tags,
      summary: 'Dimentica un ospite',
    }
    serve(app, forgetKnownGuest, { schema: remove, onRequest }, async (request, reply) => {
      const { id } = request.params
      const isGone = await guests.remove(sessions.of(request).account.id, id)
      if (!isGone) throw new AppError('not_found', 'Ospite non trovato')
      return reply.code(204).send()
    })
  }
