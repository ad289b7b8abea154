import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { outdated } from '#contracts/based-on.ts'
import {
  closeEveningLink,
  listReceivedAnswers,
  markReceivedAnswer,
  openEveningLink,
  removeReceivedAnswer,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { ReceivedAnswer } from '#contracts/pizza-night/pizza-night-invite.ts'
import { AnswerHandled, KeptLink, LINK_KINDS } from '#contracts/pizza-night/pizza-night-kept.ts'
import { RowParams, rowIdInAddress } from '#contracts/row-id.ts'
import { AppError } from '#server/app-error.ts'
import { newToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { serve } from '#server/plugins/serve.ts'
import type { EveningLinksRepository } from './evening-links.repository.ts'
import { LOGIN_FIRST, unknownEvening } from './kept-evenings.routes.ts'

export interface EveningLinksRoutesOptions {
  links: EveningLinksRepository
  sessions: Pick<SessionKeeper, 'guard' | 'of'>
}

const tags = ['serata']
const unknownAnswer = () => new AppError('not_found', 'Risposta non trovata')

const linkParams = RowParams.extend({ kind: z.enum(LINK_KINDS) })
const answerParams = RowParams.extend({ answerId: rowIdInAddress() })

export const eveningLinksRoutes =
  (options: EveningLinksRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', options.sessions.guard(LOGIN_FIRST))
    await app.register(linking(options))
    await app.register(answering(options))
  }

const ownerOf =
  ({ sessions }: EveningLinksRoutesOptions) =>
  (request: FastifyRequest) =>
    sessions.of(request).account.id

const linking =
  (options: EveningLinksRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const { links } = options
    const owner = ownerOf(options)

    const openLink = {
      params: linkParams,
      response: { 200: KeptLink, 401: ApiError, 404: ApiError },
      tags,
      summary: 'Apri un link della serata',
      description:
        "«invito»: ogni ospite risponde per sé, fino all'ultima pizza. «menu»: menu e orari, senza gli ospiti. Un link già aperto resta lo stesso.",
    }
    serve(app, openEveningLink, { schema: openLink }, async (request) => {
      const { id, kind } = request.params
      const token = await links.openLink(owner(request), id, kind, newToken())
      if (token === undefined) throw unknownEvening()
      return { token }
    })

    const closeLink = {
      params: linkParams,
      response: { 204: z.void(), 401: ApiError, 404: ApiError },
      tags,
      summary: 'Chiudi un link della serata',
    }
    serve(app, closeEveningLink, { schema: closeLink }, async (request, reply) => {
      const { id, kind } = request.params
      if (!(await links.closeLink(owner(request), id, kind))) throw unknownEvening()
      return reply.code(204).send()
    })
  }

const answering =
  (options: EveningLinksRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const { links } = options
    const owner = ownerOf(options)

    const answers = {
      params: RowParams,
      response: { 200: z.array(ReceivedAnswer), 401: ApiError, 404: ApiError },
      tags,
      summary: 'Le risposte degli ospiti',
    }
    serve(app, listReceivedAnswers, { schema: answers }, async (request) => {
      const { id } = request.params
      const received = await links.answers(owner(request), id)
      if (!received) throw unknownEvening()
      return received
    })

    const handle = {
      params: answerParams,
      body: AnswerHandled,
      response: { 204: z.void(), 400: ApiError, 401: ApiError, 404: ApiError, 409: outdated(ReceivedAnswer) },
      tags,
      summary: 'Segna una risposta come guardata',
      description:
        "Se l'ospite l'ha cambiata dopo `basedOn` (il suo `answeredAt`), risponde 409 e resta nuova.",
    }
    serve(app, markReceivedAnswer, { schema: handle }, async (request, reply) => {
      const { id, answerId } = request.params
      const outcome = await links.handle(owner(request), id, answerId, request.body)
      if (outcome === 'unknown') throw unknownAnswer()
      if (outcome !== 'handled') {
        const message = 'Nel frattempo questa risposta è cambiata: rileggila.'
        throw new AppError('conflict', message, { kept: outcome.outdated })
      }
      return reply.code(204).send()
    })

    const remove = {
      params: answerParams,
      response: { 204: z.void(), 401: ApiError, 404: ApiError },
      tags,
      summary: 'Elimina una risposta',
    }
    serve(app, removeReceivedAnswer, { schema: remove }, async (request, reply) => {
      const { id, answerId } = request.params
      if (!(await links.remove(owner(request), id, answerId))) throw unknownAnswer()
      return reply.code(204).send()
    })
  }
