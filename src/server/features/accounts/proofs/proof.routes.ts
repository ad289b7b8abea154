import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { proveIdentity } from '#contracts/accounts/accounts.endpoints.ts'
import { Proof } from '#contracts/accounts/proof.ts'
import { AppError } from '#server/app-error.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import type { Session } from '#server/features/accounts/sessions/sessions.ts'
import { nothing, serve } from '#server/plugins/serve.ts'
import type { AccountServices } from '../account-services.ts'
import { holderCookie, ownerOf } from '../passkeys/passkey-login.routes.ts'
import { checkCode } from '../second-factor/second-factor.routes.ts'

const OTHERS = 'Questa passkey apre un altro account: usa una di questo.'

export const proofRoutes =
  (options: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { sessions, limits, confirmPassword } = options
    const holder = holderCookie(options.publicUrl)

    const checkPasskey = async (
      request: FastifyRequest,
      { account }: Session,
      credential: Parameters<typeof ownerOf>[1],
    ) => {
      const attempt = await limits.take('passkeyFromAddress', callerOf(request.ip))
      const owner = await ownerOf(options, credential, holder.hashOf(request)).catch(notAccepted)
      if (owner.id !== account.id) throw new AppError('invalid_input', OTHERS)
      await attempt.succeeded()
    }

    const schema = {
      body: Proof,
      response: nothing(400, 401, 429),
      summary: 'Conferma che sei tu',
      description:
        "La password, un codice dell'app o di recupero, o una passkey che ha firmato le opzioni di " +
        'POST /api/auth/passkey-login/options. Vale dieci minuti, per questa sessione; codice e passkey confermano ' +
        'anche il secondo fattore. Lo chiede chi risponde 403 con «missing».',
    }
    app.addHook('onRequest', sessions.guard('Accedi per confermare che sei tu'))
    serve(app, proveIdentity, schema, async (request) => {
      const session = sessions.of(request)
      const { body } = request
      if ('password' in body) {
        const { account } = session
        await confirmPassword(request.ip, account, body.password, 'password', 'La password non è corretta')
        await sessions.refresh(session)
      } else {
        if ('code' in body) await checkCode(options, session.account.id, body.code)
        else await checkPasskey(request, session, body.credential)
        await sessions.confirm(session)
      }
    })
  }

function notAccepted(error: unknown): never {
  throw error instanceof AppError ? new AppError('invalid_input', error.message) : error
}
