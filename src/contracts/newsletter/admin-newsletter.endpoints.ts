import { get, post, put, remove } from '../endpoint.ts'
import type {
  IssueChange,
  IssuePreview,
  IssueText,
  NewsletterIssue,
  SubscriberCounts,
  TroubledDelivery,
} from './admin-newsletter.ts'
import type { Message, NewsletterSubscription } from './newsletter.ts'

export const getSubscriberCounts = get<{ response: SubscriberCounts }>('/api/admin/newsletter/subscribers')
export const removeSubscriber = post<{ body: NewsletterSubscription; response: Message }>(
  '/api/admin/newsletter/subscribers/remove',
)
export const listIssues = get<{ response: NewsletterIssue[] }>('/api/admin/newsletter/issues')
export const createIssue = post<{ body: IssueText; response: NewsletterIssue }>(
  '/api/admin/newsletter/issues',
)
export const getIssue = get<{ params: { id: number }; response: NewsletterIssue }>(
  '/api/admin/newsletter/issues/:id',
)
export const changeIssue = put<{ params: { id: number }; body: IssueChange; response: NewsletterIssue }>(
  '/api/admin/newsletter/issues/:id',
)
export const deleteIssue = remove<{ params: { id: number } }>('/api/admin/newsletter/issues/:id')
export const previewIssue = post<{ body: IssueText; response: IssuePreview }>('/api/admin/newsletter/preview')
export const testIssue = post<{ params: { id: number }; response: Message }>(
  '/api/admin/newsletter/issues/:id/test',
)
export const sendIssue = post<{
  params: { id: number }
  body: { version: number }
  response: NewsletterIssue
}>('/api/admin/newsletter/issues/:id/send')
export const stopIssue = post<{ params: { id: number }; response: NewsletterIssue }>(
  '/api/admin/newsletter/issues/:id/stop',
)
export const resumeIssue = post<{ params: { id: number }; response: NewsletterIssue }>(
  '/api/admin/newsletter/issues/:id/resume',
)
export const listTroubledDeliveries = get<{ params: { id: number }; response: TroubledDelivery[] }>(
  '/api/admin/newsletter/issues/:id/troubles',
)
export const retryDelivery = post<{ params: { id: number }; response: NewsletterIssue }>(
  '/api/admin/newsletter/deliveries/:id/retry',
)
