import { useState } from 'react'
import type { Session } from './session.ts'

/**
 * True from the login until a logout. It stays true when the session expires or the network fails, so that
 * typed text is not lost.
 */
export function useIsSomebody(session: Session): boolean {
  const [wasSomebody, setSomebody] = useState(false)
  const hasLeft = session.state === 'anonymous' && !session.hasEnded
  const isSomebody = session.state === 'user' || (wasSomebody && !hasLeft)
  if (isSomebody !== wasSomebody) setSomebody(isSomebody)
  return isSomebody
}
