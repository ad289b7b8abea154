import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  changeInviteAnswer,
  getNightInvite,
  getOwnShare,
  getSharedNight,
  sendInviteAnswer,
  shareMenu,
  withdrawInviteAnswer,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { OpenedMenu } from '#contracts/pizza-night/pizza-night.ts'
import {
  AnswerKey,
  ChangedNightAnswer,
  NewNightAnswer,
  NightInvite,
  NightShare,
} from '#contracts/pizza-night/pizza-night-invite.ts'
import { KeptLink, NewSharedMenu } from '#contracts/pizza-night/pizza-night-kept.ts'

import type { GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { sharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { AppError } from '#server/app-error.ts'
import { attemptLimits } from '#server/features/accounts/limits/attempt-limits.ts'
import { attemptsRepository } from '#server/features/accounts/limits/attempts.repository.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { hashToken, newToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { keptPlan } from './evening-plan.ts'
import { invitesRepository } from './invites.repository.ts'

const params = z.object({
  token: z.string().transform((text) => (/^[\w-]{43}$/.test(text) ? text : '')),
})

const closed = () =>
  new AppError('not_found', "Questo invito non vale più: la serata è passata, o chi organizza l'ha chiuso.")
const removed = () => new AppError('not_found', "Questa risposta non c'è più: puoi rispondere di nuovo.")

const guestOf = ({ name, appetite, needs, allergies, dislikes, wish }: GuestDraft): GuestDraft => ({
  name,
  appetite,
  needs,
  allergies,
  dislikes,
  wish,
})

export const invitesRoutes =
  (services: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(opening(services))
    await app.register(answering(services))
  }

const opening =
  ({ db, publishedRecipes, limits }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const invites = invitesRepository(db)
    const share = {
      body: NewSharedMenu,
      response: created(KeptLink, 400, 429),
      summary: 'Condividi menu e orari di una serata, senza account',
      description:
        'Il piano si rifà qui; si conservano soltanto menu e orari, fino a 30 giorni dopo la serata.',
    }
    const config = { rateLimit: { max: limits.answersPerHour, timeWindow: '1 hour' } }
    serve(app, shareMenu, { ...share, config }, async ({ body }) => {
      const plan = keptPlan(body, Date.now(), { recipes: await publishedRecipes(), collected: [] })
      const token = newToken()
      await invites.shareMenu(token, sharedEvening(plan))
      return { token }
    })

    const menu = {
      params,
      response: ok(OpenedMenu, 404),
      summary: 'Menu e orari di una serata condivisa',
      description: 'Chi invita, dove, che cosa esce e quando; senza nomi e senza bisogni degli ospiti.',
    }
    serve(app, getSharedNight, menu, async ({ params: { token } }) => {
      const shared = await invites.menu(token)
      if (!shared)
        throw new AppError(
          'not_found',
          'Questo link non vale più: chiedi a chi organizza di mandartelo di nuovo.',
        )
      return shared
    })

    const look = {
      params,
      response: ok(NightInvite, 404),
      summary: 'Un invito a una serata pizza',
      description: 'Chi lo apre non vede niente degli altri ospiti.',
    }
    serve(app, getNightInvite, look, async ({ params: { token } }) => {
      const invite = await invites.invite(token)
      if (!invite) throw closed()
      return invite
    })
  }

const answering =
  ({ db, limits }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const invites = invitesRepository(db)
    const attempts = attemptLimits(attemptsRepository(db))
    const config = { rateLimit: { max: limits.answersPerHour, timeWindow: '1 hour' } }
    const noSuchAnswer = async (token: string) => ((await invites.invite(token)) ? removed() : closed())
    const answer = {
      params,
      body: NewNightAnswer,
      response: created(AnswerKey, 400, 404, 409, 429),
      summary: 'Rispondi a un invito, senza account',
      description:
        "Con la chiave che ricevi puoi cambiare o togliere la tua risposta finché l'invito è aperto.",
    }
    serve(app, sendInviteAnswer, { ...answer, config }, async ({ params: { token }, body, ip }) => {
      const key = newToken()
      const attempt = await attempts.take('inviteAnswer', `${callerOf(ip)} ${token}`)
      const outcome = await invites.answer(token, hashToken(key), guestOf(body))
      if (outcome !== 'kept') await attempt.succeeded() // nothing was kept, so the attempt does not count
      if (outcome === 'closed') throw closed()
      if (outcome === 'full')
        throw new AppError(
          'conflict',
          'A questo invito hanno già risposto in troppi: scrivi a chi organizza.',
        )
      return { key }
    })

    const change = {
      params,
      body: ChangedNightAnswer,
      response: nothing(400, 404, 429),
      summary: 'Cambia la tua risposta',
    }
    serve(app, changeInviteAnswer, { ...change, config }, async ({ params: { token }, body }) => {
      if (!(await invites.change(token, hashToken(body.key), guestOf(body)))) throw await noSuchAnswer(token)
    })

    const share = {
      params,
      body: AnswerKey,
      response: ok(NightShare, 400, 404, 429),
      summary: 'Che cosa mangi e quando',
      description: 'Con la chiave della tua risposta, e niente degli altri ospiti.',
    }
    const shareConfig = { rateLimit: { max: limits.eveningsPerMinute, timeWindow: '1 minute' } }
    serve(app, getOwnShare, { ...share, config: shareConfig }, async ({ params: { token }, body }) => {
      const own = await invites.share(token, hashToken(body.key))
      if (!own) throw await noSuchAnswer(token)
      return own
    })

    const withdraw = {
      params,
      body: AnswerKey,
      response: nothing(400, 404),
      summary: 'Togli la tua risposta',
    }
    serve(app, withdrawInviteAnswer, withdraw, async ({ params: { token }, body }) => {
      if (!(await invites.withdraw(token, hashToken(body.key)))) throw await noSuchAnswer(token)
    })
  }
