/** The evening goes on: a pizza has come out, the cook is late. What is left is planned again at once.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  `queue.ts`; nothing else is counted again: doughs and menu stay what they are.
 * Valid   events of this evening, in any order. A delay moves nothing to an earlier time; a pizza that comes out early
 *         lets those behind it go in earlier. */
import type { EveningDough } from './doughs/evening-dough.ts'
import { type BakedPizza, handsOfQueue, layQueue } from './oven/queue.ts'
import type { Bake } from './oven/recovery.ts'
import type { Act } from './timeline/acts.ts'

export type EveningEvent =
  /** 'Sfornata': the pizza of this place in the queue. */
  | { kind: 'out'; pizza: number; atMs: number }
  /** 'In ritardo di 10 minuti'. */
  | { kind: 'late'; minutes: number; atMs: number }

const MINUTE_MS = 60_000

/** What is left of an evening, whichever way its pizzas are named. */
export type Running<P> = {
  acts: readonly Act[]
  queue: readonly BakedPizza<P>[]
  recoveryMin: number
  places: number
}

type Settled<P> = {
  isWithoutGluten: (pizza: P) => boolean
  notBefore: (pizza: BakedPizza<P>) => number
  isIn: (pizza: BakedPizza<P>) => boolean
}

/** The queue from the first pizza that is not yet in the oven; those before it stay. */
function relaid<P>(
  { queue, recoveryMin, places }: Running<P>,
  { isWithoutGluten, notBefore, isIn }: Settled<P>,
): readonly BakedPizza<P>[] {
  const from = queue.findIndex((pizza) => !isIn(pizza))
  if (from < 0) return queue
  const settled = queue.slice(0, from)
  const left = queue.slice(from)
  const hot = settled
    .map(({ outMs }) => outMs + recoveryMin * MINUTE_MS)
    .toSorted((one, other) => other - one)
    .slice(0, places)
  const bakes = new Map(left.map(({ pizza, bake }) => [pizza, bake]))
  return [
    ...settled,
    ...layQueue<P>({
      pieces: left.map((one) => ({ pizza: one.pizza, portions: one.portions, notBeforeMs: notBefore(one) })),
      bakeOf: (pizza) => bakes.get(pizza) as Bake,
      isWithoutGluten,
      recoveryMin,
      freeMs: Array.from({ length: places }, (_, index) => hot[index] ?? Number.NEGATIVE_INFINITY),
      busy: handsOfQueue(settled),
      flourFromMs: Math.max(
        ...settled.filter(({ pizza }) => isWithoutGluten(pizza)).map(({ servedMs }) => servedMs),
      ),
    }),
  ]
}

function late<P>(
  running: Running<P>,
  { minutes, atMs }: { minutes: number; atMs: number },
  isWithoutGluten: Settled<P>['isWithoutGluten'],
): Running<P> {
  const lateMs = Math.max(0, minutes) * MINUTE_MS
  const acts = running.acts.map((act) => {
    if (act.endMs <= atMs) return act
    const endMs = act.endMs + lateMs
    return act.startMs >= atMs ? { ...act, startMs: act.startMs + lateMs, endMs } : { ...act, endMs }
  })
  const notBefore = ({ inMs }: BakedPizza<P>) => inMs + lateMs
  const isIn = ({ inMs }: BakedPizza<P>) => inMs <= atMs
  return { ...running, acts, queue: relaid(running, { isWithoutGluten, notBefore, isIn }) }
}

function out<P>(
  running: Running<P>,
  { pizza, atMs }: { pizza: number; atMs: number },
  isWithoutGluten: Settled<P>['isWithoutGluten'],
): Running<P> {
  const queue = running.queue.map((one, index) => {
    if (index !== pizza || atMs <= one.inMs) return one
    const servedMs = atMs + (one.servedMs - one.outMs)
    return { ...one, lookMs: Math.min(one.lookMs, atMs), outMs: atMs, servedMs }
  })
  return {
    ...running,
    queue: relaid(
      { ...running, queue },
      { isWithoutGluten, notBefore: () => atMs, isIn: ({ inMs }) => inMs <= atMs },
    ),
  }
}

/** The evening after all that has happened. */
export function replanned<P, E extends Running<P>>(
  evening: E & Running<P>,
  events: readonly EveningEvent[],
  isWithoutGluten: (pizza: P) => boolean,
): E {
  const { acts, queue } = events
    .toSorted((one, other) => one.atMs - other.atMs)
    .reduce<Running<P>>(
      (state, event) =>
        event.kind === 'late' ? late(state, event, isWithoutGluten) : out(state, event, isWithoutGluten),
      evening,
    )
  return { ...evening, acts, queue }
}

type AskedDough = Pick<EveningDough, 'name' | 'pizzas' | 'rounds'>

/** Names of the doughs of which a ball would now go into the oven past its hour. */
export function doughsPastTheirHour(
  doughs: readonly AskedDough[],
  queue: readonly BakedPizza<string>[],
): string[] {
  return doughs
    .filter(({ pizzas, rounds }) => {
      const lastInMs = Math.max(
        ...queue.filter(({ pizza }) => pizzas.includes(pizza)).map(({ inMs }) => inMs),
      )
      return lastInMs > Math.max(...rounds.map(({ toMs }) => toMs))
    })
    .map(({ name }) => name)
}
