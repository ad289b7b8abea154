import { useState } from 'react'
import type { Session } from './session.ts'

/**
 * True once `session` is somebody's, until he leaves himself: what he is writing stays before him when his session ends
 * under his hands or the network goes.
 */
export function useIsSomebody(session: Session): boolean {
  const [wasSomebody, setSomebody] = useState(false)
  const hasLeft = session.state === 'anonymous' && !session.hasEnded
  const isSomebody = session.state === 'user' || (wasSomebody && !hasLeft)
  if (isSomebody !== wasSomebody) setSomebody(isSomebody)
  return isSomebody
}
