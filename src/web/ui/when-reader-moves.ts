/** What a reader does before touching anything. */
const SIGNS = ['pointermove', 'scroll', 'touchstart', 'keydown'] as const

let isHere = false
const waiting = new Set<() => void>()

function arrive() {
  isHere = true
  for (const run of waiting) run()
  waiting.clear()
}

if (!import.meta.env.SSR) {
  for (const type of SIGNS) addEventListener(type, arrive, { capture: true, once: true, passive: true })
}

/** Runs once the reader has moved, at once when he has already: before it nobody needs what buttons open. */
export function whenReaderMoves(run: () => void) {
  if (isHere) run()
  else waiting.add(run)
}
