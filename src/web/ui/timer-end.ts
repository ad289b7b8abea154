import { alarm } from './alarm.ts'
import type { EndTime } from './end-times.ts'
import { stepSearch } from './step-address.ts'

/** What shows that somebody is back. */
const SIGNS = ['pointerdown', 'keydown', 'focus'] as const
let unmark: (() => void) | undefined

/** Says what has ended, and leads there. The notification lasts five seconds; the window's title waits for the cook. */
export function announceEnd(key: string, { label, recipe }: EndTime) {
  const [, id, step] = key.split(':')
  const isOven = id === 'forno'
  const name = recipe && `${recipe}, passo ${Number(step) + 1}`
  alarm(`${name ?? 'È finito il tempo'}: ${label}.`, {
    label: isOven ? 'Torna al forno' : 'Torna al passo',
    to: isOven ? '/guida-forno' : `/ricette/${id}${stepSearch(Number(step))}`,
  })
  markTitle(`⏰ Tempo scaduto: ${name ?? label}`)
}

function markTitle(mark: string) {
  unmark?.()
  const before = document.title
  const seen = new AbortController()
  unmark = () => {
    seen.abort()
    if (document.title === mark) document.title = before // another page has its own
    unmark = undefined
  }
  document.title = mark
  for (const sign of SIGNS) addEventListener(sign, unmark, { signal: seen.signal, capture: true })
}
