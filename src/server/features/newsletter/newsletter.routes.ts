import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  confirmSubscription,
  leaveNewsletter,
  openLeavingPage,
  subscribeToNewsletter,
} from '#contracts/newsletter/newsletter.endpoints.ts'
import { Message, NewsletterSubscription, NewsletterToken } from '#contracts/newsletter/newsletter.ts'
import { NEWSLETTER_PAGES } from '#contracts/newsletter/newsletter-pages.ts'
import { AppError } from '#server/app-error.ts'
import type { AttemptLimits } from '#server/features/accounts/limits/attempt-limits.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { hashToken, newToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { NewsletterLetters } from '#server/mail/newsletter-letters.ts'
import { created, ok, serve } from '#server/plugins/serve.ts'
import type { NewsletterRepository } from './newsletter.repository.ts'

export interface NewsletterRoutesOptions {
  newsletter: NewsletterRepository
  limits: AttemptLimits
  leaveTokenOf: (email: string) => Promise<string>
  letters: NewsletterLetters
  mailer: Pick<Mailer, 'send'>
  subscriptionsPerHour: number
}

const RECEIVED = "Ti abbiamo scritto: apri il link nell'e-mail per confermare l'iscrizione."
const CONFIRMED = 'Iscrizione confermata. Grazie!'
const LEFT = 'Iscrizione annullata: non ti scriveremo più.'

export const newsletterRoutes =
  (options: NewsletterRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const { newsletter, subscriptionsPerHour } = options
    const underWay = new Set<Promise<void>>()
    app.addHook('onClose', async () => void (await Promise.all(underWay)))

    const subscribe = {
      body: NewsletterSubscription,
      response: created(Message, 400, 429),
      summary: 'Iscrizione alla newsletter',
      description:
        'Spedisce una lettera con un link da confermare. La risposta è la stessa per ogni indirizzo.',
    }
    const config = { rateLimit: { max: subscriptionsPerHour, timeWindow: '1 hour' } }
    // The response is the same for known and new addresses. It does not wait for the email, so that its timing
    // does not reveal who has subscribed.
    serve(app, subscribeToNewsletter, { ...subscribe, config }, async (request) => {
      const { email } = request.body
      await newsletter.subscribe(email)
      const sending = writeTo(email, options)
        .catch((err: unknown) => request.log.error({ err }, 'a letter of the newsletter could not be sent'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
      return { message: RECEIVED }
    })

    const confirm = {
      body: NewsletterToken,
      response: ok(Message, 400, 429),
      summary: "Conferma dell'iscrizione",
    }
    serve(app, confirmSubscription, confirm, async (request) => {
      const attempt = await options.limits.take('wrongToken', callerOf(request.ip))
      const subscriber = await newsletter.ofConfirmation(hashToken(request.body.token))
      const isConfirmed =
        subscriber &&
        (await newsletter.confirm(subscriber.id, hashToken(await options.leaveTokenOf(subscriber.email))))
      if (!isConfirmed)
        throw new AppError('invalid_input', 'Il link non è valido o è scaduto: iscriviti di nuovo.')
      await attempt.succeeded()
      return { message: CONFIRMED }
    })

    await app.register(leaving(options))
  }

const leaving =
  ({ newsletter }: NewsletterRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    // Email programs send 'List-Unsubscribe=One-Click' in one of two form encodings. The body is ignored.
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, undefined),
    )
    const querystring = NewsletterToken
    const leave = {
      querystring,
      response: ok(Message, 400),
      summary: "Annulla l'iscrizione alla newsletter",
      description:
        'Un clic, senza altre domande (RFC 8058). La risposta è la stessa per chi non è più iscritto.',
    }
    serve(app, leaveNewsletter, leave, async (request) => {
      await newsletter.leave(hashToken(request.query.token))
      return { message: LEFT }
    })

    const look = { querystring, response: { 303: z.void() }, summary: "La pagina che annulla l'iscrizione" }
    serve(app, openLeavingPage, look, async (request, reply) =>
      reply.redirect(`${NEWSLETTER_PAGES.leave}?token=${encodeURIComponent(request.query.token)}`, 303),
    )
  }

/** The number of emails per address is limited, so that nobody can flood a mailbox through the form. */
async function writeTo(email: string, options: NewsletterRoutesOptions): Promise<void> {
  const { newsletter, limits, leaveTokenOf, letters, mailer } = options
  const subscriber = await newsletter.byEmail(email)
  if (!subscriber || !(await limits.isWithin('newsletterLetter', subscriber.email.toLowerCase()))) return
  if (subscriber.isConfirmed) {
    mailer.send(letters.alreadySubscribed(subscriber.email, await leaveTokenOf(subscriber.email)))
    return
  }
  const token = newToken()
  await newsletter.addConfirmation(subscriber.id, hashToken(token))
  mailer.send(letters.confirmation(subscriber.email, token))
}
