import { z } from 'zod'
import { DELIVERY_STATES, type DeliveryState, ISSUE_STATES } from '#domain/newsletter/newsletter-states.ts'
import { PRINTABLE, STRANGE } from '../written-text.ts'

const count = z.int().min(0)
const LIMITS = { subject: 150, body: 20_000 } as const

export const SubscriberCounts = z.object({
  confirmed: count,
  unconfirmed: count,
  confirmedLast30Days: count,
})
export type SubscriberCounts = z.infer<typeof SubscriberCounts>

export const IssueText = z.object({
  subject: z
    .string()
    .max(LIMITS.subject, `Usa al massimo ${LIMITS.subject} caratteri`)
    .regex(/^[^\p{Cc}]*$/u, "L'oggetto sta su una riga sola")
    .regex(PRINTABLE, STRANGE),
  body: z.string().max(LIMITS.body, 'Il testo è troppo lungo').regex(PRINTABLE, STRANGE),
})
export type IssueText = z.infer<typeof IssueText>

export const IssueChange = IssueText.extend({ version: z.int() })
export type IssueChange = z.infer<typeof IssueChange>

export const NewsletterIssue = IssueText.extend({
  id: z.int(),
  state: z.enum(ISSUE_STATES),
  version: z.int(),
  updatedAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  message: z.string().nullable(),
  total: count,
  counts: z.object(
    Object.fromEntries(DELIVERY_STATES.map((state) => [state, count])) as Record<DeliveryState, typeof count>,
  ),
})
export type NewsletterIssue = z.infer<typeof NewsletterIssue>

export const IssuePreview = z.object({ subject: z.string(), html: z.string(), text: z.string() })
export type IssuePreview = z.infer<typeof IssuePreview>

const TroubledDelivery = z.object({
  id: z.int(),
  /** Null if the recipient has unsubscribed since. */
  email: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: count,
  message: z.string().nullable(),
})
export type TroubledDelivery = z.infer<typeof TroubledDelivery>
export const TroubledDeliveries = z.array(TroubledDelivery)
