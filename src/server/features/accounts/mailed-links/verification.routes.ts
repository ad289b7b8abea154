import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MailedToken, VerificationRequest } from '#contracts/accounts/account.ts'
import {
  openVerification,
  resendVerification,
  undoAddressChange,
  verifyEmail,
} from '#contracts/accounts/accounts.endpoints.ts'
import { MAILED_LINK_PAGES } from '#contracts/accounts/mailed-link-pages.ts'
import { Message } from '#contracts/newsletter/newsletter.ts'
import { PAGES } from '#contracts/pages/pages.ts'
import { AppError } from '#server/app-error.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { hashToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { letterTo } from '#server/mail/letter-sender.ts'
import { begun, ok, serve } from '#server/plugins/serve.ts'
import type { AccountServices } from '../account-services.ts'

export const verificationRoutes =
  (options: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { users, sessions, limits, letters } = options
    await app.register(mailedLinks(options))
    const underWay = new Set<Promise<void>>()
    app.addHook('onClose', async () => void (await Promise.all(underWay)))

    const sendTo = async (email: string) => {
      const account = await users.byEmail(email)
      if (!account || account.disabledAt || account.emailVerifiedAt) return
      if (await limits.isWithin('resend', String(account.id)))
        await letters.send(letterTo(account, 'verification'))
    }

    const resend = {
      body: VerificationRequest.nullish(),
      response: begun(Message, 400, 401, 409, 429),
      summary: "Un'altra e-mail di conferma",
      description:
        "Al massimo tre l'ora. Un visitatore indica l'indirizzo: la risposta è la stessa anche se non è registrato.",
    }
    const sent = { message: 'Email di verifica inviata' }
    serve(app, resendVerification, resend, async (request, reply) => {
      const session = await sessions.known(request, reply)
      if (session) {
        const { account } = session
        if (account.emailVerifiedAt) throw new AppError('conflict', 'Il tuo indirizzo è già verificato')
        await limits.take('resend', String(account.id))
        await letters.send(letterTo(account, 'verification'))
        return sent
      }
      if (!request.body) throw new AppError('not_logged_in', "Accedi per ricevere l'e-mail di verifica")
      await limits.take('resendRequest', callerOf(request.ip))
      // The response is sent before any lookup, so that its timing does not reveal whether the address exists.
      const sending = sendTo(request.body.email)
        .catch((err: unknown) => request.log.error({ err }, 'a verification mail could not be sent'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
      return sent
    })
  }

/** Opening a mailed link changes nothing, because security scanners open links too. */
const mailedLinks =
  ({ credentials, tokens, sessions, limits }: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const opening = {
      querystring: z.object({ token: z.string().max(200).catch('') }),
      response: { 302: z.void() },
      summary: "Il link dell'e-mail che conferma un indirizzo",
      description:
        'Non cambia nulla: porta alla pagina con il pulsante che conferma, a /verifica-completata se è già fatto, a ' +
        '/errore-verifica se non vale. Vale 24 ore.',
    }
    serve(app, openVerification, opening, async (request, reply) => {
      const { token } = request.query
      const tokenHash = hashToken(token)
      if (await tokens.isUsable(tokenHash, 'verify'))
        return reply.redirect(`${MAILED_LINK_PAGES.verify}?token=${encodeURIComponent(token)}`, 302)
      const isVerified = await tokens.hasVerified(tokenHash)
      return reply.redirect(PAGES[isVerified ? 'verified' : 'not-verified'].path, 302)
    })

    const badLink = () => new AppError('invalid_input', 'Il link non è valido o è scaduto.')
    const verify = {
      body: MailedToken,
      response: ok(Message, 400),
      summary: 'Conferma di un indirizzo e-mail',
      description: "Con il gettone del link dell'e-mail; chi lo ripete dopo la conferma la ritrova.",
    }
    serve(app, verifyEmail, verify, async (request) => {
      if (!(await credentials.verify(hashToken(request.body.token)))) throw badLink()
      return { message: 'Il tuo indirizzo e-mail è confermato. Grazie.' }
    })

    const undo = {
      body: MailedToken,
      response: ok(Message, 400, 429),
      summary: "Annulla il cambio dell'indirizzo e-mail",
      description:
        "Con il gettone dell'e-mail mandata al vecchio indirizzo, che torna quello dell'account, verificato. Vale 72 " +
        'ore dal cambio e una volta; scollega gli altri dispositivi.',
    }
    serve(app, undoAddressChange, undo, async (request, reply) => {
      const attempt = await limits.take('wrongToken', callerOf(request.ip))
      const tokenHash = hashToken(request.body.token)
      const own = (await sessions.known(request, reply))?.tokenHash ?? ''
      const account = await credentials.undoAddressChange(tokenHash, own)
      if (!account) throw badLink()
      await attempt.succeeded()
      return { message: `Il tuo account usa di nuovo ${account.email}.` }
    })
  }
