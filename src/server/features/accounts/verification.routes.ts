import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { VerificationRequest } from '#contracts/accounts/account.ts'
import { resendVerification, verifyEmail } from '#contracts/accounts/accounts.endpoints.ts'
import { ApiError } from '#contracts/api-error.ts'
import { Message } from '#contracts/newsletter/newsletter.ts'
import type { AttemptLimits } from '#server/accounts/attempt-limits.ts'
import { callerOf } from '#server/accounts/client-address.ts'
import type { CredentialsRepository } from '#server/accounts/credentials.repository.ts'
import { hashToken } from '#server/accounts/secret-token.ts'
import type { SessionKeeper } from '#server/accounts/sessions.ts'
import type { UsersRepository } from '#server/accounts/users.repository.ts'
import { AppError } from '#server/app-error.ts'
import { type LetterSender, letterTo } from '#server/mail/letter-sender.ts'
import { serve } from '#server/plugins/serve.ts'

export interface VerificationRoutesOptions {
  users: Pick<UsersRepository, 'byEmail'>
  credentials: Pick<CredentialsRepository, 'verify'>
  sessions: SessionKeeper
  limits: AttemptLimits
  letters: Pick<LetterSender, 'send'>
}

const tags = ['account']

export const verificationRoutes =
  ({ users, credentials, sessions, limits, letters }: VerificationRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const verify = {
      querystring: z.object({ token: z.string().max(200).catch('') }),
      response: { 302: z.void() },
      tags,
      summary: 'Conferma di un indirizzo e-mail',
      description:
        "Il link dell'e-mail: porta a /verifica-completata o a /errore-verifica. Vale 24 ore; chi lo riapre dopo la conferma la ritrova.",
    }
    // No HEAD: mail programs that only look whether a link exists would use it up.
    serve(app, verifyEmail, { schema: verify, exposeHeadRoute: false }, async (request, reply) => {
      const isVerified = await credentials.verify(hashToken(request.query.token))
      return reply.redirect(isVerified ? '/verifica-completata' : '/errore-verifica', 302)
    })

    const underWay = new Set<Promise<void>>()
    app.addHook('onClose', async () => void (await Promise.all(underWay)))

    const sendTo = async (email: string) => {
      const account = await users.byEmail(email)
      if (!account || account.disabledAt || account.emailVerifiedAt) return
      if (await limits.isWithin('resend', String(account.id)))
        await letters.send(letterTo(account, 'verification'))
    }

    const resend = {
      body: VerificationRequest.nullish(),
      response: { 202: Message, 400: ApiError, 401: ApiError, 409: ApiError, 429: ApiError },
      tags,
      summary: "Un'altra e-mail di conferma",
      description:
        "Al massimo tre l'ora. Un visitatore indica l'indirizzo: la risposta è la stessa anche se non è registrato.",
    }
    const sent = { message: 'Email di verifica inviata' }
    serve(app, resendVerification, { schema: resend }, async (request, reply) => {
      const session = await sessions.known(request, reply)
      if (session) {
        const { account } = session
        if (account.emailVerifiedAt) throw new AppError('conflict', 'Il tuo indirizzo è già verificato')
        await limits.take('resend', String(account.id))
        await letters.send(letterTo(account, 'verification'))
        return reply.code(202).send(sent)
      }
      if (!request.body) throw new AppError('not_logged_in', "Accedi per ricevere l'e-mail di verifica")
      await limits.take('resendRequest', callerOf(request.ip))
      // Answered before anything is looked up, so that its time says nothing about the address either.
      const sending = sendTo(request.body.email)
        .catch((err: unknown) => request.log.error({ err }, 'a verification mail could not be sent'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
      return reply.code(202).send(sent)
    })
  }
