import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, newToken } from '../mailed-links/secret-token.ts'

const LIFETIME_S = 365 * 24 * 3600
const TOKEN = /^[\w-]{43}$/

/**
 * Identifies a visitor without an account by a random number in a cookie that scripts cannot read. The
 * cookie is set on the first write, never on a read. The database stores only the hash of the number.
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
    hashOf(request: FastifyRequest): string | undefined {
      const token = tokenOf(request)
      return token && hashToken(token)
    },

    remember(request: FastifyRequest, reply: FastifyReply): string {
      const token = tokenOf(request) ?? newToken()
      reply.setCookie(name, token, { ...options, maxAge: LIFETIME_S })
      return hashToken(token)
    },

    forget: (reply: FastifyReply) => void reply.clearCookie(name, options),
  }
}
