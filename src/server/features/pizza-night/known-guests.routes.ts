import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { outdated } from '#contracts/based-on.ts'
import {
  forgetKnownGuest,
  keepKnownGuest,
  listKnownGuests,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { KnownGuest, NewKnownGuest } from '#contracts/pizza-night/pizza-night-kept.ts'
import { KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import { AppError } from '#server/app-error.ts'
import { created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { knownGuestsRepository } from './known-guests.repository.ts'

export const knownGuestsRoutes =
  ({ db, sessions }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const guests = knownGuestsRepository(db)
    app.addHook('onRequest', sessions.guard('Accedi per ritrovare i tuoi ospiti'))

    const list = {
      response: ok(z.array(KnownGuest), 401),
      summary: 'Gli ospiti che tieni per la prossima volta',
    }
    serve(app, listKnownGuests, list, (request) => guests.list(sessions.of(request).account.id))

    const keep = {
      body: NewKnownGuest,
      response: { ...created(KnownGuest, 400, 401), 409: outdated(KnownGuest) },
      summary: 'Tieni un ospite per la prossima volta',
      description:
        'Soltanto con il consenso, di cui si conserva la data. Chi ha lo stesso nome viene aggiornato se `basedOn` è la sua ultima data: altrimenti 409, con quel che si ricorda (`kept`).',
    }
    serve(app, keepKnownGuest, keep, async (request) => {
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
      return kept
    })

    const remove = { response: nothing(401, 404), summary: 'Dimentica un ospite' }
    serve(app, forgetKnownGuest, remove, async (request) => {
      const { id } = request.params
      const isGone = await guests.remove(sessions.of(request).account.id, id)
      if (!isGone) throw new AppError('not_found', 'Ospite non trovato')
    })
  }
