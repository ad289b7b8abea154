import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { outdated } from '#contracts/based-on.ts'
import {
  closeEveningLink,
  listReceivedAnswers,
  markReceivedAnswer,
  openEveningLink,
  removeReceivedAnswer,
  sayWhoInvites,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { Inviting, ReceivedAnswer } from '#contracts/pizza-night/pizza-night-invite.ts'
import { AnswerHandled, KeptLink, LINK_KINDS } from '#contracts/pizza-night/pizza-night-kept.ts'
import { RowParams, rowIdInAddress } from '#contracts/row-id.ts'
import { EVENING_LIMITS } from '#domain/pizza-night/evening-fields.ts'
import { AppError } from '#server/app-error.ts'
import { newToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { nothing, ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { eveningLinksRepository } from './evening-links.repository.ts'
import { LOGIN_FIRST, ownerOf, unknownEvening } from './kept-evenings.routes.ts'

const unknownAnswer = () => new AppError('not_found', 'Risposta non trovata')

const linkParams = RowParams.extend({ kind: z.enum(LINK_KINDS) })
const answerParams = RowParams.extend({ answerId: rowIdInAddress() })

export const eveningLinksRoutes =
  (services: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', services.sessions.guard(LOGIN_FIRST))
    await app.register(linking(services))
    await app.register(answering(services))
  }

const linking =
  (services: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const links = eveningLinksRepository(services.db)
    const owner = ownerOf(services)

    const openLink = {
      params: linkParams,
      response: ok(KeptLink, 401, 404),
      summary: 'Apri un link della serata',
      description:
        "«invito»: ogni ospite risponde per sé, fino all'ultima pizza. «menu»: menu e orari, senza gli ospiti. Un link già aperto resta lo stesso.",
    }
    serve(app, openEveningLink, openLink, async (request) => {
      const { id, kind } = request.params
      const { name } = services.sessions.of(request).account
      const host = name.slice(0, EVENING_LIMITS.nameLength)
      const token = await links.openLink(owner(request), id, kind, { token: newToken(), host })
      if (token === undefined) throw unknownEvening()
      return { token }
    })

    const inviting = {
      params: RowParams,
      body: Inviting,
      response: nothing(400, 401, 404),
      summary: "Di' chi invita, e dove",
      description: "Lo leggono l'invito e il link del menu; un mese dopo la serata lo dimentichiamo.",
    }
    serve(app, sayWhoInvites, inviting, async (request) => {
      if (!(await links.sayWhoInvites(owner(request), request.params.id, request.body)))
        throw unknownEvening()
    })

    const closeLink = {
      params: linkParams,
      response: nothing(401, 404),
      summary: 'Chiudi un link della serata',
    }
    serve(app, closeEveningLink, closeLink, async (request) => {
      const { id, kind } = request.params
      if (!(await links.closeLink(owner(request), id, kind))) throw unknownEvening()
    })
  }

const answering =
  (services: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const links = eveningLinksRepository(services.db)
    const owner = ownerOf(services)

    const answers = { response: ok(z.array(ReceivedAnswer), 401, 404), summary: 'Le risposte degli ospiti' }
    serve(app, listReceivedAnswers, answers, async (request) => {
      const { id } = request.params
      const received = await links.answers(owner(request), id)
      if (!received) throw unknownEvening()
      return received
    })

    const handle = {
      params: answerParams,
      body: AnswerHandled,
      response: { ...nothing(400, 401, 404), 409: outdated(ReceivedAnswer) },
      summary: 'Segna una risposta come guardata',
      description:
        "Se l'ospite l'ha cambiata dopo `basedOn` (il suo `answeredAt`), risponde 409 e resta nuova.",
    }
    serve(app, markReceivedAnswer, handle, async (request) => {
      const { id, answerId } = request.params
      const outcome = await links.handle(owner(request), id, answerId, request.body)
      if (outcome === 'unknown') throw unknownAnswer()
      if (outcome !== 'handled') {
        const message = 'Nel frattempo questa risposta è cambiata: rileggila.'
        throw new AppError('conflict', message, { kept: outcome.outdated })
      }
    })

    const remove = { params: answerParams, response: nothing(401, 404), summary: 'Elimina una risposta' }
    serve(app, removeReceivedAnswer, remove, async (request) => {
      const { id, answerId } = request.params
      if (!(await links.remove(owner(request), id, answerId))) throw unknownAnswer()
    })
  }
