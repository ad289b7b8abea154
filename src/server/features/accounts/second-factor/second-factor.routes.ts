import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  activateTotp,
  beginTotp,
  confirmSecondFactor,
  getSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from '#contracts/accounts/accounts.endpoints.ts'
import { PasswordAgain } from '#contracts/accounts/passkeys.ts'
import {
  RecoveryCodes,
  SecondFactor,
  SecondFactorCode,
  TotpSetup,
} from '#contracts/accounts/second-factor.ts'
import { AppError } from '#server/app-error.ts'
import type { SecondFactorsRepository } from '#server/features/accounts/second-factor/second-factors.repository.ts'
import {
  isTotpCode,
  newRecoveryCodes,
  newTotpSecret,
  plainCode,
  readableCode,
  stepOfCode,
  totpSetup,
} from '#server/features/accounts/second-factor/totp.ts'
import type { Session } from '#server/features/accounts/sessions/sessions.ts'
import { letterTo } from '#server/mail/letter-sender.ts'
import { nothing, ok, serve } from '#server/plugins/serve.ts'
import type { AccountServices } from '../account-services.ts'

const refusals = [400, 401, 403, 409, 429] as const

const WRONG_CODE = "Il codice non è giusto, o è già stato usato: scrivi quello che l'app mostra adesso"
const wrongCode = () => new AppError('invalid_input', WRONG_CODE, { fields: { code: WRONG_CODE } })
const NO_APP = "Non hai un'app dei codici: impostala prima"

export const secondFactorRoutes =
  (options: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { factors, isSecondFactorRequired: isRequired, sessions } = options
    const onRequest = sessions.guard('Accedi per gestire il secondo fattore')
    await app.register(settingUpTotp(options))

    const stateOf = async (session: Session): Promise<SecondFactor> => {
      const { hasPasskey, totpSince, recoveryCodesLeft } = await factors.of(session.account.id)
      return {
        isRequired,
        need: await sessions.needOf(session),
        hasPasskey,
        totpSince: totpSince?.toISOString() ?? null,
        recoveryCodesLeft,
      }
    }

    const state = {
      response: ok(SecondFactor, 401),
      summary: 'Il secondo fattore di chi ha fatto accesso',
      description:
        'Si imposta solo da chi amministra; una passkey vale come secondo fattore con POST /api/auth/passkey-login.',
    }
    serve(app, getSecondFactor, { ...state, onRequest }, async (request) => stateOf(sessions.of(request)))

    const confirm = {
      body: SecondFactorCode,
      response: ok(SecondFactor, ...refusals),
      summary: 'Conferma il secondo fattore con un codice',
      description:
        "Sei cifre dell'app, ognuna accettata una volta, o un codice di recupero. Dieci tentativi falliti in 15 minuti.",
    }
    serve(app, confirmSecondFactor, { ...confirm, onRequest }, async (request) => {
      const session = sessions.of(request)
      await checkCode(options, session.account.id, request.body.code)
      await sessions.confirm(session)
      return stateOf({ ...session, isConfirmed: true })
    })
  }

export async function checkCode(
  { factors, limits }: Pick<AccountServices, 'factors' | 'limits'>,
  userId: number,
  code: string,
): Promise<void> {
  const attempt = await limits.take('secondFactorCode', String(userId), 'code')
  if (!(await spendCode(factors, userId, plainCode(code)))) throw wrongCode()
  await attempt.succeeded()
}

async function spendCode(factors: SecondFactorsRepository, userId: number, code: string): Promise<boolean> {
  if (!isTotpCode(code)) return factors.spendRecoveryCode(userId, code)
  const secret = await factors.secretOf(userId, { isConfirmed: true })
  const step = secret && stepOfCode(secret, code, Date.now())
  return step ? factors.spendStep(userId, step) : false
}

const settingUpTotp =
  (options: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { factors, sessions, limits, letters } = options
    const onRequest = sessions.guard("Accedi per impostare l'app dei codici")
    const owner = ownerWithPassword(options)
    const admitted = administrator(options)

    const begin = {
      body: PasswordAgain,
      response: ok(TotpSetup, ...refusals),
      summary: "Prepara un'app dei codici",
      description: 'Per chi amministra; chiede la password attuale. Conta dal primo codice che si conferma.',
    }
    serve(app, beginTotp, { ...begin, onRequest }, async (request) => {
      admitted(request)
      const { account } = await owner(request, request.body)
      const secret = newTotpSecret()
      if (!(await factors.begin(account.id, secret)))
        throw new AppError('conflict', "Hai già un'app dei codici: per cambiarla togli prima quella")
      return totpSetup(secret, account.email)
    })

    const finish = {
      body: SecondFactorCode,
      response: ok(RecoveryCodes, ...refusals),
      summary: "Attiva l'app dei codici con il suo primo codice",
      description: 'Risponde con i codici di recupero, che non si possono rileggere, e avvisa per e-mail.',
    }
    serve(app, activateTotp, { ...finish, onRequest }, async (request) => {
      const session = admitted(request)
      const { account } = session
      const attempt = await limits.take('secondFactorCode', String(account.id), 'code')
      const secret = await factors.secretOf(account.id, { isConfirmed: false })
      if (!secret) throw new AppError('conflict', "Ricomincia: la preparazione dell'app non è più valida")
      const step = stepOfCode(secret, plainCode(request.body.code), Date.now())
      if (step === undefined) throw wrongCode()
      const codes = newRecoveryCodes()
      if (!(await factors.confirm(account.id, { secret, step, codes }))) throw wrongCode()
      await attempt.succeeded()
      await sessions.confirm(session)
      await letters.send(letterTo(account, 'totp_added'))
      return { codes: codes.map(readableCode) }
    })

    const renew = {
      body: PasswordAgain,
      response: ok(RecoveryCodes, ...refusals),
      summary: 'Nuovi codici di recupero',
      description: 'Chiede la password attuale. Quelli di prima non valgono più.',
    }
    serve(app, renewRecoveryCodes, { ...renew, onRequest }, async (request) => {
      const { account } = await owner(request, request.body)
      const codes = newRecoveryCodes()
      if (!(await factors.renewCodes(account.id, codes))) throw new AppError('conflict', NO_APP)
      return { codes: codes.map(readableCode) }
    })

    const remove = {
      body: PasswordAgain,
      response: nothing(...refusals),
      summary: "Toglie l'app dei codici",
      description: 'Chiede la password attuale, toglie anche i codici di recupero e avvisa per e-mail.',
    }
    serve(app, removeTotp, { ...remove, onRequest }, async (request) => {
      const { account } = await owner(request, request.body)
      if (!(await factors.removeTotp(account.id))) throw new AppError('conflict', NO_APP)
      await letters.send(letterTo(account, 'totp_removed'))
    })
  }

const administrator =
  ({ sessions }: AccountServices) =>
  (request: FastifyRequest): Session => {
    const session = sessions.of(request)
    if (!session.account.isAdmin)
      throw new AppError('not_allowed', "L'app dei codici è per chi amministra il sito")
    return session
  }

const ownerWithPassword =
  ({ sessions, confirmPassword }: AccountServices) =>
  async (request: FastifyRequest, again: PasswordAgain): Promise<Session> => {
    const session = sessions.of(request)
    await confirmPassword(request.ip, session.account, again.currentPassword)
    return session
  }
