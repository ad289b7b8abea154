/** The tasks at the doughs and at the oven.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  the plans of the doughs.
 * Valid   plans whose tasks do not overlap. */

import { WORK_MIN } from '#domain/dough/plan/plan-phases.ts'
import type { PlanStep } from '#domain/dough/plan/plan-steps.ts'
import type { Baker } from '#domain/dough/plan/waking-hours.ts'
import { preheatMinutes } from '#domain/oven-guide/bake-plan.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { isPan, surfaceName } from '#domain/oven-guide/surfaces.ts'
import type { EveningDough } from '../doughs/evening-dough.ts'
import type { EveningOven } from '../evening-fields.ts'
import { type Act, type ActKind, type Before, latestStart, type Span } from './hands.ts'

const MINUTE_MS = 60_000
const NEXT_BALLS_MIN = 1
export const SPREAD_MIN = 5

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
