import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiError } from '#contracts/api-error.ts'
import { Message, NewsletterSubscription } from '#contracts/newsletter.ts'
import type { NewsletterRepository } from './newsletter.repository.ts'

export interface NewsletterRoutesOptions {
  newsletter: Pick<NewsletterRepository, 'subscribe'>
  /** Subscriptions that one address may send in an hour. */
  subscriptionsPerHour: number
}

export const newsletterRoutes =
  ({ newsletter, subscriptionsPerHour }: NewsletterRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      body: NewsletterSubscription,
      response: { 201: Message, 400: ApiError, 429: ApiError },
      tags: ['newsletter'],
      summary: 'Iscrizione alla newsletter',
    }
    const config = { rateLimit: { max: subscriptionsPerHour, timeWindow: '1 hour' } }
    // The same answer for a new and a known address: who asks must not learn who reads.
    app.post('/newsletter', { schema, config }, async (request, reply) => {
      await newsletter.subscribe(request.body.email)
      return reply.code(201).send({ message: 'Iscrizione ricevuta. Grazie!' })
    })
  }
