/** Replans a running evening at once when a pizza comes out, or when the cook is late or ahead.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  `queue.ts`; doughs and menu stay unchanged.
 * Valid   events of this evening, in any order. A pizza stays in the oven until the user reports that it is
 *         out. Pizzas for the same place wait until then. A delay moves nothing to an earlier time. A pizza
 *         that comes out early lets the next ones go in earlier, unless there is a delay. Being ahead takes the
 *         delays back; once all is prepared, pizzas go in as soon as the oven is hot and their balls are ripe. */
import type { Baker } from '#domain/dough/plan/waking-hours.ts'
import type { EveningDough } from './doughs/evening-dough.ts'
import { type BakedPizza, handsOfQueue, layQueue } from './oven/queue.ts'
import { type Bake, DRESS_MIN } from './oven/recovery.ts'
import type { Act } from './timeline/hands.ts'

export type EveningEvent =
  | { kind: 'out'; pizza: number; atMs: number }
  | { kind: 'late'; minutes: number; atMs: number }
  | { kind: 'early'; atMs: number }

const MINUTE_MS = 60_000

export type Running<P> = {
  acts: readonly Act[]
  queue: readonly BakedPizza<P>[]
  recoveryMin: number
  places: number
}

type State<P> = Running<P> & {
  isWithoutGluten: (pizza: P) => boolean
  out: ReadonlySet<number>
  gone: number
  putOffMs: readonly number[]
  readyMs: (place: number) => number
  planned: Pick<Running<P>, 'acts' | 'queue'>
}

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

/** The state at `atMs`. An overdue pizza still occupies its place, and the pizzas behind it wait. */
function stateAt<P>(state: State<P>, atMs: number): State<P> {
  const { queue, recoveryMin, places, out, isWithoutGluten } = state
  const settled: BakedPizza<P>[] = []
  for (const [index, pizza] of queue.entries()) {
    const taken = settled.filter(({ outMs }) => outMs + recoveryMin * MINUTE_MS > pizza.inMs)
    if (pizza.inMs > atMs || taken.length >= places) break
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

const litMs = ({ acts }: Pick<Running<unknown>, 'acts'>) =>
  acts.find(({ kind }) => kind === 'oven')?.startMs ?? Number.NEGATIVE_INFINITY

const hotFromMs = <P>({ planned, ...now }: State<P>): number =>
  litMs(now) + (planned.queue[0]?.inMs ?? 0) - litMs(planned)

/** As long as something is left to prepare, being ahead only takes delays back: guests come at the hour that
 * was planned. After that the next pizza may go in before it. */
function afterEarly<P>(state: State<P>, { atMs }: { atMs: number }): State<P> {
  const { acts, queue, gone, readyMs, planned } = state
  const [next] = queue.slice(gone)
  if (!next) return state
  const isAhead = ({ startMs }: Act) => startMs >= atMs
  const ahead = acts.filter(isAhead)
  const isPreparing = ahead.some(({ startMs }) => startMs < next.inMs)
  const inHand = acts.filter((act) => act.needsHands && !isAhead(act) && act.endMs > atMs)
  const freeMs = Math.max(atMs, ...inHand.map(({ endMs }) => endMs))
  const earliestMs = (place: number) =>
    Math.max(
      freeMs + (queue[place]?.bake.dressMin ?? DRESS_MIN) * MINUTE_MS,
      readyMs(place),
      isPreparing ? (planned.queue[place]?.inMs ?? 0) : hotFromMs(state),
    )
  const room = ahead.map(({ startMs }) => startMs - freeMs)
  const sooner = Math.max(0, Math.min(next.inMs - earliestMs(gone), ...room))
  const moved = acts.map((act, index) => {
    const delayMs = act.startMs - (planned.acts[index]?.startMs ?? 0)
    const byMs = isAhead(act) ? Math.min(sooner, delayMs) : 0
    return { ...act, startMs: act.startMs - byMs, endMs: act.endMs - byMs }
  })
  return relaid({ ...state, acts: moved, putOffMs: [] }, ({ inMs }, place) =>
    Math.min(inMs, Math.max(earliestMs(place), isPreparing ? inMs - sooner : atMs)),
  )
}

function afterPizza<P>(state: State<P>, { pizza, atMs }: { pizza: number; atMs: number }): State<P> {
  const { queue, gone, out, putOffMs, readyMs } = state
  if (pizza >= gone || out.has(pizza)) return state
  return relaid(
    {
      ...state,
      out: new Set([...out, pizza]),
      queue: queue.map((one, index) => (index === pizza ? outAt(one, atMs) : one)),
    },
    (_, index) => Math.max(atMs, putOffMs[index] ?? readyMs(index)),
  )
}

type Rules<P> = {
  isWithoutGluten: (pizza: P) => boolean
  nowMs: number
  /** From when on the ball of a place of the queue may be baked. */
  readyMs?: (place: number) => number
}

export function replanned<P, E extends Running<P>>(
  evening: E & Running<P>,
  events: readonly EveningEvent[],
  { isWithoutGluten, nowMs, readyMs = () => Number.NEGATIVE_INFINITY }: Rules<P>,
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
    readyMs,
    planned: evening,
  }
  const after = events
    .toSorted((one, other) => one.atMs - other.atMs)
    .reduce((state, event) => {
      const then = stateAt(state, event.atMs)
      if (event.kind === 'early') return afterEarly(then, event)
      return event.kind === 'late' ? afterDelay(then, event) : afterPizza(then, event)
    }, begun)
  const now = stateAt(after, nowMs)
  return { ...evening, acts: now.acts, queue: now.queue }
}

export const dueMs = ({ inMs, bake }: Pick<BakedPizza<unknown>, 'inMs' | 'bake'>): number =>
  inMs + bake.maxS * 1000

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

/** The ball of a place is of the round that its turn among those of its dough falls into. */
export function ripeFrom({
  doughs,
  queue,
}: {
  doughs: readonly AskedDough[]
  queue: readonly Pick<BakedPizza<string>, 'pizza'>[]
}): (place: number) => number {
  const taken = new Map<AskedDough, number>()
  const ripe = queue.map(({ pizza }) => {
    const dough = doughs.find(({ pizzas }) => pizzas.includes(pizza))
    if (!dough) return Number.NEGATIVE_INFINITY
    const turn = taken.get(dough) ?? 0
    taken.set(dough, turn + 1)
    const fromMs = dough.rounds.flatMap((round) => Array.from({ length: round.balls }, () => round.fromMs))
    return fromMs[turn] ?? Math.max(...fromMs)
  })
  return (place) => ripe[place] ?? Number.NEGATIVE_INFINITY
}

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
