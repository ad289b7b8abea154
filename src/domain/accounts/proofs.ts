/** Minutes for which a proof of identity stays valid (decision of the site). */
export const PROOF_LASTS_MIN = 10

/** Hours in which an address change can be undone from the previous address (decision of the site). */
export const UNDO_LASTS_H = 72
