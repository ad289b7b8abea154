import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import {
  IssueChange,
  IssuePreview,
  IssueText,
  NewsletterIssue,
  SubscriberCounts,
  TroubledDeliveries,
} from '#contracts/newsletter/admin-newsletter.ts'
import { Message, NewsletterSubscription } from '#contracts/newsletter/newsletter.ts'
import { parseRecipeId } from '#contracts/recipe-list/recipe-list.ts'
import type { SessionKeeper } from '#server/accounts/sessions.ts'
import { AppError } from '#server/app-error.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { NewsletterLetters } from '#server/mail/newsletter-letters.ts'
import type { NewsletterIssuesRepository, Wish } from './newsletter-issues.repository.ts'

export interface NewsletterIssuesRoutesOptions {
  issues: NewsletterIssuesRepository
  sessions: Pick<SessionKeeper, 'of'>
  letters: NewsletterLetters
  mailer: Pick<Mailer, 'send'>
  /** Lets this server look for work at once. */
  wake: () => void
}

const tags = ['redazione']
const params = z.object({ id: z.string() })
const answers = { 200: NewsletterIssue, 400: ApiError, 404: ApiError, 409: ApiError }
const idOf = ({ id }: z.infer<typeof params>) => parseRecipeId(id) ?? 0
const LATE = 'Nel frattempo qualcosa è cambiato: ricarica la pagina.'

function expectDone(wish: Wish, late = LATE): void {
  if (wish === 'gone') throw new AppError('not_found', 'Numero non trovato')
  if (wish === 'late') throw new AppError('conflict', late)
}

const knownIssue =
  (issues: Pick<NewsletterIssuesRepository, 'byId'>) =>
  async (id: number): Promise<NewsletterIssue> => {
    const issue = await issues.byId(id)
    if (!issue) throw new AppError('not_found', 'Numero non trovato')
    return issue
  }

export const newsletterIssuesRoutes =
  (options: NewsletterIssuesRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(subscribers(options))
    await app.register(drafts(options))
    await app.register(mailings(options))
  }

const subscribers =
  ({ issues, sessions }: NewsletterIssuesRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const counts = { response: { 200: SubscriberCounts }, tags, summary: 'Quanti sono gli iscritti' }
    app.get('/newsletter/subscribers', { schema: counts }, () => issues.counts())

    const remove = {
      body: NewsletterSubscription,
      response: { 200: Message, 400: ApiError, 404: ApiError },
      tags,
      summary: 'Toglie un indirizzo dagli iscritti',
    }
    app.post('/newsletter/subscribers/remove', { schema: remove }, async (request) => {
      const isGone = await issues.removeSubscriber(sessions.of(request).account, request.body.email)
      if (!isGone) throw new AppError('not_found', 'Questo indirizzo non è iscritto')
      return { message: 'Indirizzo tolto dagli iscritti' }
    })
  }

const drafts =
  ({ issues, sessions, letters, mailer }: NewsletterIssuesRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const byId = knownIssue(issues)
    const list = { response: { 200: z.array(NewsletterIssue) }, tags, summary: 'I numeri della newsletter' }
    app.get('/newsletter/issues', { schema: list }, () => issues.list())

    const create = {
      body: IssueText,
      response: { 201: NewsletterIssue, 400: ApiError },
      tags,
      summary: 'Una nuova bozza',
    }
    app.post('/newsletter/issues', { schema: create }, async (request, reply) => {
      const id = await issues.create(sessions.of(request).account, request.body)
      return reply.code(201).send(await byId(id))
    })

    const one = { params, response: answers, tags }
    app.get('/newsletter/issues/:id', { schema: { ...one, summary: 'Un numero' } }, (request) =>
      byId(idOf(request.params)),
    )

    const change = { ...one, body: IssueChange, summary: 'Salva una bozza' }
    app.put('/newsletter/issues/:id', { schema: change }, async (request) => {
      const id = idOf(request.params)
      expectDone(await issues.change(sessions.of(request).account, id, request.body))
      return byId(id)
    })

    const remove = { params, response: { 204: z.void(), 404: ApiError, 409: ApiError }, tags }
    app.delete(
      '/newsletter/issues/:id',
      { schema: { ...remove, summary: 'Elimina una bozza' } },
      async (request, reply) => {
        expectDone(await issues.remove(sessions.of(request).account, idOf(request.params)))
        return reply.code(204).send()
      },
    )

    const preview = {
      body: IssueText,
      response: { 200: IssuePreview, 400: ApiError },
      tags,
      summary: 'La lettera come la mostra un programma di posta',
    }
    app.post('/newsletter/preview', { schema: preview }, async (request) => letters.preview(request.body))

    const test = {
      params,
      response: { 202: Message, 404: ApiError },
      tags,
      summary: 'Una prova a chi scrive',
    }
    app.post('/newsletter/issues/:id/test', { schema: test }, async (request, reply) => {
      const { email } = sessions.of(request).account
      const { subject, body } = await byId(idOf(request.params))
      const mail = letters.preview({ subject: `[Prova] ${subject}`, body })
      mailer.send({ to: email, ...mail })
      return reply.code(202).send({ message: `Prova spedita a ${email}` })
    })
  }

const mailings =
  ({ issues, sessions, wake }: NewsletterIssuesRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const known = knownIssue(issues)
    const after = (id: number) => {
      wake()
      return known(id)
    }
    const one = { params, response: { ...answers, 202: NewsletterIssue }, tags }

    const send = { ...one, body: z.object({ version: z.int() }), summary: 'Spedisce un numero' }
    app.post('/newsletter/issues/:id/send', { schema: send }, async (request, reply) => {
      const id = idOf(request.params)
      expectReady(await issues.byId(id))
      const wish = await issues.send(sessions.of(request).account, id, request.body.version)
      if (wish === 'nobody')
        throw new AppError('conflict', 'Nessun indirizzo è confermato: non c’è a chi scrivere.')
      expectDone(wish)
      return reply.code(202).send(await after(id))
    })

    const stop = { ...one, summary: 'Ferma la spedizione' }
    app.post('/newsletter/issues/:id/stop', { schema: stop }, async (request) => {
      const id = idOf(request.params)
      expectDone(await issues.stop(sessions.of(request).account, id), 'Questo numero non è in spedizione')
      return after(id)
    })

    const resume = { ...one, summary: 'Riprende la spedizione' }
    app.post('/newsletter/issues/:id/resume', { schema: resume }, async (request, reply) => {
      const id = idOf(request.params)
      expectDone(await issues.resume(sessions.of(request).account, id), 'Questo numero non è fermo')
      return reply.code(202).send(await after(id))
    })

    const troubles = { params, response: { 200: TroubledDeliveries, 404: ApiError }, tags }
    app.get(
      '/newsletter/issues/:id/troubles',
      { schema: { ...troubles, summary: 'Le lettere non arrivate o incerte' } },
      async (request) => {
        const { id } = await known(idOf(request.params))
        return issues.troubles(id)
      },
    )

    const retry = { ...one, summary: 'Rimanda una lettera' }
    app.post('/newsletter/deliveries/:id/retry', { schema: retry }, async (request, reply) => {
      const { wish, issueId } = await issues.retry(sessions.of(request).account, idOf(request.params))
      expectDone(wish, 'Questa lettera non si può rimandare')
      return reply.code(202).send(await after(issueId))
    })
  }

/** A draft may lack everything, a letter may not. */
function expectReady(issue: IssueText | undefined): void {
  const { subject = '', body = '' } = issue ?? {}
  const fields = {
    ...(subject.trim() === '' && { subject: 'Scrivi l’oggetto' }),
    ...(body.trim() === '' && { body: 'Scrivi il testo' }),
  }
  const [message] = Object.values(fields)
  if (issue && message) throw new AppError('invalid_input', message, { fields })
}
