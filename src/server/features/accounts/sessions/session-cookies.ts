import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCOUNT_HINT } from '#contracts/accounts/account-hint.ts'

/** What a token looks like: anything else needs no look into the database. */
const TOKEN = /^[\w-]{43}$/

/**
 * The session's cookie is out of reach for scripts; the hint beside it is there for them and proves nothing. Under https
 * both are Secure and the name's prefix makes browsers refuse one that another host has set.
 */
export function sessionCookies(publicUrl: string, lifetimeS: number) {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-cornicione_session' : 'cornicione_session'
  const options = { path: '/', sameSite: 'lax', secure } as const
  return {
    tokenOf({ cookies }: FastifyRequest): string | undefined {
      const token = cookies[name]
      return token !== undefined && TOKEN.test(token) ? token : undefined
    },
    /** True when there is anything to clear. */
    has: ({ cookies }: FastifyRequest): boolean => name in cookies || ACCOUNT_HINT in cookies,
    set: (reply: FastifyReply, token: string) =>
      void reply
        .setCookie(name, token, { ...options, httpOnly: true, maxAge: lifetimeS })
        .setCookie(ACCOUNT_HINT, '1', { ...options, maxAge: lifetimeS }),
    clear: (reply: FastifyReply) =>
      void reply.clearCookie(name, { ...options, httpOnly: true }).clearCookie(ACCOUNT_HINT, options),
  }
}
