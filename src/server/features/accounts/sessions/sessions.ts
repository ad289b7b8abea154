import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Factors, type SecondFactorNeed, secondFactorNeed } from '#domain/accounts/second-factor.ts'
import { AppError } from '#server/app-error.ts'
import { type Clock, platformClock } from '#server/clock.ts'
import { hashToken, newToken as randomToken } from '../mailed-links/secret-token.ts'
import type { Account, CheckedAccount } from '../users/users.repository.ts'
import { deviceWords } from './device-words.ts'
import { sessionCookies } from './session-cookies.ts'
import type { SessionStart, SessionsRepository } from './sessions.repository.ts'

/** A session ends this long after the last visit. */
const LIFETIME_S = 30 * 24 * 3600
/** A session in use is prolonged at most once an hour, so that not every request is a write. */
const PROLONG_AFTER_MS = 3600 * 1000

export const WRONG_CREDENTIALS = 'E-mail o password non corrette'

export interface Session {
  account: Account
  tokenHash: string
  isConfirmed: boolean
  isFresh: boolean
}

export interface SessionsOptions {
  repository: SessionsRepository
  publicUrl: string
  factorsOf: (userId: number) => Promise<Factors>
  isSecondFactorRequired: boolean
  clock?: Pick<Clock, 'now'>
  newToken?: () => string
}

const NEEDS: Readonly<Record<Exclude<SecondFactorNeed, 'none'>, string>> = {
  confirm: 'Prima conferma il secondo fattore: apri la pagina Amministrazione',
  set_up: 'Per amministrare serve un secondo fattore: impostalo nella pagina Amministrazione',
}

export const sessionKeeper = (keeper: SessionsOptions) => {
  const { repository, publicUrl, factorsOf, isSecondFactorRequired: isRequired } = keeper
  const { clock = platformClock, newToken = randomToken } = keeper
  const cookies = sessionCookies(publicUrl, LIFETIME_S)
  const guarded = new WeakMap<FastifyRequest, Session>()

  const find = async (request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined> => {
    const token = cookies.tokenOf(request)
    const tokenHash = token && hashToken(token)
    const found = tokenHash ? await repository.find(tokenHash) : undefined
    if (!token || !tokenHash || !found) {
      if (cookies.has(request)) cookies.clear(reply)
      return undefined
    }
    if (clock.now() - found.lastSeenAt.getTime() > PROLONG_AFTER_MS) {
      await repository.prolong(tokenHash, LIFETIME_S)
      cookies.set(reply, token)
    }
    const { account, secondFactorAt, isFresh } = found
    return { account, tokenHash, isConfirmed: secondFactorAt !== null, isFresh }
  }

  const end = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = cookies.tokenOf(request)
    if (token) await repository.end(hashToken(token))
    cookies.clear(reply)
  }

  const guard = (message: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await find(request, reply)
    if (!session) throw new AppError('not_logged_in', message)
    guarded.set(request, session)
  }

  const needOf = async ({ account, isConfirmed }: Session): Promise<SecondFactorNeed> =>
    secondFactorNeed({ ...(await factorsOf(account.id)), isAdmin: account.isAdmin, isRequired, isConfirmed })

  return {
    needOf,

    guard,

    guardAdmin: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      await guard('Accedi come amministratore')(request, reply)
      const session = guarded.get(request)
      if (!session?.account.isAdmin) {
        throw new AppError('not_allowed', 'Questa pagina è riservata agli amministratori')
      }
      const need = await needOf(session)
      if (need !== 'none') throw new AppError('not_allowed', NEEDS[need])
    },

    confirm: ({ tokenHash }: Session) => repository.prove(tokenHash, { isConfirmed: true }),

    refresh: ({ tokenHash }: Session) => repository.prove(tokenHash, { isConfirmed: false }),

    known: find,

    of(request: FastifyRequest): Session {
      const session = guarded.get(request)
      if (!session) throw new Error(`no guard before ${request.routeOptions.url}`)
      return session
    },

    /**
     * Always creates a new session id, so that an id known from before the login is useless. Throws the error
     * of a wrong password if the account's password has changed since the check.
     */
    async start(
      request: FastifyRequest,
      reply: FastifyReply,
      account: CheckedAccount,
      { isConfirmed = false }: Pick<SessionStart, 'isConfirmed'> = {},
    ): Promise<void> {
      const token = newToken()
      const device = deviceWords(request.headers['user-agent'])
      if (!(await repository.create(hashToken(token), account, LIFETIME_S, { device, isConfirmed }))) {
        throw new AppError('not_logged_in', WRONG_CREDENTIALS)
      }
      const old = cookies.tokenOf(request)
      if (old) await repository.end(hashToken(old))
      cookies.set(reply, token)
    },

    endOthers: ({ account, tokenHash }: Session) => repository.endOthersOf(account.id, tokenHash),

    end,
  }
}
export type SessionKeeper = ReturnType<typeof sessionKeeper>
