/** All events of an evening in one timeline: tasks, and each pizza going in and coming out.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`).
 * Source  `acts.ts` and the oven queue of a sheet.
 * Valid   any sheet, including that of a running evening. */
import { bakeTimeRangeText } from '#domain/oven-guide/scale.ts'
import type { EveningSheet } from '../evening-sheet.ts'
import { addedAt } from '../oven/queue.ts'
import type { Act } from './acts.ts'

export type LineAct = Omit<Act, 'kind'> & {
  baked?: { place: number; isOut: boolean }
}

export function eveningLine({
  acts,
  queue,
  pizzas,
}: Pick<EveningSheet, 'acts' | 'queue' | 'pizzas'>): LineAct[] {
  const names = new Map(pizzas.map(({ key, name }) => [key, name]))
  const bakes = queue.flatMap(({ pizza, inMs, outMs, servedMs, bake }, place): LineAct[] => {
    const of = names.get(pizza) ?? ''
    return [
      {
        id: `in-${place}`,
        title: 'Inforna',
        of,
        note: `In forno ${bakeTimeRangeText(bake.minS, bake.maxS)}${bake.addS === undefined ? '' : ', in due tempi'}.`,
        startMs: inMs,
        endMs: outMs,
        needsHands: true,
        baked: { place, isOut: false },
      },
      ...addedAt({ inMs, outMs, bake }).map(
        (span): LineAct => ({
          ...span,
          id: `add-${place}`,
          title: 'Aggiungi il resto e rimetti in forno',
          of,
          note: 'Quello che la ricetta mette a metà cottura.',
          needsHands: true,
          baked: { place, isOut: false },
        }),
      ),
      {
        id: `out-${place}`,
        title: 'Sforna',
        of,
        note: '',
        startMs: outMs,
        endMs: servedMs,
        needsHands: true,
        baked: { place, isOut: true },
      },
    ]
  })
  return [...acts, ...bakes].sort((one, other) => one.startMs - other.startMs)
}
