/** For how long somebody who has shown himself need not do it again. Source: DECISION of the site. */
export const PROOF_LASTS_MIN = 10

/** For how long a change of the address can be undone from the address before. Source: DECISION of the site. */
export const UNDO_LASTS_H = 72
