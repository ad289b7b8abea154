/** Minutes for which a proof of identity stays valid. Source: DECISION of the site. */
export const PROOF_LASTS_MIN = 10

/** Hours in which the previous address can undo an address change. Source: DECISION of the site. */
export const UNDO_LASTS_H = 72
