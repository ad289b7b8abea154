/** 'Quando vuoi infornare?': the timeline of a dough, calculated backwards from the baking time.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes, hours, °C.
 * Source  the phases of `plan-phases.ts`: [COCCIA], [CAPUTO-US], [stima].
 * Valid   1-72 h of fermentation, 0-4 folds, a known time zone (RangeError otherwise). A clock change does
 *         not alter the length of a phase. */

import type { Stage } from '../yeast/yeast-model.ts'
import { localClock } from './local-clock.ts'
import { type Moments, momentsOf, type PlanRequest } from './plan-moments.ts'
import { type PlanStep, stepsOf } from './plan-steps.ts'
import { planWarnings } from './plan-warnings.ts'
import { type Baker, baker } from './waking-hours.ts'

export type Plan = {
  steps: readonly PlanStep[]
  stages: readonly Stage[]
  fermentHours: number
  startMs: number
  bakeAtMs: number
  timeZone: string
  warnings: readonly string[]
}

const HOUR_MS = 3_600_000

/** `up` replaces the waking hours of the request if the baker has other tasks at the same time. */
export function makePlan(
  asked: PlanRequest,
  up: Baker = baker(asked.waking, localClock(asked.timeZone)),
): Plan {
  const clock = localClock(asked.timeZone)
  const moments = momentsOf(asked, up)
  const steps = stepsOf(asked, moments, up)
  const startMs = moments.prefermentMs ?? moments.mixMs
  const stages = stagesOf(asked, moments)
  const fermentHours = (moments.bakeMs - moments.mixEndMs) / HOUR_MS
  const shiftMin = clock.offsetMin(moments.bakeMs) - clock.offsetMin(startMs)
  return {
    steps,
    stages,
    fermentHours,
    startMs,
    bakeAtMs: asked.bakeAtMs,
    timeZone: asked.timeZone,
    warnings: planWarnings({ asked, steps, fermentHours, startMs, shiftMin }),
  }
}

function stagesOf({ roomC, fridgeC }: PlanRequest, moments: Moments): Stage[] {
  const { mixEndMs, ballsEndMs, fridgeOutMs, bakeMs } = moments
  const stage = (tempC: number, fromMs: number, toMs: number): Stage => ({
    tempC,
    hours: (toMs - fromMs) / HOUR_MS,
  })
  if (fridgeOutMs === null) return [stage(roomC, mixEndMs, bakeMs)]
  return [
    stage(roomC, mixEndMs, ballsEndMs),
    stage(fridgeC, ballsEndMs, fridgeOutMs),
    stage(roomC, fridgeOutMs, bakeMs),
  ]
}
