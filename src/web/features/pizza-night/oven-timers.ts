import { useEffect } from 'react'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { addedAt } from '#domain/pizza-night/oven/queue.ts'
import { dueMs } from '#domain/pizza-night/progress.ts'
import { uncapitalised } from '#domain/words/italian-noun.ts'
import { endTimes } from '../timers/end-times.ts'

export type Baking = Pick<EveningSheet['queue'][number], 'inMs' | 'lookMs' | 'bake'> & {
  place: number
  name: string
  /** What is to be done halfway, if the pizza is baked in two stages. */
  add: string
}

const PREFIX = 'timer:serata:'

/** Timers to add the remaining ingredients, to check a pizza and to take it out. An attended bake has only the
 * last timer. */
function timersOf({ place, name, add, inMs, lookMs, bake }: Baking) {
  const timer = (kind: string, endsAt: number, label: string) => ({
    key: `${PREFIX}${place}:${kind}`,
    time: { endsAt, label, what: name, page: location.pathname + location.search },
  })
  const outMs = dueMs({ inMs, bake })
  const out = timer('sforna', outMs, 'sforna')
  if (bake.isAttended || lookMs >= outMs) return [out]
  const look = timer('guarda', lookMs, 'guarda se è pronta')
  return [
    ...addedAt({ inMs, outMs, bake }).map(({ startMs }) => timer('aggiungi', startMs, uncapitalised(add))),
    look,
    out,
  ]
}

/** Stores timers for the pizzas in the oven among the site's timers. Deletes the timers of other pizzas. */
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
