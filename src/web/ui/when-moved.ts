import { whenReaderMoves } from './when-reader-moves.ts'

/** Whoever comes with something of his own sees it at once: an account, what the device keeps, an open step. */
function isKnown(): boolean {
  if (document.cookie || location.search || history.state?.usr) return true
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}

/** For what tells a first visitor everything before its script is there. */
export const whenMoved = (go: () => void) => (isKnown() ? go() : whenReaderMoves(go))
