import { endpoint } from '../endpoint.ts'
import type { Message, NewsletterSubscription, NewsletterToken } from './newsletter.ts'

export const subscribeToNewsletter = endpoint<{ body: NewsletterSubscription; response: Message }>(
  'POST',
  '/api/newsletter',
)
export const confirmSubscription = endpoint<{ body: NewsletterToken; response: Message }>(
  'POST',
  '/api/newsletter/confirm',
)
export const leaveNewsletter = endpoint<{ query: NewsletterToken; response: Message }>(
  'POST',
  '/api/newsletter/unsubscribe',
)
export const openLeavingPage = endpoint<{ query: NewsletterToken }>('GET', '/api/newsletter/unsubscribe')
