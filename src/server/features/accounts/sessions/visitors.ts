import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, newToken } from '../mailed-links/secret-token.ts'

/** From the last time that something was kept. */
const LIFETIME_S = 365 * 24 * 3600
/** What a token looks like: anything else is nobody's. */
const TOKEN = /^[\w-]{43}$/

/**
 * Who keeps something without an account: a random number in a cookie out of reach for scripts, set the first time that
 * something is kept and never for reading. The database knows its hash alone.
 */
export const visitorKeeper = ({ publicUrl }: { publicUrl: string }) => {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-cornicione_visitor' : 'cornicione_visitor'
  const options = { path: '/', sameSite: 'lax', secure, httpOnly: true } as const

  const tokenOf = ({ cookies }: FastifyRequest): string | undefined => {
    const token = cookies[name]
    return token !== undefined && TOKEN.test(token) ? token : undefined
  }

  return {
    /** Undefined for a visitor who never stored anything. */
    hashOf(request: FastifyRequest): string | undefined {
      const token = tokenOf(request)
      return token && hashToken(token)
    },

    /** Prolongs the cookie, or gives one. */
    remember(request: FastifyRequest, reply: FastifyReply): string {
      const token = tokenOf(request) ?? newToken()
      reply.setCookie(name, token, { ...options, maxAge: LIFETIME_S })
      return hashToken(token)
    },

    forget: (reply: FastifyReply) => void reply.clearCookie(name, options),
  }
}
export type VisitorKeeper = ReturnType<typeof visitorKeeper>
