import { useEffect } from 'react'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { addedAt } from '#domain/pizza-night/oven/queue.ts'
import { dueMs } from '#domain/pizza-night/progress.ts'
import { endTimes } from '../timers/end-times.ts'

/** A pizza that somebody has put into the oven and nobody has taken out. */
export type Baking = Pick<EveningSheet['queue'][number], 'inMs' | 'lookMs' | 'bake'> & {
  /** In the queue. */
  place: number
  name: string
}

const PREFIX = 'timer:serata:'

/** When to look at it and when it is to be out; what is done in a minute or two is looked at all the time. */
function timersOf({ place, name, inMs, lookMs, bake }: Baking) {
  const timer = (kind: string, endsAt: number, label: string) => ({
    key: `${PREFIX}${place}:${kind}`,
    // Another evening's pizza of the same place goes in at another hour.
    time: { endsAt, label, what: name, page: location.pathname + location.search },
  })
  const outMs = dueMs({ inMs, bake })
  const out = timer('sforna', outMs, 'sforna')
  if (bake.isAttended || lookMs >= outMs) return [out]
  const look = timer('guarda', lookMs, 'guarda se è pronta')
  return [
    ...addedAt({ inMs, outMs, bake }).map(({ startMs }) => timer('aggiungi', startMs, 'aggiungi il resto')),
    look,
    out,
  ]
}

/** The timers of the site, one and the same for every page: what bakes has its own, what is out has none. */
export function useOvenTimers(baking: readonly Baking[]) {
  const wanted = JSON.stringify(baking.flatMap(timersOf))
  useEffect(() => {
    const timers: ReturnType<typeof timersOf> = JSON.parse(wanted)
    for (const { key } of endTimes.all(Date.now()))
      if (key.startsWith(PREFIX) && !timers.some((timer) => timer.key === key)) endTimes.forget(key)
    for (const { key, time } of timers)
      if (endTimes.read(key)?.endsAt !== time.endsAt) endTimes.write(key, time)
  }, [wanted])
}
