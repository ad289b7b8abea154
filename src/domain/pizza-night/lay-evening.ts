import { localClock } from '#domain/dough/plan/local-clock.ts'
import { nightWarnings } from '#domain/dough/plan/plan-warnings.ts'
import { type Baker, baker } from '#domain/dough/plan/waking-hours.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { foldsAmong } from './doughs/dough-plan.ts'
import { type DoughProblem, doughsToMake, type EveningDough } from './doughs/evening-dough.ts'
import { makeDough } from './doughs/make-dough.ts'
import { BEGINNINGS } from './evening-fields.ts'
import type { EveningRequest } from './evening-request.ts'
import { type EveningList, eveningList } from './list/evening-list.ts'
import type { EveningMenu, MenuAnswer } from './menu/evening-menu.ts'
import type { Table } from './menu/piece-of.ts'
import { lastServedMs, moreAtOnce, type Obstacle } from './obstacle.ts'
import { type BakedPizza, bakingOrder, handsOfQueue, layQueue } from './oven/queue.ts'
import { bakeOf, recoveryMin } from './oven/recovery.ts'
import { COOL_OVEN_C, degrees, lastPiece } from './refusals.ts'
import { hottestOf } from './request-refusal.ts'
import { isServedInTime, lateRefusal } from './served-by.ts'
import { doughActs, ovenAct } from './timeline/acts.ts'
import { cleanActs, keptClean } from './timeline/clean-acts.ts'
import { foldWays } from './timeline/fold-acts.ts'
import type { Act, Before, Span } from './timeline/hands.ts'
import { toppingActs } from './timeline/topping-acts.ts'
import { trayActs } from './timeline/tray-acts.ts'

export type Evening = {
  bakeAtMs: number
  timeZone: string
  table: Table
  /** Why the site has chosen how all eat. */
  why: string
  menu: EveningMenu
  doughs: readonly EveningDough[]
  acts: readonly Act[]
  queue: readonly BakedPizza[]
  recoveryMin: number
  places: number
  list: EveningList
  warnings: readonly string[]
}

export type Planned = { evening: Evening } | Exclude<MenuAnswer, { menu: EveningMenu }> | Obstacle

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const BUSY_SHARE = 0.8

function queueOf(request: EveningRequest, menu: EveningMenu): BakedPizza[] {
  const { oven, bakeAtMs } = request
  const order = menu.order ?? bakingOrder(menu.places, menu.pizzas)
  return layQueue({
    pieces: order.map((piece) => ({ ...piece, notBeforeMs: bakeAtMs })),
    bakeOf: (pizza) => bakeOf(pizza, request),
    isWithoutGluten: (pizza) => pizza.isWithoutGluten,
    recoveryMin: recoveryMin(request),
    freeMs: Array.from({ length: oven.atOnce }, () => bakeAtMs),
    busy: [],
    flourFromMs: Number.NEGATIVE_INFINITY,
  })
}

type Prepared = { doughs: EveningDough[]; acts: Act[] } | { problem: DoughProblem }

const REMADE =
  "Una pizza che avevi messo nel menu non va più bene per questa tavola: ne abbiamo scelta un'altra."
const byTime = (one: Span, other: Span) => one.startMs - other.startMs
const NO_HANDS = { problem: 'no-hands' } as const

function prepare(
  request: EveningRequest,
  menu: EveningMenu,
  queue: readonly BakedPizza[],
  up: Baker,
  ways?: readonly number[],
): Prepared {
  const { bakeAtMs, nowMs, begin, oven, spareBall } = request
  const earliestMs = Math.max(nowMs ?? Number.NEGATIVE_INFINITY, bakeAtMs - BEGINNINGS[begin] * HOUR_MS)
  const wanted = doughsToMake(queue, spareBall)
  const folds = ways ?? foldsAmong(wanted.length)
  const doughs: EveningDough[] = []
  const acts: Act[] = []
  const atDoughs: Span[] = []
  const busy: Span[] = handsOfQueue(queue)
  const add = (more: readonly Act[]) => {
    acts.push(...more)
    busy.push(...more.filter(({ needsHands }) => needsHands))
  }
  const before = () => ({ busy, up, bakeAtMs, earliestMs })
  for (const dough of wanted) {
    const made = makeDough(dough, {
      request,
      up,
      busy: [...atDoughs],
      earliestMs,
      folds,
    })
    if (typeof made === 'string') return { problem: made }
    const own = doughActs(made, { busy, up, hasMixer: request.hasMixer })
    const clean = own && cleanActs(made, own, before())
    if (own === null || clean === null) return NO_HANDS
    const works = [...clean, ...own]
    doughs.push(made)
    atDoughs.push(...works.filter(({ needsHands }) => needsHands))
    add(works)
  }
  const lit = ovenAct(oven, before())
  if (lit === null) return NO_HANDS
  add([lit])
  add(trayActs(queue, doughs, before()))
  const last = foldsAndToppings({ doughs, menu, queue }, before())
  if (last === null) return NO_HANDS
  add(last)
  const inTime = acts.toSorted(byTime)
  return { doughs, acts: keptClean(inTime, { doughs, queue }) }
}

/** A minute for the dough comes before the toppings, and these fit into what is left. */
function foldsAndToppings(
  { doughs, menu, queue }: Pick<Evening, 'doughs' | 'menu' | 'queue'>,
  before: Before,
): Act[] | null {
  for (const more of foldWays(doughs, before)) {
    const busy = [...before.busy, ...more]
    const toppings = toppingActs(menu, queue, { ...before, busy, folds: more.toSorted(byTime) })
    if (toppings) return [...more, ...toppings]
  }
  return null
}

function warningsOf(
  { bakeAtMs, oven }: EveningRequest,
  doughs: readonly EveningDough[],
  acts: readonly Act[],
): string[] {
  const fromMs = bakeAtMs - 2 * HOUR_MS
  const busyMs = acts
    .filter(({ needsHands }) => needsHands)
    .reduce(
      (sum, { startMs, endMs }) => sum + Math.max(0, Math.min(endMs, bakeAtMs) - Math.max(startMs, fromMs)),
      0,
    )
  const told = doughs.flatMap(({ plan }) => {
    const atNight = new Set(nightWarnings(plan.steps))
    return plan.warnings.filter((warning) => !atNight.has(warning))
  })
  const hottestC = hottestOf(oven)
  return [
    ...(hottestC < COOL_OVEN_C
      ? [
          `A ${degrees(hottestC)} la pizza cuoce piano e il bordo resta chiaro e asciutto: scalda il forno fino in fondo, cuoci in basso e accendi il grill alla fine.`,
        ]
      : []),
    ...new Set(told),
    ...(busyMs > BUSY_SHARE * 2 * HOUR_MS
      ? ['Le ultime due ore sono piene: fatti aiutare con i condimenti, o preparane qualcuno prima.']
      : []),
  ]
}

export function layEvening(request: EveningRequest, menu: EveningMenu): Planned {
  const up = baker(request.waking, localClock(request.timeZone))
  const queue = queueOf(request, menu)
  const endMs = lastServedMs(queue)
  if (!up.isUp(request.bakeAtMs, (endMs - request.bakeAtMs) / MINUTE_MS)) {
    const more = moreAtOnce(request)
    return {
      refusal: {
        code: 'at-night',
        field: 'bakeAt',
        message: `${lastPiece(request)} sarebbe in tavola alle ${formatTime(endMs, request.timeZone)}, quando dormi già: comincia prima${more === null ? '' : `, o ${more}`}.`,
      },
    }
  }
  if (!isServedInTime(request, endMs))
    return { refusal: lateRefusal(request, endMs, (changed) => 'evening' in layEvening(changed, menu)) }
  const folded = prepare(request, menu, queue, up)
  const isCrowded = 'problem' in folded && new Set(menu.pizzas.map(({ doughKind }) => doughKind)).size > 1
  const prepared = isCrowded ? prepare(request, menu, queue, up, [0]) : folded
  if ('problem' in prepared) return { ...prepared, menu, queue }
  const { doughs, acts } = prepared
  return {
    evening: {
      bakeAtMs: request.bakeAtMs,
      timeZone: request.timeZone,
      table: { service: request.service, oven: request.oven },
      why: request.why ?? '',
      menu,
      doughs,
      acts,
      queue,
      recoveryMin: recoveryMin(request),
      places: request.oven.atOnce,
      list: eveningList(menu, doughs, queue, request),
      warnings: [...(menu.isRemade ? [REMADE] : []), ...warningsOf(request, doughs, acts)],
    },
  }
}
