import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { outdated } from '#contracts/based-on.ts'
import {
  changeKeptEvening,
  deleteKeptEvening,
  getKeptEvening,
  keepEvening,
  listKeptEvenings,
  restoreKeptEvening,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import {
  ChangedEvening,
  KeptEvening,
  KeptEveningCard,
  NewKeptEvening,
} from '#contracts/pizza-night/pizza-night-kept.ts'
import { KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import { AppError } from '#server/app-error.ts'
import { collectionsRepository } from '#server/features/collections/collections.repository.ts'
import { created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { isPlanOf, keptPlan } from './evening-plan.ts'
import { keptEveningsRepository } from './kept-evenings.repository.ts'

export const LOGIN_FIRST = 'Accedi per conservare le tue serate'
export const unknownEvening = () => new AppError('not_found', 'Serata non trovata')
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

export const keptEveningsRoutes =
  (services: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', services.sessions.guard(LOGIN_FIRST))
    await app.register(writing(services))
    await app.register(removing(services))
  }

export const ownerOf =
  ({ sessions }: SiteServices) =>
  (request: FastifyRequest) =>
    sessions.of(request).account.id

const writing =
  (services: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, publishedRecipes, limits } = services
    const evenings = keptEveningsRepository(db)
    const collections = collectionsRepository(db)
    const planFor = async (userId: number, kept: z.output<typeof NewKeptEvening>, nowMs: number) =>
      keptPlan(kept, nowMs, {
        recipes: await publishedRecipes(),
        collected: (await collections.list(userId)).find(({ id }) => id === kept.draft.from)?.recipeIds ?? [],
      })
    const owner = ownerOf(services)
    const config = { rateLimit: { max: limits.eveningsPerMinute, timeWindow: '1 minute' } }

    const list = { response: ok(z.array(KeptEveningCard), 401), summary: 'Le tue serate' }
    serve(app, listKeptEvenings, list, (request) => evenings.list(owner(request)))

    const add = {
      body: NewKeptEvening,
      response: created(KeptEvening, 400, 401, 409, 429),
      summary: 'Tieni una serata',
      description: "Il piano si rifà qui, con l'ora in cui la serata è stata preparata.",
    }
    serve(app, keepEvening, { ...add, config }, async (request) => {
      const nowMs = Date.now()
      const plan = await planFor(owner(request), request.body, nowMs)
      const kept = await evenings.add(owner(request), request.body, plan, nowMs)
      if (!kept) throw tooMany()
      return kept
    })

    const one = { response: ok(KeptEvening, 401, 404), summary: 'Una di esse' }
    serve(app, getKeptEvening, one, async (request) => {
      const kept = await evenings.one(owner(request), request.params.id)
      if (!kept) throw unknownEvening()
      return kept
    })

    const change = {
      body: ChangedEvening,
      response: { ...ok(KeptEvening, 400, 401, 404, 429), 409: outdated(KeptEvening) },
      summary: 'Cambia una tua serata',
      description:
        "Se l'hai cambiata altrove dopo `basedOn`, risponde 409 con quella che c'è adesso (`kept`) e non tocca niente.",
    }
    serve(app, changeKeptEvening, { ...change, config }, async (request) => {
      const [id, userId, nowMs] = [request.params.id, owner(request), Date.now()]
      const before = await evenings.one(userId, id)
      if (!before) throw unknownEvening()
      if (before.updatedAt !== request.body.basedOn) throw changedElsewhere(before)
      const own = isPlanOf(before, request.body) ? before.plan : null
      const plan = own ?? (await planFor(userId, request.body, nowMs))
      const outcome = await evenings.change(userId, id, request.body, plan, nowMs)
      if (!outcome) throw unknownEvening()
      if ('outdated' in outcome) throw changedElsewhere(outcome.outdated)
      return outcome.changed
    })
  }

const removing =
  (services: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const evenings = keptEveningsRepository(services.db)
    const owner = ownerOf(services)

    const remove = {
      response: nothing(401, 404),
      summary: 'Elimina una tua serata',
      description: 'I suoi link si chiudono subito. Per un giorno la puoi riavere.',
    }
    serve(app, deleteKeptEvening, remove, async (request) => {
      if (!(await evenings.remove(owner(request), request.params.id))) throw unknownEvening()
    })

    const restore = { response: ok(KeptEvening, 401, 404, 409), summary: 'Riprendi una serata eliminata' }
    serve(app, restoreKeptEvening, restore, async (request) => {
      const restored = await evenings.restore(owner(request), request.params.id)
      if (restored === 'unknown') throw unknownEvening()
      if (restored === 'too_many') throw tooMany()
      return restored
    })
  }
