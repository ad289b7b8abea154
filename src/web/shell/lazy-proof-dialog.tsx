import { useEffect, useSyncExternalStore } from 'react'
import { answerProofRequest, proofRequest } from '../api/proof-request.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

function NotAsked() {
  useEffect(() => answerProofRequest(false), [])
  return null
}
const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'), { missing: () => <NotAsked /> })

export function LazyProofDialog() {
  const missing = useSyncExternalStore(proofRequest.subscribe, proofRequest.current, () => undefined)
  return missing ? <ProofDialog missing={missing} /> : null
}
