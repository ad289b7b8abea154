/** Steps of a plan in order, with instructions in Italian.
 *
 * Units   milliseconds since 1970 UTC, minutes.
 * Source  the times found by `plan.ts`.
 * Valid   times in ascending order. */
import type { Moments, PlanRequest } from './plan-moments.ts'
import { WORK_MIN } from './plan-phases.ts'
import type { Baker } from './waking-hours.ts'

export type PlanStepKind =
  | 'preferment'
  | 'mix'
  | 'fold'
  | 'bulk'
  | 'balls'
  | 'fridge'
  | 'fridge-out'
  | 'oven'
  | 'bake'

export type PlanStep = {
  kind: PlanStepKind
  title: string
  note: string
  startMs: number
  endMs: number
  isRest: boolean
  isAtNight: boolean
}

const MINUTE_MS = 60_000

export const FOLD_NOTE = 'Tira un lembo e ripiegalo al centro, quattro volte in giro.'

type Draft = Pick<PlanStep, 'kind' | 'title' | 'note' | 'startMs'> & { endMs?: number }

export function stepsOf(asked: PlanRequest, moments: Moments, up: Baker): PlanStep[] {
  const drafts = [...preferment(asked, moments), ...dough(moments), ...oven(moments)]
  return drafts
    .map((draft): PlanStep => {
      const isRest = draft.kind === 'bulk'
      const workMin = draft.kind === 'bulk' ? 0 : WORK_MIN[draft.kind]
      return {
        ...draft,
        endMs: draft.endMs ?? draft.startMs + workMin * MINUTE_MS,
        isRest,
        // Only the start of a step counts: baking and the meal may last beyond bedtime.
        isAtNight: !isRest && !up.isUp(draft.startMs, 0),
      }
    })
    .sort((one, other) => one.startMs - other.startMs)
}

function preferment(asked: PlanRequest, { prefermentMs }: Moments): Draft[] {
  if (asked.preferment === null || prefermentMs === null) return []
  const isBiga = asked.preferment.kind === 'biga'
  return [
    {
      kind: 'preferment',
      title: isBiga ? 'Prepara la biga' : 'Prepara il poolish',
      note: isBiga
        ? 'Mescola appena: deve restare grezza e fresca.'
        : "Mescola finché non c'è più farina asciutta e copri.",
      startMs: prefermentMs,
    },
  ]
}

function dough({ mixMs, mixEndMs, foldsMs, ballsMs, ballsEndMs, fridgeOutMs }: Moments): Draft[] {
  const folds = foldsMs.map(
    (startMs, index): Draft => ({
      kind: 'fold',
      title: `Piega ${index + 1} di ${foldsMs.length}`,
      note: FOLD_NOTE,
      startMs,
    }),
  )
  const cold: Draft[] =
    fridgeOutMs === null
      ? []
      : [
          {
            kind: 'fridge',
            title: 'Panetti in frigo',
            note: 'In una cassetta chiusa, ben distanziati.',
            startMs: ballsEndMs,
          },
          {
            kind: 'fridge-out',
            title: 'Panetti fuori dal frigo',
            note: 'Lasciali coperti: devono tornare morbidi e a temperatura ambiente.',
            startMs: fridgeOutMs,
          },
        ]
  return [
    {
      kind: 'mix',
      title: 'Impasta',
      note: 'Fino a un impasto liscio; misura la temperatura quando hai finito.',
      startMs: mixMs,
    },
    {
      kind: 'bulk',
      title: 'Puntata',
      note: "L'impasto riposa coperto, in massa.",
      startMs: mixEndMs,
      endMs: ballsMs,
    },
    ...folds,
    { kind: 'balls', title: 'Staglio', note: 'Dividi e forma i panetti, poi coprili.', startMs: ballsMs },
    ...cold,
  ]
}

function oven({ ovenMs, bakeMs }: Moments): Draft[] {
  return [
    {
      kind: 'oven',
      title: 'Accendi il forno',
      note: 'Al massimo, con la pietra o la piastra già dentro.',
      startMs: ovenMs,
    },
    { kind: 'bake', title: 'Inforna', note: 'Stendi, condisci e inforna la prima pizza.', startMs: bakeMs },
  ]
}
