import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isSameAddress, PasswordReset, PasswordResetRequest } from '#contracts/accounts/account.ts'
import { requestPasswordReset, resetPassword } from '#contracts/accounts/accounts.endpoints.ts'
import { Message } from '#contracts/newsletter/newsletter.ts'
import { AppError } from '#server/app-error.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { hashToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { hashPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { refuseWeakPassword } from '#server/features/accounts/passwords/password-rules.ts'
import { letterTo } from '#server/mail/letter-sender.ts'
import { begun, ok, serve } from '#server/plugins/serve.ts'
import type { AccountServices } from '../account-services.ts'

const BAD_LINK = 'Il link non è valido o è scaduto. Chiedine uno nuovo.'

export const passwordResetRoutes =
  ({ users, tokens, credentials, limits, letters }: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const underWay = new Set<Promise<void>>()
    app.addHook('onClose', async () => void (await Promise.all(underWay)))

    const sendTo = async (email: string) => {
      const account = await users.byEmailOrLeft(email)
      if (!account || account.disabledAt) return
      const to = await credentials.resetAddressOf(account)
      if (!to || !isSameAddress(to, email)) return
      if (await limits.isWithin('resetMail', String(account.id)))
        await letters.send({
          ...letterTo({ ...account, email: to }, 'reset'),
          ...(!isSameAddress(to, account.email) && { newEmail: account.email }),
        })
    }

    const forgot = {
      body: PasswordResetRequest,
      response: begun(Message, 400, 429),
      summary: 'Password dimenticata',
      description:
        "Manda un link che vale un'ora, mai a un indirizzo cambiato e non ancora confermato. La risposta è la stessa anche per chi non è registrato.",
    }
    // The response does not wait for the lookup, so that its timing does not reveal whether the address exists.
    serve(app, requestPasswordReset, forgot, async (request) => {
      await limits.take('resetRequest', callerOf(request.ip))
      const sending = sendTo(request.body.email)
        .catch((err: unknown) => request.log.error({ err }, 'a password reset could not be sent'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
      const message =
        "Se l'indirizzo è registrato, riceverai un'e-mail con il link per reimpostare la password."
      return { message }
    })

    const reset = {
      body: PasswordReset,
      response: ok(Message, 400, 429),
      summary: 'Nuova password con il link ricevuto',
      description: "Il link vale una volta. Chiude tutte le sessioni dell'account.",
    }
    serve(app, resetPassword, reset, async (request) => {
      const { token, newPassword } = request.body
      const tokenHash = hashToken(token)
      const caller = callerOf(request.ip)
      const attempt = await limits.take('wrongToken', caller)
      const badLink = new AppError('invalid_input', BAD_LINK, { fields: { token: BAD_LINK } })
      const holder = await tokens.holder(tokenHash, 'reset')
      if (!holder) throw badLink // before the slow hash
      await refuseWeakPassword(newPassword, holder, 'newPassword')
      const done = await credentials.reset(tokenHash, await hashPassword(newPassword))
      if (!done) throw badLink
      await attempt.succeeded()
      await limits.knowCaller(caller, done.account.email)
      await letters.send(letterTo({ ...done.account, email: done.mailedTo }, 'password_changed'))
      return { message: 'Password reimpostata. Ora puoi accedere.' }
    })
  }
