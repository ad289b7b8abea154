import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  changeIssue,
  createIssue,
  deleteIssue,
  getIssue,
  getSubscriberCounts,
  listIssues,
  listTroubledDeliveries,
  previewIssue,
  removeSubscriber,
  resumeIssue,
  retryDelivery,
  sendIssue,
  stopIssue,
  testIssue,
} from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import {
  IssueChange,
  IssuePreview,
  IssueText,
  NewsletterIssue,
  SubscriberCounts,
  TroubledDeliveries,
} from '#contracts/newsletter/admin-newsletter.ts'
import { Message, NewsletterSubscription } from '#contracts/newsletter/newsletter.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { NewsletterLetters } from '#server/mail/newsletter-letters.ts'
import { begun, created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { NewsletterIssuesRepository, Wish } from './newsletter-issues.repository.ts'

export interface NewsletterIssuesRoutesOptions {
  issues: NewsletterIssuesRepository
  sessions: Pick<SessionKeeper, 'of'>
  letters: NewsletterLetters
  mailer: Pick<Mailer, 'send'>
  wake: () => void
}

const answers = ok(NewsletterIssue, 400, 404, 409)
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
    const counts = { response: ok(SubscriberCounts), summary: 'Quanti sono gli iscritti' }
    serve(app, getSubscriberCounts, counts, () => issues.counts())

    const remove = {
      body: NewsletterSubscription,
      response: ok(Message, 400, 404),
      summary: 'Toglie un indirizzo dagli iscritti',
    }
    serve(app, removeSubscriber, remove, async (request) => {
      const isGone = await issues.removeSubscriber(sessions.of(request).account, request.body.email)
      if (!isGone) throw new AppError('not_found', 'Questo indirizzo non è iscritto')
      return { message: 'Indirizzo tolto dagli iscritti' }
    })
  }

const drafts =
  ({ issues, sessions, letters, mailer }: NewsletterIssuesRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const byId = knownIssue(issues)
    const list = { response: ok(z.array(NewsletterIssue)), summary: 'I numeri della newsletter' }
    serve(app, listIssues, list, () => issues.list())

    const create = { body: IssueText, response: created(NewsletterIssue, 400), summary: 'Una nuova bozza' }
    serve(app, createIssue, create, async (request) => {
      const id = await issues.create(sessions.of(request).account, request.body)
      return await byId(id)
    })

    const one = { response: answers }
    serve(app, getIssue, { ...one, summary: 'Un numero' }, (request) => byId(request.params.id))

    const change = { ...one, body: IssueChange, summary: 'Salva una bozza' }
    serve(app, changeIssue, change, async (request) => {
      const { id } = request.params
      expectDone(await issues.change(sessions.of(request).account, id, request.body))
      return byId(id)
    })

    const remove = { response: nothing(404, 409) }
    serve(app, deleteIssue, { ...remove, summary: 'Elimina una bozza' }, async (request) => {
      expectDone(await issues.remove(sessions.of(request).account, request.params.id))
    })

    const preview = {
      body: IssueText,
      response: ok(IssuePreview, 400),
      summary: 'La lettera come la mostra un programma di posta',
    }
    serve(app, previewIssue, preview, async (request) => letters.preview(request.body))

    const test = { response: begun(Message, 404), summary: 'Una prova a chi scrive' }
    serve(app, testIssue, test, async (request) => {
      const { email } = sessions.of(request).account
      const { subject, body } = await byId(request.params.id)
      const mail = letters.preview({ subject: `[Prova] ${subject}`, body })
      mailer.send({ to: email, ...mail })
      return { message: `Prova spedita a ${email}` }
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
    const one = { response: { ...answers, 202: NewsletterIssue } }

    const send = { ...one, body: z.object({ version: z.int() }), summary: 'Spedisce un numero' }
    serve(app, sendIssue, send, async (request, reply) => {
      const { id } = request.params
      expectReady(await issues.byId(id))
      const wish = await issues.send(sessions.of(request).account, id, request.body.version)
      if (wish === 'nobody')
        throw new AppError('conflict', "Nessun indirizzo è confermato: non c'è a chi scrivere.")
      expectDone(wish)
      reply.code(202)
      return after(id)
    })

    const stop = { ...one, summary: 'Ferma la spedizione' }
    serve(app, stopIssue, stop, async (request) => {
      const { id } = request.params
      expectDone(await issues.stop(sessions.of(request).account, id), 'Questo numero non è in spedizione')
      return after(id)
    })

    const resume = { ...one, summary: 'Riprende la spedizione' }
    serve(app, resumeIssue, resume, async (request, reply) => {
      const { id } = request.params
      expectDone(await issues.resume(sessions.of(request).account, id), 'Questo numero non è fermo')
      reply.code(202)
      return after(id)
    })

    const troubles = { response: ok(TroubledDeliveries, 404) }
    serve(
      app,
      listTroubledDeliveries,
      { ...troubles, summary: 'Le lettere non arrivate o incerte' },
      async (request) => {
        const { id } = await known(request.params.id)
        return issues.troubles(id)
      },
    )

    const retry = { ...one, summary: 'Rimanda una lettera' }
    serve(app, retryDelivery, retry, async (request, reply) => {
      const { wish, issueId } = await issues.retry(sessions.of(request).account, request.params.id)
      expectDone(wish, 'Questa lettera non si può rimandare')
      reply.code(202)
      return after(issueId)
    })
  }

function expectReady(issue: IssueText | undefined): void {
  const { subject = '', body = '' } = issue ?? {}
  const fields = {
    ...(subject.trim() === '' && { subject: "Scrivi l'oggetto" }),
    ...(body.trim() === '' && { body: 'Scrivi il testo' }),
  }
  const [message] = Object.values(fields)
  if (issue && message) throw new AppError('invalid_input', message, { fields })
}
