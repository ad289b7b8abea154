import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCOUNT_HINT } from '#contracts/accounts/account-hint.ts'

const TOKEN = /^[\w-]{43}$/

/**
 * Scripts can read only the hint cookie, which proves nothing. Under https both cookies are Secure, and the
 * `__Host-` prefix makes browsers refuse a session cookie that another host sets.
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
    has: ({ cookies }: FastifyRequest): boolean => name in cookies || ACCOUNT_HINT in cookies,
    set: (reply: FastifyReply, token: string) =>
      void reply
        .setCookie(name, token, { ...options, httpOnly: true, maxAge: lifetimeS })
        .setCookie(ACCOUNT_HINT, '1', { ...options, maxAge: lifetimeS }),
    clear: (reply: FastifyReply) =>
      void reply.clearCookie(name, { ...options, httpOnly: true }).clearCookie(ACCOUNT_HINT, options),
  }
}
