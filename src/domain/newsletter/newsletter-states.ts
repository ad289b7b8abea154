/** In which state an issue is. It is written until it is sent; from then on its text stays as it is. */
export const ISSUE_STATES = ['draft', 'waiting', 'sending', 'sent', 'stopped'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/**
 * What became of one letter to one address. 'uncertain': the server died, or lost its connection, between handing the
 * letter over and hearing the answer, so nobody can know. 'left': the address has unsubscribed before its turn.
 */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'uncertain', 'left'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
