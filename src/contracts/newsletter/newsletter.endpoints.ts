import { get, post } from '../endpoint.ts'
import type { Message, NewsletterSubscription, NewsletterToken } from './newsletter.ts'

export const subscribeToNewsletter = post<{ body: NewsletterSubscription; response: Message }>(
  '/api/newsletter',
)
export const confirmSubscription = post<{ body: NewsletterToken; response: Message }>(
  '/api/newsletter/confirm',
)
export const leaveNewsletter = post<{ query: NewsletterToken; response: Message }>(
  '/api/newsletter/unsubscribe',
)
export const openLeavingPage = get<{ query: NewsletterToken }>('/api/newsletter/unsubscribe')
