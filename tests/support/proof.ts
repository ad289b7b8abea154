/** True in `npm run proof`, which tries everything; `npm test` proves each promise once. */
export const isProof = process.env.PROOF === '1'

/** How many cases a law tries: a few in `npm test`, all of them in the proof. */
export const cases = (inTest: number, inProof: number): number => (isProof ? inProof : inTest)
