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

export function whenReaderMoves(run: () => void) {
  if (isHere) run()
  else waiting.add(run)
}
