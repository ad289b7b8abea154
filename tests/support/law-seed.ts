import fc from 'fast-check'
import { isProof } from './proof.ts'

/** `npm test` tries the same cases every time: what it refuses, a change has broken. The proof looks for new ones. */
if (!isProof) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_127 })
