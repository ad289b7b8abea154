import { useEffect, useSyncExternalStore } from 'react'
import { answerProofRequest, proofRequest } from '../api/proof-request.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

/** Where the window cannot be loaded the call stays refused, in its own words. */
function NotAsked() {
  useEffect(() => answerProofRequest(false), [])
  return null
}
const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'), { missing: () => <NotAsked /> })

/** The one window that asks who is at the keyboard, for whatever call was refused for it; loaded with the first. */
export function LazyProofDialog() {
  const missing = useSyncExternalStore(proofRequest.subscribe, proofRequest.current, () => undefined)
  return missing ? <ProofDialog missing={missing} /> : null
}
