export const ISSUE_STATES = ['draft', 'waiting', 'sending', 'sent', 'stopped'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/**
 * Result of sending one email to one address. 'uncertain': the connection ended before the mail server
 * answered. 'left': the address unsubscribed before its email was sent.
 */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'uncertain', 'left'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
