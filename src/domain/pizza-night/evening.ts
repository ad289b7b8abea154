/** An evening with pizza, from the guests to the last pizza out of the oven.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes, °C.
 * Source  the rooms of this folder: menu/, oven/, doughs/, timeline/, list/.
 * Valid   any request; what cannot be is refused in a sentence that says what to change. The same request gives the same
 *         evening. */
import { formatTime } from '#domain/calendar/clock-format.ts'
import { localClock } from '#domain/dough/plan/local-clock.ts'
import { type Baker, baker } from '#domain/dough/plan/waking-hours.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { type DoughProblem, doughsToMake, type EveningDough } from './doughs/evening-dough.ts'
import { makeDough } from './doughs/make-dough.ts'
import { RIPENINGS, ripeWindow } from './doughs/ripening.ts'
import { BEGINNINGS, EVENING_LIMITS, type EveningRequest } from './evening-request.ts'
import { type EveningList, eveningList } from './list/evening-list.ts'
import { type EveningMenu, eveningMenu, type MenuAnswer } from './menu/evening-menu.ts'
import { type EveningRecipe, eveningPizza } from './menu/evening-pizza.ts'
import { type BakedPizza, bakingOrder, handsOfQueue, layQueue } from './oven/queue.ts'
import { bakeOf, recoveryMin } from './oven/recovery.ts'
import { COOL_OVEN_C, COOLEST_OVEN_C, dayAndTime, degrees, type Refusal } from './refusals.ts'
import {
  type Act,
  cleanAct,
  doughActs,
  ovenAct,
  toppingActs,
  withoutNeedlessCleaning,
} from './timeline/acts.ts'
import type { Span } from './timeline/hands.ts'
import { adviceOf, wayOut } from './way-out.ts'

export type Evening = {
  bakeAtMs: number
  timeZone: string
  menu: EveningMenu
  doughs: readonly EveningDough[]
  /** In the order in which they begin. */
  acts: readonly Act[]
  queue: readonly BakedPizza[]
  /** From one pizza to the next at the same place of the oven. */
  recoveryMin: number
  /** How many pizzas the oven takes at once. */
  places: number
  list: EveningList
  /** In Italian. */
  warnings: readonly string[]
}
export type EveningAnswer = { evening: Evening } | { refusal: Refusal }

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const BUSY_SHARE = 0.8

const PAST: Refusal = {
  code: 'past',
  field: 'bakeAt',
  message: "Quest'ora è già passata: scegline una che deve ancora venire.",
}

const NO_SLEEP: Refusal = {
  code: 'no-sleep',
  field: 'wakeTo',
  message: 'Ti svegli e vai a dormire alla stessa ora: scrivi a che ora ti alzi e a che ora vai a letto.',
}

const hottestOf = ({ maxTempC, type }: EveningRequest['oven']): number => maxTempC ?? OVENS[type].usualMaxC

function refusalOf(request: EveningRequest, up: Baker): Refusal | null {
  const { guests, bakeAtMs, nowMs, timeZone, oven, waking } = request
  const { min, max } = EVENING_LIMITS.guests
  if (guests.length < min)
    return { code: 'no-guests', field: 'guests', message: "Di' quanti siete: almeno uno a tavola ci vuole." }
  if (guests.length > max)
    return {
      code: 'too-many-guests',
      field: 'guests',
      message: `Qui pianifichiamo serate fino a ${max} persone: per di più, dividi gli ospiti in due turni.`,
    }
  if (nowMs !== null && bakeAtMs <= nowMs) return PAST
  if (waking.fromMin === waking.toMin) return NO_SLEEP
  if (!up.isUp(bakeAtMs, 0))
    return {
      code: 'at-night',
      field: 'bakeAt',
      message: `Alle ${formatTime(bakeAtMs, timeZone)} dormi: sposta la prima pizza, o cambia le ore in cui sei sveglio.`,
    }
  const limitC = hottestOf(oven)
  if (limitC < COOLEST_OVEN_C)
    return {
      code: 'oven-too-cool',
      field: 'oven',
      message: `A ${degrees(limitC)} la pizza si asciuga prima di cuocere: serve un forno che arrivi almeno a ${degrees(COOLEST_OVEN_C)}.`,
    }
  return null
}

function queueOf({ oven, bakeAtMs }: EveningRequest, menu: EveningMenu): BakedPizza[] {
  return layQueue({
    pieces: bakingOrder(menu.places, menu.pizzas).map((piece) => ({ ...piece, notBeforeMs: bakeAtMs })),
    bakeOf: (pizza) => bakeOf(pizza, oven),
    isWithoutGluten: ({ own }) => own !== null,
    recoveryMin: recoveryMin(oven),
    freeMs: Array.from({ length: oven.atOnce }, () => bakeAtMs),
    busy: [],
    flourFromMs: Number.NEGATIVE_INFINITY,
  })
}

const lastServedMs = (queue: readonly BakedPizza[]) => Math.max(...queue.map(({ servedMs }) => servedMs))

/** For how many pizzas the shortest dough keeps its hour. */
function pizzasInTime(queue: readonly BakedPizza[], bakeAtMs: number): string {
  const hours = Math.min(...RIPENINGS.map((ripening) => ripening.hours))
  const { toMs } = ripeWindow({ mode: 'quick', hours }, { bakeAtMs, fermentHours: hours }, null)
  const count = queue.filter(({ inMs }) => inMs <= toMs).length
  return count === 1 ? 'ne riesce una' : `ne riescono ${count}`
}

/** What is in the way of an evening that another hour, or more time before it, may make possible. */
type Obstacle = { problem: DoughProblem; menu: EveningMenu; queue: readonly BakedPizza[] }

type Planned = { evening: Evening } | Exclude<MenuAnswer, { menu: EveningMenu }> | Obstacle

const CODES = {
  'too-long': 'too-long',
  'weak-flour': 'weak-flour',
  'no-hands': 'no-time',
  'at-night': 'no-time',
  'no-time': 'no-time',
} as const

/** Null where the oven is as large as can be said. */
const moreAtOnce = ({ atOnce }: EveningRequest['oven']): string | null =>
  atOnce < EVENING_LIMITS.atOnce.max ? 'inforna più pizze alla volta' : null

/** Up to the advice; and what may help where no hour of a day does: only what this evening has left to change. */
function complaint(
  { problem, queue, menu }: Obstacle,
  { bakeAtMs, flourW, oven }: EveningRequest,
): { why: string; field: Refusal['field']; else: string } {
  if (problem === 'too-long')
    return {
      why: `Il forno lavora per ${shortDuration((lastServedMs(queue) - bakeAtMs) / MINUTE_MS)} e gli ultimi panetti passerebbero di lievitazione`,
      field: 'oven',
      else: moreAtOnce(oven) ?? 'invita meno persone',
    }
  if (problem === 'weak-flour')
    return {
      why: `Una farina da W ${flourW} non regge le ore che restano`,
      field: 'flourW',
      else: 'prendine una più forte',
    }
  if (problem === 'no-hands')
    return {
      why: 'I lavori prima del forno non stanno nelle tue ore',
      field: 'maxPizzas',
      else: `scegli pizze più semplici${menu.pizzas.length > 1 ? ', o meno diverse tra loro' : ''}`,
    }
  if (problem === 'at-night')
    return {
      why: 'Con le tue ore di sonno i lavori non trovano posto',
      field: 'maxPizzas',
      else: `cambia le ore in cui sei sveglio${doughsToMake(queue, false).length > 1 ? ', o scegli meno impasti' : ''}`,
    }
  return {
    why: "Manca il tempo perché l'impasto maturi",
    field: 'maxPizzas',
    else: flourW === null ? 'scegli altre pizze' : 'scegli altre pizze, o una farina più forte',
  }
}

function obstacleRefusal(obstacle: Obstacle, request: EveningRequest): Refusal {
  const code = CODES[obstacle.problem]
  const { why, field, else: otherwise } = complaint(obstacle, request)
  const way = wayOut(request, (changed) => 'evening' in layEvening(changed, obstacle.menu))
  if (way === null) return { code, field, message: `${why}: ${otherwise}.` }
  const isSameHour = way.bakeAtMs === request.bakeAtMs
  const inTwoHours =
    obstacle.problem === 'too-long' && request.begin === 'due-ore' && isSameHour
      ? `. In due ore ${pizzasInTime(obstacle.queue, request.bakeAtMs)}`
      : ''
  return {
    code,
    field: isSameHour ? 'begin' : 'bakeAt',
    message: `${why}${inTwoHours}: ${adviceOf(request, way)}.`,
  }
}

type Prepared = { doughs: EveningDough[]; acts: Act[] } | { problem: DoughProblem }

const NO_HANDS = { problem: 'no-hands' } as const

function prepare(
  request: EveningRequest,
  menu: EveningMenu,
  queue: readonly BakedPizza[],
  up: Baker,
): Prepared {
  const { bakeAtMs, nowMs, begin, oven, spareBall } = request
  const earliestMs = Math.max(nowMs ?? Number.NEGATIVE_INFINITY, bakeAtMs - BEGINNINGS[begin] * HOUR_MS)
  const wanted = doughsToMake(queue, spareBall)
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
      isOnlyDough: wanted.length === 1,
    })
    if (typeof made === 'string') return { problem: made }
    const own = doughActs(made, { busy, up, hasMixer: request.hasMixer })
    const clean = cleanAct(made, before())
    if (own === null || clean === null) return NO_HANDS
    const works = clean ? [clean, ...own] : own
    doughs.push(made)
    atDoughs.push(...works.filter(({ needsHands }) => needsHands))
    add(works)
  }
  const lit = ovenAct(oven, doughs, before())
  if (lit === null) return NO_HANDS
  add([lit])
  const toppings = toppingActs(menu.pizzas, queue, before())
  if (toppings === null) return NO_HANDS
  add(toppings)
  const inTime = acts.toSorted((one, other) => one.startMs - other.startMs)
  return { doughs, acts: withoutNeedlessCleaning(inTime, doughs) }
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
  const told = doughs
    .flatMap(({ plan }) => plan.warnings)
    .filter((warning) => !warning.includes('fuori dalle tue ore'))
  const hottestC = hottestOf(oven)
  return [
    ...(hottestC < COOL_OVEN_C
      ? [
          `A ${degrees(hottestC)} la pizza cuoce piano e il bordo resta chiaro e asciutto: scalda il forno almeno 45 minuti, cuoci in basso e accendi il grill alla fine.`,
        ]
      : []),
    ...new Set(told),
    ...(busyMs > BUSY_SHARE * 2 * HOUR_MS
      ? ['Le ultime due ore sono piene: fatti aiutare con i condimenti, o preparane qualcuno prima.']
      : []),
  ]
}

/** Nothing of them is cooked before it goes on top; what somebody wishes stays. */
const quickOf = ({ guests }: EveningRequest, recipes: readonly EveningRecipe[]) =>
  recipes.filter(
    (recipe) =>
      eveningPizza(recipe)?.cookingMin === 0 || guests.some(({ wish }) => wish === String(recipe.id)),
  )

const DAYS_TRIED = 3

/** The first day on which the same evening at the same hour of the clock is possible. */
function pastRefusal(request: EveningRequest, nowMs: number, recipes: readonly EveningRecipe[]): Refusal {
  const { bakeAtMs, timeZone } = request
  const clock = localClock(timeZone)
  const { minuteOfDayMin } = clock.wallTimeOf(bakeAtMs)
  const today = clock.wallTimeOf(nowMs).day
  const next = Array.from({ length: DAYS_TRIED }, (_, days) =>
    clock.instantOf({ day: today + days, minuteOfDayMin }),
  ).find((atMs) => atMs > nowMs && 'evening' in planFrom({ ...request, bakeAtMs: atMs }, recipes))
  return next === undefined
    ? PAST
    : {
        ...PAST,
        message: `Quest'ora è già passata: puoi infornare la prima pizza ${dayAndTime(next, timeZone)}.`,
      }
}

/** Where the works find no room, the menu is made of pizzas that ask for less, unless somebody has chosen the recipes. */
function planFrom(request: EveningRequest, recipes: readonly EveningRecipe[]): Planned {
  const answer = planWith(request, recipes)
  if (!('problem' in answer) || answer.problem !== 'no-hands' || request.recipeIds !== null) return answer
  const quick = planWith(request, quickOf(request, recipes))
  return 'evening' in quick ? quick : answer
}

export function planEvening(request: EveningRequest, recipes: readonly EveningRecipe[]): EveningAnswer {
  const answer = planFrom(request, recipes)
  if ('problem' in answer) return { refusal: obstacleRefusal(answer, request) }
  if ('evening' in answer) return answer
  const { refusal, wider } = answer
  if (wider) return { refusal: withWhatElse(refusal, { ...request, ...wider }, recipes) }
  const { nowMs } = request
  return { refusal: refusal === PAST && nowMs !== null ? pastRefusal(request, nowMs, recipes) : refusal }
}

/** What the menu proposes may find no hours: then it is said at once, not after the next try. */
function withWhatElse(refusal: Refusal, wider: EveningRequest, recipes: readonly EveningRecipe[]): Refusal {
  const answer = planEvening(wider, recipes)
  if ('evening' in answer) return refusal
  const { message } = answer.refusal
  return {
    ...refusal,
    message: `${refusal.message} Da solo non basta: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  }
}

function planWith(request: EveningRequest, recipes: readonly EveningRecipe[]): Planned {
  const refusal = refusalOf(request, baker(request.waking, localClock(request.timeZone)))
  if (refusal) return { refusal }
  const chosen = eveningMenu(request, recipes)
  return 'refusal' in chosen ? chosen : layEvening(request, chosen.menu)
}

/** The evening of a menu, which is the same at any hour. */
function layEvening(request: EveningRequest, menu: EveningMenu): Planned {
  const up = baker(request.waking, localClock(request.timeZone))
  const queue = queueOf(request, menu)
  const endMs = lastServedMs(queue)
  if (!up.isUp(request.bakeAtMs, (endMs - request.bakeAtMs) / MINUTE_MS)) {
    const more = moreAtOnce(request.oven)
    return {
      refusal: {
        code: 'at-night',
        field: 'bakeAt',
        message: `L'ultima pizza sarebbe in tavola alle ${formatTime(endMs, request.timeZone)}, quando dormi già: comincia prima${more === null ? '' : `, o ${more}`}.`,
      },
    }
  }
  const prepared = prepare(request, menu, queue, up)
  if ('problem' in prepared) return { ...prepared, menu, queue }
  const { doughs, acts } = prepared
  return {
    evening: {
      bakeAtMs: request.bakeAtMs,
      timeZone: request.timeZone,
      menu,
      doughs,
      acts,
      queue,
      recoveryMin: recoveryMin(request.oven),
      places: request.oven.atOnce,
      list: eveningList(menu, doughs, queue, request.atHome),
      warnings: warningsOf(request, doughs, acts),
    },
  }
}
