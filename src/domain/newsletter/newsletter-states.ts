/** The text of an issue can be edited only while it is a draft. */
export const ISSUE_STATES = ['draft', 'waiting', 'sending', 'sent', 'stopped'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/**
 * Result of sending one email to one address. 'uncertain': the server stopped or lost its connection before
 * the mail server answered. 'left': the address unsubscribed before its email was sent.
 */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'uncertain', 'left'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
