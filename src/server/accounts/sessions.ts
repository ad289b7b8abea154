import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCOUNT_HINT } from '#contracts/accounts/account-hint.ts'
import { AppError } from '#server/app-error.ts'
import { hashToken, newToken } from './secret-token.ts'
import type { SessionsRepository } from './sessions.repository.ts'
import type { Account, CheckedAccount } from './users.repository.ts'

/** From the last visit. */
const LIFETIME_S = 30 * 24 * 3600
/** A session in use is prolonged once an hour: every request would be a write. */
const PROLONG_AFTER_MS = 3600 * 1000
/** What a token looks like: anything else needs no look into the database. */
const TOKEN = /^[\w-]{43}$/

export const WRONG_CREDENTIALS = 'E-mail o password non corrette'

export interface Session {
  account: Account
  tokenHash: string
}

export interface SessionsOptions {
  repository: SessionsRepository
  publicUrl: string
}

/**
 * Who is logged in. The session's cookie is out of reach for scripts; the hint beside it is there for them and proves
 * nothing. Under https both are Secure and the name's prefix makes browsers refuse one that another host has set.
 */
export const sessionKeeper = ({ repository, publicUrl }: SessionsOptions) => {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-cornicione_session' : 'cornicione_session'
  const options = { path: '/', sameSite: 'lax', secure } as const

  const guarded = new WeakMap<FastifyRequest, Session>()

  const tokenOf = ({ cookies }: FastifyRequest): string | undefined => {
    const token = cookies[name]
    return token !== undefined && TOKEN.test(token) ? token : undefined
  }
  const setCookies = (reply: FastifyReply, token: string) =>
    void reply
      .setCookie(name, token, { ...options, httpOnly: true, maxAge: LIFETIME_S })
      .setCookie(ACCOUNT_HINT, '1', { ...options, maxAge: LIFETIME_S })
  const clearCookies = (reply: FastifyReply) =>
    void reply.clearCookie(name, { ...options, httpOnly: true }).clearCookie(ACCOUNT_HINT, options)

  const find = async (request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined> => {
    const token = tokenOf(request)
    const tokenHash = token && hashToken(token)
    const found = tokenHash ? await repository.find(tokenHash) : undefined
    if (!token || !tokenHash || !found) {
      if (name in request.cookies || ACCOUNT_HINT in request.cookies) clearCookies(reply)
      return undefined
    }
    if (Date.now() - found.lastSeenAt.getTime() > PROLONG_AFTER_MS) {
      await repository.prolong(tokenHash, LIFETIME_S)
      setCookies(reply, token)
    }
    return { account: found.account, tokenHash }
  }

  const end = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = tokenOf(request)
    if (token) await repository.end(hashToken(token))
    clearCookies(reply)
  }

  const guard = (message: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await find(request, reply)
    if (!session) throw new AppError('not_logged_in', message)
    guarded.set(request, session)
  }

  return {
    /**
     * An onRequest hook for routes that only people with an account may call: a visitor is refused with `message`
     * before his body is read, whatever is in it.
     */
    guard,

    /** As {@link guard}, for what only administrators may do: anybody else with an account is refused as well. */
    guardAdmin: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      await guard('Accedi come amministratore')(request, reply)
      if (!guarded.get(request)?.account.isAdmin) {
        throw new AppError('not_allowed', 'Questa pagina è riservata agli amministratori')
      }
    },

    /** Who is logged in, in a route that is open to everybody. */
    known: find,

    /** Whose request it is, in a route behind `guard` or `guardAdmin`. */
    of(request: FastifyRequest): Session {
      const session = guarded.get(request)
      if (!session) throw new Error(`no guard before ${request.routeOptions.url}`)
      return session
    },

    /**
     * Always with a new id, so that an id known from before the login is worth nothing. Refused like a wrong password
     * when the one that was checked is the account's no more.
     */
    async start(request: FastifyRequest, reply: FastifyReply, account: CheckedAccount): Promise<void> {
      const token = newToken()
      if (!(await repository.create(hashToken(token), account, LIFETIME_S))) {
        throw new AppError('not_logged_in', WRONG_CREDENTIALS)
      }
      const old = tokenOf(request)
      if (old) await repository.end(hashToken(old))
      setCookies(reply, token)
    },

    /** Logs every other device of the same account out. */
    endOthers: ({ account, tokenHash }: Session) => repository.endOthersOf(account.id, tokenHash),

    end,
  }
}
export type SessionKeeper = ReturnType<typeof sessionKeeper>
