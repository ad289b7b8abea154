import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { beginPasskeyLogin, startSessionByPasskey } from '#contracts/accounts/accounts.endpoints.ts'
import { PasskeyLogin, PasskeyOptions } from '#contracts/accounts/passkeys.ts'
import { User } from '#contracts/accounts/user.ts'
import { AppError } from '#server/app-error.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { hashToken, newToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { type Account, toUser } from '#server/features/accounts/users/users.repository.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { AccountServices } from '../account-services.ts'

const COOKIE_LIFETIME_S = 10 * 60
const TOKEN = /^[\w-]{43}$/

const refused = (message: string) => new AppError('not_logged_in', message)
const TOO_LATE = "È passato troppo tempo, o la richiesta viene da un'altra finestra: riprova con la passkey."
const UNKNOWN =
  'Questa passkey non è collegata a nessun account, forse è stata tolta: entra con e-mail e password.'
const NOT_ACCEPTED = 'La passkey non è stata accettata: riprova, oppure entra con e-mail e password.'

export const passkeyLoginRoutes =
  (options: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { ceremonies, sessions, limits, adopt, publicUrl } = options
    const holder = holderCookie(publicUrl)

    const begin = {
      response: ok(PasskeyOptions, 429),
      summary: 'Opzioni per entrare con una passkey',
      description:
        "La risposta va a navigator.credentials.get; vale dieci minuti, una volta, per il browser che l'ha chiesta, " +
        'che un cookie riconosce.',
    }
    serve(app, beginPasskeyLogin, begin, async (request, reply) => {
      await limits.take('passkeyChallenge', callerOf(request.ip))
      return ceremonies.optionsToEnter(holder.remember(request, reply))
    })

    const login = {
      body: PasskeyLogin,
      response: ok(User, 400, 401, 403, 429),
      summary: 'Accesso con una passkey',
      description:
        'Vale anche come secondo fattore di un amministratore. Contano solo i tentativi falliti: 100 per indirizzo in ' +
        '15 minuti.',
    }
    serve(app, startSessionByPasskey, login, async (request, reply) => {
      const caller = callerOf(request.ip)
      const attempt = await limits.take('passkeyFromAddress', caller)
      const account = await ownerOf(options, request.body.credential, holder.hashOf(request))
      await attempt.succeeded()
      if (account.disabledAt)
        throw new AppError('not_allowed', 'Questo account è sospeso. Scrivici per riattivarlo.')
      await sessions.start(request, reply, account, { isConfirmed: true })
      await limits.knowCaller(caller, account.email)
      await adopt(request, reply, account.id)
      return toUser(account)
    })
  }

/** Throws if the challenge, the passkey or the signature is not accepted. */
export async function ownerOf(
  { ceremonies, passkeys }: Pick<AccountServices, 'ceremonies' | 'passkeys'>,
  credential: PasskeyLogin['credential'],
  holderHash: string | undefined,
): Promise<Account> {
  const challenge = holderHash && (await ceremonies.takeSigned(credential, holderHash))
  if (!challenge) throw refused(TOO_LATE)
  const found = await passkeys.byCredentialId(credential.id)
  if (!found) throw refused(UNKNOWN)
  const counter = await ceremonies.checkSigned(credential, found, challenge)
  if (counter === undefined || !(await passkeys.countUse(found.passkey.id, counter)))
    throw refused(NOT_ACCEPTED)
  return found.account
}

/** The cookie binds a challenge to the browser that requested it. Otherwise an attacker could sign a
 * challenge and log another person's browser in to the attacker's account. */
export function holderCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-cornicione_passkey' : 'cornicione_passkey'
  const tokenOf = ({ cookies }: FastifyRequest) => {
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
      const maxAge = COOKIE_LIFETIME_S
      reply.setCookie(name, token, { path: '/', sameSite: 'strict', httpOnly: true, secure, maxAge })
      return hashToken(token)
    },
  }
}
