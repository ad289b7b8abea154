/** All tasks for the evening in one timeline.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  the plans of the doughs and the oven queue; the minutes for toppings and for cleaning are
 *         [stima].
 * Valid   plans whose tasks do not overlap. Toppings are prepared as late as possible, those without gluten
 *         first; all at once, unless a guest's allergy or what is without gluten keeps them apart. */

import { WORK_MIN } from '#domain/dough/plan/plan-phases.ts'
import type { PlanStep } from '#domain/dough/plan/plan-steps.ts'
import type { Baker } from '#domain/dough/plan/waking-hours.ts'
import { preheatMinutes } from '#domain/oven-guide/bake-plan.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { isPan, surfaceName } from '#domain/oven-guide/surfaces.ts'
import { counted } from '#domain/words/counted.ts'
import type { EveningDough } from '../doughs/evening-dough.ts'
import type { EveningOven } from '../evening-fields.ts'
import { listed } from '../guest-groups.ts'
import type { EveningMenu } from '../menu/evening-menu.ts'
import type { EveningPizza } from '../menu/evening-pizza.ts'
import type { BakedPizza } from '../oven/queue.ts'
import { DRESS_MIN } from '../oven/recovery.ts'
import { shortName } from '../unit-words.ts'
import { CLEAN_MIN, cleaning, cleanLast } from './clean-acts.ts'
import { type Act, type ActKind, type Before, latestStart, type Span } from './hands.ts'

const MINUTE_MS = 60_000
const NEXT_BALLS_MIN = 1
export const SPREAD_MIN = 5
const TOPPINGS_MIN = { first: 10, each: 2, most: 60 } as const
/** Covered in the fridge toppings keep as long; they are prepared as late as hands are free. */
const TOPPINGS_UP_TO_H = 8

/** From this hydration on, a dough without a mixer is folded in its bowl instead of kneaded [stima]. */
const FOLDED_FROM_PCT = 68

function mixNote({ form, isWithoutGluten }: EveningDough, hasMixer: boolean): string {
  if (isWithoutGluten)
    return "Come dice la ricetta: senza glutine non c'è maglia da sviluppare, basta che non restino grumi."
  if (hasMixer)
    return "Nell'impastatrice: bassa velocità finché la farina è bagnata, poi media fino a un impasto liscio che si avvolge al gancio. Misura la temperatura quando hai finito."
  if (form === null) return 'Come dice la ricetta: dosi e tempi sono i suoi.'
  return form.hydrationPct >= FOLDED_FROM_PCT
    ? 'A mano, in ciotola: mescola, poi piega la pasta su se stessa a più riprese con le mani bagnate, finché è liscia. Misura la temperatura quando hai finito.'
    : 'A mano, sul banco: lavora fino a un impasto liscio, con due pause di qualche minuto se oppone resistenza. Misura la temperatura quando hai finito.'
}

function noteOf({ kind, note }: PlanStep, dough: EveningDough, hasMixer: boolean): string {
  if (kind === 'mix') return mixNote(dough, hasMixer)
  if (kind !== 'balls') return note
  if (dough.balls === 1)
    return dough.isTray ? "Forma l'impasto, poi coprilo." : 'Forma il panetto, poi coprilo.'
  return dough.isTray ? `Dividi l'impasto in ${dough.balls} pezzi, uno per teglia, poi coprili.` : note
}

/** What goes into a tray is not a ball. */
const OF_TRAY: Readonly<Record<string, { title: string; note: string }>> = {
  fridge: { title: 'Impasto in frigo', note: 'Ben coperto, con spazio per crescere.' },
  'fridge-out': {
    title: 'Impasto fuori dal frigo',
    note: 'Lascialo coperto: deve tornare morbido e a temperatura ambiente.',
  },
}

function ofStep(step: PlanStep, dough: EveningDough, hasMixer: boolean): Act {
  const { kind, title, startMs, endMs, isRest } = step
  return {
    id: `${dough.kind}-${kind}-${startMs}`,
    kind: kind as ActKind,
    title,
    of: dough.name,
    note: noteOf(step, dough, hasMixer),
    ...(dough.isTray && OF_TRAY[kind]),
    startMs,
    endMs,
    needsHands: !isRest,
  }
}

export function doughActs(
  dough: EveningDough,
  { busy, up, hasMixer }: { busy: readonly Span[]; up: Baker; hasMixer: boolean },
): Act[] | null {
  const own = dough.plan.steps
    .filter(({ kind }) => kind !== 'oven' && kind !== 'bake')
    .map((step) => ofStep(step, dough, hasMixer))
  const taken = [...busy, ...own.filter(({ needsHands }) => needsHands)]
  const [, ...later] = dough.rounds
  const [one, many] = dough.isTray ? ['pezzo', 'pezzi'] : ['panetto', 'panetti']
  for (const [index, { outMs, fromMs, balls }] of later.entries()) {
    if (outMs === null) continue
    const endMs = outMs + NEXT_BALLS_MIN * MINUTE_MS
    const notBeforeMs = outMs - (fromMs - outMs) / 4
    const startMs = latestStart(taken, up, { endMs, workMin: NEXT_BALLS_MIN, notBeforeMs })
    if (startMs === null) return null
    const act: Act = {
      id: `${dough.kind}-fridge-out-${index + 2}`,
      kind: 'fridge-out',
      title: `${balls === 1 ? `Un altro ${one}` : `Altri ${balls} ${many}`} fuori dal frigo`,
      of: dough.name,
      note: 'Gli ultimi a essere infornati: così non passano di lievitazione mentre aspettano.',
      startMs,
      endMs: startMs + NEXT_BALLS_MIN * MINUTE_MS,
      needsHands: true,
    }
    own.push(act)
    taken.push(act)
  }
  return own
}

export function ovenAct(oven: EveningOven, before: Before): Act | null {
  const { oven: workMin } = WORK_MIN
  const endMs = before.bakeAtMs - (preheatMinutes(oven.type, oven.surface) - workMin) * MINUTE_MS
  const startMs = latestStart(before.busy, before.up, {
    ...before,
    endMs,
    workMin,
    notBeforeMs: before.earliestMs,
  })
  if (startMs === null) return null
  return {
    id: 'oven',
    kind: 'oven',
    title: 'Accendi il forno',
    of: '',
    note: !isPan(oven.surface)
      ? `Al massimo, con ${surfaceName(oven.surface, OVENS[oven.type].place).toLowerCase()} già dentro.`
      : `Al massimo: è caldo dopo ${preheatMinutes(oven.type, oven.surface)} minuti, e allora inforni.`,
    startMs,
    endMs: startMs + workMin * MINUTE_MS,
    needsHands: true,
  }
}

const toppingsMin = (count: number, { preparingMin }: EveningPizza) =>
  Math.min(TOPPINGS_MIN.first + TOPPINGS_MIN.each * count + preparingMin, TOPPINGS_MIN.most)

type Pieces = { pizza: EveningPizza; count: number }

function toppingsNote(pieces: readonly Pieces[]): string {
  const isCooked = pieces.some(({ pizza }) => pizza.cookingMin > 0)
  const cooked = isCooked ? 'salse e cotture come nella ricetta, il resto' : 'tutto'
  const countOf = (isTray: boolean) =>
    pieces
      .filter(({ pizza }) => (pizza.trayCm2 !== null) === isTray)
      .reduce((sum, { count }) => sum + count, 0)
  const [trays, rounds] = [countOf(true), countOf(false)]
  const parts = [
    ...(trays > 0 ? [counted(trays, 'teglia', 'teglie')] : []),
    ...(rounds > 0 ? [counted(rounds, 'pizza', 'pizze')] : []),
  ]
  return `Per ${listed(parts).replace(/\b1 /g, 'una ')}: ${cooked} lavato, tagliato e pronto in ciotole.`
}

const toppingsTitle = (pizzas: readonly EveningPizza[]) =>
  pizzas.some(({ cookingMin }) => cookingMin > 0) ? 'Prepara salse e condimenti' : 'Prepara i condimenti'

const toppingsFromMs = ({ earliestMs, bakeAtMs }: Before) =>
  Math.max(earliestMs, bakeAtMs - TOPPINGS_UP_TO_H * 60 * MINUTE_MS)

/** Those of all pizzas in one go; null where hands are not free for so long. */
function toppingsTogether(pizzas: readonly EveningPizza[], queue: readonly BakedPizza[], before: Before) {
  const pieces = pizzas.map((pizza) => ({
    pizza,
    count: queue.filter((baked) => baked.pizza.key === pizza.key).length,
  }))
  const workMin = pieces.reduce((sum, { pizza, count }) => sum + toppingsMin(count, pizza), 0)
  const startMs = latestStart(before.busy, before.up, {
    endMs: before.bakeAtMs - DRESS_MIN * MINUTE_MS,
    workMin,
    notBeforeMs: toppingsFromMs(before),
  })
  if (startMs === null) return null
  const act: Act = {
    id: 'toppings',
    kind: 'toppings',
    title: toppingsTitle(pizzas),
    of: listed(pizzas.map(({ name }) => shortName(name))),
    note: toppingsNote(pieces),
    startMs,
    endMs: startMs + workMin * MINUTE_MS,
    needsHands: true,
  }
  return [act]
}

export function toppingActs(
  { pizzas, places }: Pick<EveningMenu, 'pizzas' | 'places'>,
  queue: readonly BakedPizza[],
  before: Before,
): Act[] | null {
  const isApart =
    pizzas.some(({ isWithoutGluten }) => isWithoutGluten) ||
    places.some(({ guest }) => guest.allergies.length > 0)
  const together = isApart || pizzas.length === 1 ? null : toppingsTogether(pizzas, queue, before)
  return together ?? toppingsApart(pizzas, queue, before)
}

function toppingsApart(
  pizzas: readonly EveningPizza[],
  queue: readonly BakedPizza[],
  before: Before,
): Act[] | null {
  const busy = [...before.busy]
  const last = cleanLast(queue, before)
  if (last === null) return null
  const acts: Act[] = last ? [last] : []
  busy.push(...acts)
  const latestMs = last?.startMs ?? before.bakeAtMs - DRESS_MIN * MINUTE_MS
  let firstMs = latestMs
  // Each is prepared as late as hands are free. Gluten-free pizzas are first in the list, so the loop comes to
  // them last, and their toppings are prepared before all others.
  for (const pizza of pizzas.toReversed()) {
    const { key, name } = pizza
    const count = queue.filter((baked) => baked.pizza.key === key).length
    const cleanMin = pizza.isWithoutGluten && pizza === pizzas[0] ? CLEAN_MIN : 0
    const workMin = cleanMin + toppingsMin(count, pizza)
    const endMs = pizza.isWithoutGluten ? firstMs : latestMs
    const startMs = latestStart(busy, before.up, {
      endMs,
      workMin,
      notBeforeMs: toppingsFromMs(before),
    })
    if (startMs === null) return null
    const act: Act = {
      id: `toppings-${key}`,
      kind: 'toppings',
      title: toppingsTitle([pizza]),
      of: name,
      note: toppingsNote([{ pizza, count }]),
      startMs: startMs + cleanMin * MINUTE_MS,
      endMs: startMs + workMin * MINUTE_MS,
      needsHands: true,
    }
    const own = cleanMin > 0 ? [cleaning('clean-toppings', name, startMs), act] : [act]
    acts.unshift(...own)
    busy.push(...own)
    firstMs = Math.min(firstMs, startMs)
  }
  return acts
}
