import { endpoint } from '../endpoint.ts'
import type {
  IssueChange,
  IssuePreview,
  IssueText,
  NewsletterIssue,
  SubscriberCounts,
  TroubledDelivery,
} from './admin-newsletter.ts'
import type { Message, NewsletterSubscription } from './newsletter.ts'

export const getSubscriberCounts = endpoint<{ response: SubscriberCounts }>(
  'GET',
  '/api/admin/newsletter/subscribers',
)
export const removeSubscriber = endpoint<{ body: NewsletterSubscription; response: Message }>(
  'POST',
  '/api/admin/newsletter/subscribers/remove',
)
export const listIssues = endpoint<{ response: NewsletterIssue[] }>('GET', '/api/admin/newsletter/issues')
export const createIssue = endpoint<{ body: IssueText; response: NewsletterIssue }>(
  'POST',
  '/api/admin/newsletter/issues',
)
export const getIssue = endpoint<{ params: { id: number }; response: NewsletterIssue }>(
  'GET',
  '/api/admin/newsletter/issues/:id',
)
export const changeIssue = endpoint<{ params: { id: number }; body: IssueChange; response: NewsletterIssue }>(
  'PUT',
  '/api/admin/newsletter/issues/:id',
)
export const deleteIssue = endpoint<{ params: { id: number } }>('DELETE', '/api/admin/newsletter/issues/:id')
export const previewIssue = endpoint<{ body: IssueText; response: IssuePreview }>(
  'POST',
  '/api/admin/newsletter/preview',
)
export const testIssue = endpoint<{ params: { id: number }; response: Message }>(
  'POST',
  '/api/admin/newsletter/issues/:id/test',
)
export const sendIssue = endpoint<{
  params: { id: number }
  body: { version: number }
  response: NewsletterIssue
}>('POST', '/api/admin/newsletter/issues/:id/send')
export const stopIssue = endpoint<{ params: { id: number }; response: NewsletterIssue }>(
  'POST',
  '/api/admin/newsletter/issues/:id/stop',
)
export const resumeIssue = endpoint<{ params: { id: number }; response: NewsletterIssue }>(
  'POST',
  '/api/admin/newsletter/issues/:id/resume',
)
export const listTroubledDeliveries = endpoint<{ params: { id: number }; response: TroubledDelivery[] }>(
  'GET',
  '/api/admin/newsletter/issues/:id/troubles',
)
export const retryDelivery = endpoint<{ params: { id: number }; response: NewsletterIssue }>(
  'POST',
  '/api/admin/newsletter/deliveries/:id/retry',
)
