import { z } from 'zod'
import { DELIVERY_STATES, type DeliveryState, ISSUE_STATES } from '#domain/newsletter/newsletter-states.ts'
import { PRINTABLE, STRANGE } from '../written-text.ts'

const count = z.int().min(0)
const LIMITS = { subject: 150, body: 20_000 } as const

/** How many read the newsletter. Addresses stay where they are. */
export const SubscriberCounts = z.object({
  confirmed: count,
  /** Asked for it and have not confirmed yet. */
  unconfirmed: count,
  confirmedLast30Days: count,
})
export type SubscriberCounts = z.infer<typeof SubscriberCounts>

/** The text of an issue. A draft may be empty; sending needs a subject and a text. */
export const IssueText = z.object({
  subject: z
    .string()
    .max(LIMITS.subject, `Usa al massimo ${LIMITS.subject} caratteri`)
    .regex(/^[^\p{Cc}]*$/u, "L'oggetto sta su una riga sola")
    .regex(PRINTABLE, STRANGE),
  body: z.string().max(LIMITS.body, 'Il testo è troppo lungo').regex(PRINTABLE, STRANGE),
})
export type IssueText = z.infer<typeof IssueText>

/** `version` is the one that was read, so that nobody overwrites somebody else's change unknowingly. */
export const IssueChange = IssueText.extend({ version: z.int() })
export type IssueChange = z.infer<typeof IssueChange>

export const NewsletterIssue = IssueText.extend({
  id: z.int(),
  state: z.enum(ISSUE_STATES),
  version: z.int(),
  /** Instants are ISO 8601. */
  updatedAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** Why it stands still, in a sentence. */
  message: z.string().nullable(),
  /** How many letters it has, and how many of them in each state. */
  total: count,
  counts: z.object(
    Object.fromEntries(DELIVERY_STATES.map((state) => [state, count])) as Record<DeliveryState, typeof count>,
  ),
})
export type NewsletterIssue = z.infer<typeof NewsletterIssue>

/** An issue as a mail program shows it. */
export const IssuePreview = z.object({ subject: z.string(), html: z.string(), text: z.string() })
export type IssuePreview = z.infer<typeof IssuePreview>

/** A letter that did not arrive, may not have, or is tried again. */
const TroubledDelivery = z.object({
  id: z.int(),
  /** Null when the address has left since. */
  email: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: count,
  message: z.string().nullable(),
})
export type TroubledDelivery = z.infer<typeof TroubledDelivery>
export const TroubledDeliveries = z.array(TroubledDelivery)
