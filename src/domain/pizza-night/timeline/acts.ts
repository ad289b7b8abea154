/** Everything that somebody does for the evening, in one line of time.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  the plans of the doughs and the oven queue; the minutes for toppings and for cleaning are [stima].
 * Valid   plans whose works do not meet. Toppings are prepared as late as the hands allow, those without gluten first. */

import { WORK_MIN } from '#domain/dough/plan/plan-phases.ts'
import type { PlanStep, PlanStepKind } from '#domain/dough/plan/plan-steps.ts'
import type { Baker } from '#domain/dough/plan/waking-hours.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { SURFACE_TABLE } from '#domain/oven-guide/surfaces.ts'
import type { EveningDough } from '../doughs/evening-dough.ts'
import type { EveningOven } from '../evening-request.ts'
import type { EveningPizza } from '../menu/evening-pizza.ts'
import type { BakedPizza } from '../oven/queue.ts'
import { DRESS_MIN } from '../oven/recovery.ts'
import { latestStart, type Span } from './hands.ts'

export type ActKind = Exclude<PlanStepKind, 'bake'> | 'clean' | 'toppings'

/** Before the first pizza, and balls that leave the fridge later; the pizzas themselves stand in the queue. */
export type Act = Span & {
  id: string
  kind: ActKind
  title: string
  /** Which dough or pizza it is for; '' for the whole evening. */
  of: string
  note: string
  /** False while something rests. */
  needsHands: boolean
}

const MINUTE_MS = 60_000
const CLEAN_MIN = 10
const TOPPINGS_MIN = { first: 10, each: 2, most: 40 } as const
/** Earlier the cheese would dry and the basil wilt. */
const TOPPINGS_UP_TO_H = 5

/** From this hydration on a dough without a mixer is folded in its bowl rather than kneaded: [stima]. */
const FOLDED_FROM_PCT = 68

/** How a dough is mixed with what there is in the kitchen. The minutes are the plan's, which are those by hand. */
function mixNote({ form }: EveningDough, hasMixer: boolean): string {
  if (form === null)
    return 'Come dice la ricetta: senza glutine non c’è maglia da sviluppare, basta che non restino grumi.'
  if (hasMixer)
    return 'Nell’impastatrice: bassa velocità finché la farina è bagnata, poi media fino a un impasto liscio che si avvolge al gancio. Misura la temperatura quando hai finito.'
  return form.hydrationPct >= FOLDED_FROM_PCT
    ? 'A mano, in ciotola: mescola, poi piega la pasta su se stessa a più riprese con le mani bagnate, finché è liscia. Misura la temperatura quando hai finito.'
    : 'A mano, sul banco: lavora fino a un impasto liscio, con due pause di qualche minuto se oppone resistenza. Misura la temperatura quando hai finito.'
}

const ofStep = (
  { kind, title, note, startMs, endMs, isRest }: PlanStep,
  dough: EveningDough,
  hasMixer: boolean,
): Act => ({
  id: `${dough.kind}-${kind}-${startMs}`,
  kind: kind as ActKind,
  title,
  of: dough.name,
  note: kind === 'mix' ? mixNote(dough, hasMixer) : note,
  startMs,
  endMs,
  needsHands: !isRest,
})

/** The works of one dough, and the rounds of its balls that leave the fridge later. Null where a round finds no hands. */
export function doughActs(
  dough: EveningDough,
  { busy, up, hasMixer }: { busy: readonly Span[]; up: Baker; hasMixer: boolean },
): Act[] | null {
  const own = dough.plan.steps
    .filter(({ kind }) => kind !== 'oven' && kind !== 'bake')
    .map((step) => ofStep(step, dough, hasMixer))
  const taken = [...busy, ...own.filter(({ needsHands }) => needsHands)]
  const [, ...later] = dough.rounds
  for (const [index, { outMs, fromMs, balls }] of later.entries()) {
    if (outMs === null) continue
    const endMs = outMs + WORK_MIN['fridge-out'] * MINUTE_MS
    // A few minutes sooner make no difference to a ball; more would.
    const notBeforeMs = outMs - (fromMs - outMs) / 4
    const startMs = latestStart(taken, up, { endMs, workMin: WORK_MIN['fridge-out'], notBeforeMs })
    if (startMs === null) return null
    const act: Act = {
      id: `${dough.kind}-fridge-out-${index + 2}`,
      kind: 'fridge-out',
      title: balls === 1 ? 'Un altro panetto fuori dal frigo' : `Altri ${balls} panetti fuori dal frigo`,
      of: dough.name,
      note: 'Gli ultimi a essere infornati: così non passano di lievitazione mentre aspettano.',
      startMs,
      endMs: startMs + WORK_MIN['fridge-out'] * MINUTE_MS,
      needsHands: true,
    }
    own.push(act)
    taken.push(act)
  }
  return own
}

type Before = { busy: readonly Span[]; up: Baker; bakeAtMs: number; earliestMs: number }

/** As the first dough's plan says, and sooner for an oven that takes longer to be hot. */
export function ovenAct(oven: EveningOven, [first]: readonly EveningDough[], before: Before): Act | null {
  const planned = first?.plan.steps.find(({ kind }) => kind === 'oven')?.startMs ?? before.bakeAtMs
  const preheatMin = Math.max(OVENS[oven.type].preheatMin, SURFACE_TABLE[oven.surface].preheatMin)
  const { oven: workMin } = WORK_MIN
  const endMs = Math.min(planned, before.bakeAtMs - preheatMin * MINUTE_MS) + workMin * MINUTE_MS
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
    note:
      SURFACE_TABLE[oven.surface].preheatMin > 0
        ? `Al massimo, con ${SURFACE_TABLE[oven.surface].name.toLowerCase()} già dentro.`
        : 'Al massimo: quando inforni dev’essere caldo da un pezzo.',
    startMs,
    endMs: startMs + workMin * MINUTE_MS,
    needsHands: true,
  }
}

/** Surfaces, bowls and hands, before anything without gluten is touched. */
export function cleanAct(doughs: readonly EveningDough[], before: Before): Act | null | undefined {
  const dough = doughs.find(({ form }) => form === null)
  if (!dough) return undefined
  const startMs = latestStart(before.busy, before.up, {
    endMs: dough.plan.startMs,
    workMin: CLEAN_MIN,
    notBeforeMs: before.earliestMs,
  })
  if (startMs === null) return null
  return {
    id: 'clean',
    kind: 'clean',
    title: 'Pulisci piano, ciotole e strumenti',
    of: dough.name,
    note: 'Lava tutto ciò che toccherà l’impasto senza glutine, mani comprese, e cambia strofinacci e grembiule.',
    startMs,
    endMs: startMs + CLEAN_MIN * MINUTE_MS,
    needsHands: true,
  }
}

const toppingsMin = (count: number) =>
  Math.min(TOPPINGS_MIN.first + TOPPINGS_MIN.each * count, TOPPINGS_MIN.most)

/** Null where the hands are too busy. */
export function toppingActs(
  pizzas: readonly EveningPizza[],
  queue: readonly BakedPizza[],
  before: Before,
): Act[] | null {
  const busy = [...before.busy]
  let endMs = before.bakeAtMs - DRESS_MIN * MINUTE_MS
  const acts: Act[] = []
  // The last one is prepared last: what is without gluten comes first in the list of pizzas.
  for (const { key, name } of pizzas.toReversed()) {
    const count = queue.filter(({ pizza }) => pizza.key === key).length
    const workMin = toppingsMin(count)
    const notBeforeMs = Math.max(before.earliestMs, before.bakeAtMs - TOPPINGS_UP_TO_H * 60 * MINUTE_MS)
    const startMs = latestStart(busy, before.up, { endMs, workMin, notBeforeMs })
    if (startMs === null) return null
    const act: Act = {
      id: `toppings-${key}`,
      kind: 'toppings',
      title: 'Prepara i condimenti',
      of: name,
      note:
        count === 1
          ? 'Per una pizza: tutto lavato, tagliato e pronto in ciotole.'
          : `Per ${count} pizze: tutto lavato, tagliato e pronto in ciotole.`,
      startMs,
      endMs: startMs + workMin * MINUTE_MS,
      needsHands: true,
    }
    acts.unshift(act)
    busy.push(act)
    endMs = startMs
  }
  return acts
}
