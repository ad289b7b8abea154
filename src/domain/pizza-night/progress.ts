/** The evening goes on: a pizza has come out, the cook is late. What is left is planned again at once.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  `queue.ts`; nothing else is counted again: doughs and menu stay what they are.
 * Valid   events of this evening, in any order. A pizza stays in the oven until somebody says that it is out: those that
 *         are to have its place wait as long. A delay moves nothing to an earlier time; a pizza that comes out early lets
 *         those behind it go in earlier, but for a delay. */
import type { Baker } from '#domain/dough/plan/waking-hours.ts'
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

type State<P> = Running<P> & {
  isWithoutGluten: (pizza: P) => boolean
  /** Places in the queue of what is said to be out. */
  out: ReadonlySet<number>
  /** How many have gone in: the first ones of the queue. */
  gone: number
  /** For each pizza, the moment to which somebody has put it off. */
  putOffMs: readonly number[]
}

/** The queue from the first pizza that is not yet in the oven; those before it stay. */
function relaid<P>(state: State<P>, notBefore: (pizza: BakedPizza<P>, index: number) => number): State<P> {
  const { queue, recoveryMin, places, isWithoutGluten, gone } = state
  if (gone === queue.length) return state
  const settled = queue.slice(0, gone)
  const left = queue.slice(gone)
  const hot = settled
    .map(({ outMs }) => outMs + recoveryMin * MINUTE_MS)
    .toSorted((one, other) => other - one)
    .slice(0, places)
  const bakes = new Map(left.map(({ pizza, bake }) => [pizza, bake]))
  const laid = layQueue<P>({
    pieces: left.map((one, index) => ({
      pizza: one.pizza,
      portions: one.portions,
      notBeforeMs: notBefore(one, gone + index),
    })),
    bakeOf: (pizza) => bakes.get(pizza) as Bake,
    isWithoutGluten,
    recoveryMin,
    freeMs: Array.from({ length: places }, (_, index) => hot[index] ?? Number.NEGATIVE_INFINITY),
    busy: handsOfQueue(settled),
    flourFromMs: Math.max(
      ...settled.filter(({ pizza }) => isWithoutGluten(pizza)).map(({ servedMs }) => servedMs),
    ),
  })
  return { ...state, queue: [...settled, ...laid] }
}

const outAt = <P>(pizza: BakedPizza<P>, outMs: number): BakedPizza<P> => ({
  ...pizza,
  lookMs: Math.min(pizza.lookMs, outMs),
  outMs,
  servedMs: outMs + (pizza.servedMs - pizza.outMs),
})

/** The same evening at another hour: what should be out and is not holds its place, and who waits for it waits on. */
function stateAt<P>(state: State<P>, atMs: number): State<P> {
  const { queue, recoveryMin, places, out, isWithoutGluten } = state
  const settled: BakedPizza<P>[] = []
  for (const [index, pizza] of queue.entries()) {
    const taken = settled.filter(({ outMs }) => outMs + recoveryMin * MINUTE_MS > pizza.inMs)
    if (pizza.inMs > atMs || taken.length >= places) break
    // No dough of wheat is stretched as long as something without gluten is not said to be out.
    const isFlourKeptAway = settled.some((one) => isWithoutGluten(one.pizza) && one.servedMs > pizza.dressMs)
    if (isFlourKeptAway && !isWithoutGluten(pizza.pizza)) break
    settled.push(out.has(index) || pizza.outMs >= atMs ? pizza : outAt(pizza, atMs))
  }
  const next = { ...state, gone: settled.length }
  if (settled.every((pizza, index) => pizza === queue[index])) return next
  return relaid({ ...next, queue: [...settled, ...queue.slice(next.gone)] }, ({ inMs }) => inMs)
}

function afterDelay<P>(state: State<P>, { minutes, atMs }: { minutes: number; atMs: number }): State<P> {
  const lateMs = Math.max(0, minutes) * MINUTE_MS
  const acts = state.acts.map((act) => {
    if (act.endMs <= atMs) return act
    const endMs = act.endMs + lateMs
    return act.startMs >= atMs ? { ...act, startMs: act.startMs + lateMs, endMs } : { ...act, endMs }
  })
  const putOffMs = state.queue.map(({ inMs }) => inMs + lateMs)
  return relaid({ ...state, acts, putOffMs }, (_, index) => putOffMs[index] ?? atMs)
}

function afterPizza<P>(state: State<P>, { pizza, atMs }: { pizza: number; atMs: number }): State<P> {
  const { queue, gone, out, putOffMs } = state
  if (pizza >= gone || out.has(pizza)) return state
  return relaid(
    {
      ...state,
      out: new Set([...out, pizza]),
      queue: queue.map((one, index) => (index === pizza ? outAt(one, atMs) : one)),
    },
    (_, index) => Math.max(atMs, putOffMs[index] ?? atMs),
  )
}

/** The evening as it stands at `nowMs`, after all that has happened. */
export function replanned<P, E extends Running<P>>(
  evening: E & Running<P>,
  events: readonly EveningEvent[],
  { isWithoutGluten, nowMs }: { isWithoutGluten: (pizza: P) => boolean; nowMs: number },
): E {
  const { acts, queue, recoveryMin, places } = evening
  const begun: State<P> = {
    acts,
    queue,
    recoveryMin,
    places,
    isWithoutGluten,
    out: new Set(),
    gone: 0,
    putOffMs: [],
  }
  const after = events
    .toSorted((one, other) => one.atMs - other.atMs)
    .reduce((state, event) => {
      const then = stateAt(state, event.atMs)
      return event.kind === 'late' ? afterDelay(then, event) : afterPizza(then, event)
    }, begun)
  const now = stateAt(after, nowMs)
  return { ...evening, acts: now.acts, queue: now.queue }
}

/** When a pizza is to be out, however long it has stayed. */
export const dueMs = ({ inMs, bake }: Pick<BakedPizza<unknown>, 'inMs' | 'bake'>): number =>
  inMs + bake.maxS * 1000

/** The first work from `nowMs` on that falls into the hours of sleep; null where none does. */
export function firstInSleep(
  { acts, queue }: Pick<Running<unknown>, 'acts' | 'queue'>,
  up: Baker,
  nowMs: number,
): number | null {
  const asleep = [...acts.filter(({ needsHands }) => needsHands), ...handsOfQueue(queue)]
    .filter(({ startMs, endMs }) => endMs > nowMs && !up.isUp(startMs, (endMs - startMs) / MINUTE_MS))
    .map(({ startMs }) => startMs)
  return asleep.length > 0 ? Math.min(...asleep) : null
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
