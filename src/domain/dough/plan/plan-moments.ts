/** Times of the steps of a plan.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes, hours, °C.
 * Source  the phases of `plan-phases.ts`, moved by `plan-fit.ts`.
 * Valid   requests as in `plan.ts`. */
import type { FermentMode } from '../full/full-limits.ts'
import { fitBackwards, type Link } from './plan-fit.ts'
import {
  type Folds,
  foldsThatFit,
  type Phases,
  PREHEAT,
  phasesOf,
  prefermentPhase,
  WORK_MIN,
} from './plan-phases.ts'
import type { Baker, WakingHours } from './waking-hours.ts'

export type PlanRequest = {
  bakeAtMs: number
  timeZone: string
  mode: FermentMode
  /** Hours from the end of mixing to the bake. */
  fermentHours: number
  roomC: number
  fridgeC: number
  /** `hours`: time from mixing the preferment to mixing the dough. */
  preferment: { kind: 'biga' | 'poolish'; hours: number } | null
  folds: number
  waking: WakingHours
  notBeforeMs: number | null
}

export type Moments = {
  prefermentMs: number | null
  mixMs: number
  mixEndMs: number
  ballsMs: number
  ballsEndMs: number
  fridgeOutMs: number | null
  ovenMs: number
  bakeMs: number
  foldsMs: readonly number[]
}

const MINUTE_MS = 60_000

export function momentsOf(asked: PlanRequest, up: Baker): Moments {
  const phases = phasesOf(asked.mode, asked.fermentHours)
  const folds = foldsThatFit(asked.folds, phases.bulk.leastMin)
  const [ovenMs = asked.bakeAtMs] = fitBackwards(
    [{ phase: PREHEAT, handsMin: 0, workMin: WORK_MIN.oven }],
    asked.bakeAtMs,
    up,
  )
  const starts = fitBackwards(linksOf(asked, phases, folds), asked.bakeAtMs, up)
  const fridgeOutMs = phases.fridge === null ? null : (starts.shift() ?? null)
  const [ballsMs = asked.bakeAtMs, mixMs = asked.bakeAtMs, prefermentMs = null] = starts
  const mixEndMs = mixMs + WORK_MIN.mix * MINUTE_MS
  return {
    prefermentMs,
    mixMs,
    mixEndMs,
    ballsMs,
    ballsEndMs: ballsMs + WORK_MIN.balls * MINUTE_MS,
    fridgeOutMs,
    ovenMs,
    bakeMs: asked.bakeAtMs,
    foldsMs: Array.from(
      { length: folds.count },
      (_, index) => mixEndMs + (index + 1) * folds.everyMin * MINUTE_MS,
    ),
  }
}

function linksOf({ preferment }: PlanRequest, { bulk, fridge, last }: Phases, folds: Folds): Link[] {
  const balls = (phase: Phases['last']): Link => ({
    phase,
    handsMin: WORK_MIN.balls,
    workMin: WORK_MIN.balls,
  })
  const shaping: Link[] =
    fridge === null
      ? [balls(last)]
      : [{ phase: last, handsMin: 0, workMin: WORK_MIN['fridge-out'] }, balls(fridge)]
  const mix: Link = {
    phase: bulk,
    handsMin: WORK_MIN.mix,
    // The folds follow directly after the mixing, so both must fit into the waking hours.
    workMin: WORK_MIN.mix + (folds.count > 0 ? folds.count * folds.everyMin + WORK_MIN.fold : 0),
  }
  const first: Link[] =
    preferment === null
      ? []
      : [{ phase: prefermentPhase(preferment.hours), handsMin: 0, workMin: WORK_MIN.preferment }]
  return [...shaping, mix, ...first]
}
