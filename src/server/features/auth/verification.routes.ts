import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { Message } from '#contracts/newsletter.ts'
import type { AccountLinks } from '#server/accounts/account-links.ts'
import type { AttemptLimits } from '#server/accounts/attempt-limits.ts'
import type { EmailTokensRepository } from '#server/accounts/email-tokens.repository.ts'
import { hashToken } from '#server/accounts/secret-token.ts'
import type { SessionKeeper } from '#server/accounts/sessions.ts'
import type { UsersRepository } from '#server/accounts/users.repository.ts'
import { AppError } from '#server/app-error.ts'

export interface VerificationRoutesOptions {
  users: Pick<UsersRepository, 'verifyEmail'>
  tokens: Pick<EmailTokensRepository, 'use'>
  sessions: SessionKeeper
  limits: AttemptLimits
  links: Pick<AccountLinks, 'sendVerification'>
}

const tags = ['account']

export const verificationRoutes =
  ({ users, tokens, sessions, limits, links }: VerificationRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const verify = {
      querystring: z.object({ token: z.string().max(200).catch('') }),
      response: { 302: z.void() },
      tags,
      summary: 'Conferma di un indirizzo e-mail',
      description:
        'Il link dell’e-mail: porta a /verifica-completata o a /errore-verifica. Vale una volta, 24 ore.',
    }
    // No HEAD: mail programs that only look whether a link exists would use it up.
    app.get('/auth/verify', { schema: verify, exposeHeadRoute: false }, async (request, reply) => {
      const owner = await tokens.use(hashToken(request.query.token), 'verify')
      const account = owner && (await users.verifyEmail(owner.userId, owner.email))
      return reply.redirect(account ? '/verifica-completata' : '/errore-verifica', 302)
    })

    const guard = sessions.guard('Accedi per ricevere l’email di verifica')
    const resend = {
      response: { 202: Message, 401: ApiError, 409: ApiError, 429: ApiError },
      tags,
      summary: 'Un’altra e-mail di conferma',
      description: 'Al massimo tre l’ora.',
    }
    app.post('/auth/resend-verification', { schema: resend, onRequest: guard }, async (request, reply) => {
      const { account } = sessions.of(request)
      if (account.emailVerifiedAt) throw new AppError('conflict', 'Il tuo indirizzo è già verificato')
      await limits.take('resend', String(account.id))
      await links.sendVerification(account)
      return reply.code(202).send({ message: 'Email di verifica inviata' })
    })
  }
