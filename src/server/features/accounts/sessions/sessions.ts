import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Factors, type SecondFactorNeed, secondFactorNeed } from '#domain/accounts/second-factor.ts'
import { AppError } from '#server/app-error.ts'
import { type Clock, platformClock } from '#server/clock.ts'
import { hashToken, newToken as randomToken } from '../mailed-links/secret-token.ts'
import type { Account, CheckedAccount } from '../users/users.repository.ts'
import { deviceWords } from './device-words.ts'
import { sessionCookies } from './session-cookies.ts'
import type { SessionStart, SessionsRepository } from './sessions.repository.ts'

/** From the last visit. */
const LIFETIME_S = 30 * 24 * 3600
/** A session in use is prolonged once an hour: every request would be a write. */
const PROLONG_AFTER_MS = 3600 * 1000

export const WRONG_CREDENTIALS = 'E-mail o password non corrette'

export interface Session {
  account: Account
  tokenHash: string
  /** A second factor was confirmed in it. */
  isConfirmed: boolean
  /** Its owner has shown who he is in the last minutes. */
  isFresh: boolean
}

export interface SessionsOptions {
  repository: SessionsRepository
  publicUrl: string
  /** What somebody has besides the password. */
  factorsOf: (userId: number) => Promise<Factors>
  /** Nobody administers without a second factor. */
  isSecondFactorRequired: boolean
  clock?: Pick<Clock, 'now'>
  newToken?: () => string
}

const NEEDS: Readonly<Record<Exclude<SecondFactorNeed, 'none'>, string>> = {
  confirm: 'Prima conferma il secondo fattore: apri la pagina Amministrazione',
  set_up: 'Per amministrare serve un secondo fattore: impostalo nella pagina Amministrazione',
}

/** Who is logged in, and what lets him administer. */
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

  /** What this session lacks of a second factor; the site demands one of administrators alone. */
  const needOf = async ({ account, isConfirmed }: Session): Promise<SecondFactorNeed> =>
    secondFactorNeed({ ...(await factorsOf(account.id)), isAdmin: account.isAdmin, isRequired, isConfirmed })

  return {
    needOf,

    /**
     * An onRequest hook for routes that only people with an account may call: a visitor is refused with `message`
     * before his body is read, whatever is in it.
     */
    guard,

    /** As {@link guard}, for what only administrators may do: anybody else with an account is refused as well. */
    guardAdmin: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      await guard('Accedi come amministratore')(request, reply)
      const session = guarded.get(request)
      if (!session?.account.isAdmin) {
        throw new AppError('not_allowed', 'Questa pagina è riservata agli amministratori')
      }
      const need = await needOf(session)
      if (need !== 'none') throw new AppError('not_allowed', NEEDS[need])
    },

    /** Its owner has just shown a second factor. */
    confirm: ({ tokenHash }: Session) => repository.prove(tokenHash, { isConfirmed: true }),

    /** Its owner has just shown the password. */
    refresh: ({ tokenHash }: Session) => repository.prove(tokenHash, { isConfirmed: false }),

    /** Who is logged in, in a route that is open to everybody. */
    known: find,

    /** The session of a request, in a route behind `guard` or `guardAdmin`. */
    of(request: FastifyRequest): Session {
      const session = guarded.get(request)
      if (!session) throw new Error(`no guard before ${request.routeOptions.url}`)
      return session
    },

    /**
     * Always with a new id, so that an id known from before the login is worth nothing. Refused like a wrong password
     * when the one that was checked is the account's no more.
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

    /** Logs every other device of the same account out. */
    endOthers: ({ account, tokenHash }: Session) => repository.endOthersOf(account.id, tokenHash),

    end,
  }
}
export type SessionKeeper = ReturnType<typeof sessionKeeper>
