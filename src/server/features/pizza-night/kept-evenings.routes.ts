import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { outdated } from '#contracts/based-on.ts'
import {
  changeKeptEvening,
  closeEveningLink,
  deleteKeptEvening,
  getKeptEvening,
  keepEvening,
  listKeptEvenings,
  listReceivedAnswers,
  markReceivedAnswer,
  openEveningLink,
  removeReceivedAnswer,
  restoreKeptEvening,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { ReceivedAnswer } from '#contracts/pizza-night/pizza-night-invite.ts'
import {
  AnswerHandled,
  ChangedEvening,
  KeptEvening,
  KeptEveningCard,
  KeptLink,
  LINK_KINDS,
  NewKeptEvening,
} from '#contracts/pizza-night/pizza-night-kept.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { RowParams, rowIdInAddress } from '#contracts/row-id.ts'
import { KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import { newToken } from '#server/accounts/secret-token.ts'
import type { SessionKeeper } from '#server/accounts/sessions.ts'
import { AppError } from '#server/app-error.ts'
import { serve } from '#server/plugins/serve.ts'
import type { EveningLinksRepository } from './evening-links.repository.ts'
import { isPlanOf, keptPlan } from './evening-plan.ts'
import type { KeptEveningsRepository } from './kept-evenings.repository.ts'

export interface KeptEveningsRoutesOptions {
  evenings: KeptEveningsRepository
  links: EveningLinksRepository
  sessions: Pick<SessionKeeper, 'guard' | 'of'>
  recipes: () => Promise<Recipe[]>
  /** Ids of the recipes in somebody's collection; none for a collection that is not there. */
  collected: (userId: number, collectionId: string) => Promise<number[]>
  /** Per network address: each evening is planned again. */
  eveningsPerMinute: number
}

const tags = ['serata']
const unknown = () => new AppError('not_found', 'Serata non trovata')
const tooMany = () =>
  new AppError(
    'conflict',
    `Puoi conservare al massimo ${KEPT_LIMITS.evenings} serate: eliminane una per tenerne un'altra.`,
  )

const changedElsewhere = (kept: KeptEvening) =>
  new AppError(
    'conflict',
    'Nel frattempo questa serata è stata cambiata altrove: guarda che cosa è diverso e scegli che cosa tenere.',
    { kept },
  )
const unknownAnswer = () => new AppError('not_found', 'Risposta non trovata')

const linkParams = RowParams.extend({ kind: z.enum(LINK_KINDS) })
const answerParams = RowParams.extend({ answerId: rowIdInAddress() })

/** Evenings of users with an account. Their guests answer through `invites.routes.ts`. */
export const keptEveningsRoutes =
  (options: KeptEveningsRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', options.sessions.guard('Accedi per conservare le tue serate'))
    await app.register(writing(options))
    await app.register(removing(options))
    await app.register(linking(options))
    await app.register(answering(options))
  }

const ownerOf =
  ({ sessions }: KeptEveningsRoutesOptions) =>
  (request: FastifyRequest) =>
    sessions.of(request).account.id

const writing =
  (options: KeptEveningsRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const { evenings, recipes, collected, eveningsPerMinute } = options
    const planFor = async (userId: number, kept: z.output<typeof NewKeptEvening>, nowMs: number) =>
      keptPlan(kept, nowMs, {
        recipes: await recipes(),
        collected: await collected(userId, kept.draft.from),
      })
    const owner = ownerOf(options)
    const config = {
      rateLimit: { max: eveningsPerMinute, timeWindow: '1 minute' },
    }

    const list = {
      response: { 200: z.array(KeptEveningCard), 401: ApiError },
      tags,
      summary: 'Le tue serate',
    }
    serve(app, listKeptEvenings, { schema: list }, (request) => evenings.list(owner(request)))

    const add = {
      body: NewKeptEvening,
      response: { 201: KeptEvening, 400: ApiError, 401: ApiError, 409: ApiError, 429: ApiError },
      tags,
      summary: 'Tieni una serata',
      description: "Il piano si rifà qui, con l'ora in cui la serata è stata preparata.",
    }
    serve(app, keepEvening, { schema: add, config }, async (request, reply) => {
      const nowMs = Date.now()
      const plan = await planFor(owner(request), request.body, nowMs)
      const kept = await evenings.add(owner(request), request.body, plan, nowMs)
      if (!kept) throw tooMany()
      return reply.code(201).send(kept)
    })

    const one = {
      params: RowParams,
      response: { 200: KeptEvening, 401: ApiError, 404: ApiError },
      tags,
      summary: 'Una di esse',
    }
    serve(app, getKeptEvening, { schema: one }, async (request) => {
      const kept = await evenings.one(owner(request), request.params.id)
      if (!kept) throw unknown()
      return kept
    })

    const change = {
      params: RowParams,
      body: ChangedEvening,
      response: {
        200: KeptEvening,
        400: ApiError,
        401: ApiError,
        404: ApiError,
        409: outdated(KeptEvening),
        429: ApiError,
      },
      tags,
      summary: 'Cambia una tua serata',
      description:
        "Se l'hai cambiata altrove dopo `basedOn`, risponde 409 con quella che c'è adesso (`kept`) e non tocca niente.",
    }
    serve(app, changeKeptEvening, { schema: change, config }, async (request) => {
      const [id, userId, nowMs] = [request.params.id, owner(request), Date.now()]
      const before = await evenings.one(userId, id)
      if (!before) throw unknown()
      if (before.updatedAt !== request.body.basedOn) throw changedElsewhere(before)
      const own = isPlanOf(before, request.body) ? before.plan : null
      const plan = own ?? (await planFor(userId, request.body, nowMs))
      const outcome = await evenings.change(userId, id, request.body, plan, nowMs)
      if (!outcome) throw unknown()
      if ('outdated' in outcome) throw changedElsewhere(outcome.outdated)
      return outcome.changed
    })
  }

const removing =
  (options: KeptEveningsRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const { evenings } = options
    const owner = ownerOf(options)

    const remove = {
      params: RowParams,
      response: { 204: z.void(), 401: ApiError, 404: ApiError },
      tags,
      summary: 'Elimina una tua serata',
      description: 'I suoi link si chiudono subito. Per un giorno la puoi riavere.',
    }
    serve(app, deleteKeptEvening, { schema: remove }, async (request, reply) => {
      if (!(await evenings.remove(owner(request), request.params.id))) throw unknown()
      return reply.code(204).send()
    })

    const restore = {
      params: RowParams,
      response: { 200: KeptEvening, 401: ApiError, 404: ApiError, 409: ApiError },
      tags,
      summary: 'Riprendi una serata eliminata',
    }
    serve(app, restoreKeptEvening, { schema: restore }, async (request) => {
      const restored = await evenings.restore(owner(request), request.params.id)
      if (restored === 'unknown') throw unknown()
      if (restored === 'too_many') throw tooMany()
      return restored
    })
  }

const linking =
  (options: KeptEveningsRoutesOptions): FastifyPluginAsyncZod =>
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
      if (token === undefined) throw unknown()
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
      if (!(await links.closeLink(owner(request), id, kind))) throw unknown()
      return reply.code(204).send()
    })
  }

const answering =
  (options: KeptEveningsRoutesOptions): FastifyPluginAsyncZod =>
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
      if (!received) throw unknown()
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
