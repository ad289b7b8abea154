import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Login, Registration } from '#contracts/accounts/account.ts'
import { endSession, getMe, registerAccount, startSession } from '#contracts/accounts/accounts.endpoints.ts'
import { User } from '#contracts/accounts/user.ts'
import { ApiError } from '#contracts/api-error.ts'
import { LENIENT } from '#contracts/lenient-handling.ts'
import { AppError } from '#server/app-error.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { hashPassword, isPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { refuseWeakPassword } from '#server/features/accounts/passwords/password-rules.ts'
import { WRONG_CREDENTIALS } from '#server/features/accounts/sessions/sessions.ts'
import { refusingTaken, takenConflict } from '#server/features/accounts/users/taken.ts'
import { toUser } from '#server/features/accounts/users/users.repository.ts'
import { letterTo } from '#server/mail/letter-sender.ts'
import { created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { AccountServices } from './account-services.ts'

export const authRoutes =
  (accounts: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { users, sessions, limits, letters, adopt } = accounts
    await app.register(whoIsLoggedIn(accounts))

    const logout = {
      response: nothing(),
      summary: 'Uscita',
      description: 'Risponde allo stesso modo anche a chi non ha fatto accesso.',
    }
    serve(app, endSession, logout, async (request, reply) => {
      await sessions.end(request, reply)
    })

    const register = {
      body: Registration,
      response: created(User, 400, 409, 429),
      summary: 'Registrazione',
      description: "Fa anche l'accesso e manda l'e-mail per confermare l'indirizzo.",
    }
    serve(app, registerAccount, register, async (request, reply) => {
      const { username, email, name, password } = request.body
      await refuseWeakPassword(password, request.body, 'password')
      const caller = callerOf(request.ip)
      const field = await users.taken({ email, username })
      if (field) {
        await limits.take('takenRegistration', caller)
        throw takenConflict(field)
      }
      await limits.take('registration', caller)
      const passwordHash = await hashPassword(password)
      const account = await refusingTaken(() => users.create({ username, email, name, passwordHash }))
      await sessions.start(request, reply, account)
      await limits.knowCaller(caller, account.email)
      await adopt(request, reply, account.id)
      await letters.send(letterTo(account, 'verification'))
      return toUser(account)
    })

    const login = {
      body: Login,
      response: ok(User, 400, 401, 403, 429),
      summary: 'Accesso',
      description:
        'Contano solo i tentativi falliti: 10 per account e indirizzo, 100 per indirizzo, in 15 minuti; 50 per account ' +
        "in un'ora da tutti gli indirizzi da cui il titolare non ha mai fatto accesso.",
    }
    serve(app, startSession, login, async (request, reply) => {
      const { email, password } = request.body
      const caller = callerOf(request.ip)
      const attempt = await limits.takePassword(caller, email)
      const account = await users.byEmail(email)
      if (!(await isPassword(password, account?.passwordHash)) || !account) {
        throw new AppError('not_logged_in', WRONG_CREDENTIALS)
      }
      await attempt.succeeded()
      if (account.disabledAt) {
        throw new AppError('not_allowed', 'Questo account è sospeso. Scrivici per riattivarlo.')
      }
      await sessions.start(request, reply, account)
      await limits.knowCaller(caller, account.email)
      await adopt(request, reply, account.id)
      return toUser(account)
    })
  }

const whoIsLoggedIn =
  ({ sessions }: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const me = {
      response: { 200: User, 204: z.void(), 401: ApiError },
      summary: 'Chi ha fatto accesso',
      description: `Con «Prefer: ${LENIENT}» chi non ha fatto accesso riceve 204, senza errore.`,
    }
    serve(app, getMe, me, async (request, reply) => {
      const session = await sessions.known(request, reply)
      if (session) return reply.send(toUser(session.account))
      if (request.headers.prefer === LENIENT) return reply.code(204).send()
      throw new AppError('not_logged_in', 'Nessun accesso effettuato')
    })
  }
