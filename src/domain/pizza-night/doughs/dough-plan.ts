/** Schedules one dough: a plan in which the cook is awake and free, and the rounds in which its balls are
 * baked.
 *
 * Units   minutes, milliseconds since 1970 UTC (`…Ms`).
 * Source  the plan of the full calculator, limited to the free time of the cook.
 * Valid   ripenings of `ripening.ts`. */
import { makePlan, type Plan } from '#domain/dough/plan/plan.ts'
import type { PlanRequest } from '#domain/dough/plan/plan-moments.ts'
import type { EveningRequest } from '../evening-request.ts'
import { isFree, withBusyHands } from '../timeline/hands.ts'
import type { DoughProblem, DoughToMake, Kitchen, Round } from './evening-dough.ts'
import { type Ripening, ripeWindow, roundsApartMs } from './ripening.ts'

const FOLDS = 2

type Preferment = PlanRequest['preferment']

function planRequest(
  request: EveningRequest,
  { mode, hours }: Ripening,
  { folds, preferment }: Pick<PlanRequest, 'folds' | 'preferment'>,
): PlanRequest {
  const { bakeAtMs, timeZone, roomC, fridgeC, waking, nowMs } = request
  return {
    bakeAtMs,
    timeZone,
    mode,
    fermentHours: hours,
    roomC,
    fridgeC,
    preferment,
    folds,
    waking,
    notBeforeMs: nowMs,
  }
}

export function planFor(
  ripening: Ripening,
  { request, up, busy, earliestMs, isOnlyDough }: Kitchen,
  preferment: Preferment,
): Plan | DoughProblem {
  const asked = planRequest(request, ripening, { folds: isOnlyDough ? FOLDS : 0, preferment })
  const plan = makePlan(asked, withBusyHands(up, busy))
  if (plan.startMs < earliestMs) return 'no-time'
  const works = plan.steps.filter(({ kind, isRest }) => !isRest && kind !== 'bake' && kind !== 'oven')
  if (!works.every(({ startMs, endMs }) => up.isUp(startMs, (endMs - startMs) / 60_000))) return 'at-night'
  return works.every((work) => isFree(busy, work)) ? plan : 'no-hands'
}

const FRIDGE_OUT = 'fridge-out'

/** Splits the balls into rounds, so that each ball is baked within the window of its round. Null if a ball
 * would be baked too early or too late. */
export function roundsOf(dough: DoughToMake, ripening: Ripening, plan: Plan): Round[] | null {
  const outMs = plan.steps.find(({ kind }) => kind === FRIDGE_OUT)?.startMs ?? null
  const left = dough.baked.map(({ inMs }) => inMs)
  const rounds: Round[] = []
  let nextMs = outMs
  while (left.length > 0) {
    const window = ripeWindow(ripening, plan, nextMs)
    const taken = left.filter((inMs) => inMs >= window.fromMs && inMs <= window.toMs).length
    if (taken === 0) return null
    rounds.push({ ...window, outMs: nextMs, balls: taken })
    left.splice(0, taken)
    if (left.length === 0) break
    if (nextMs === null) return null
    nextMs += Math.max(roundsApartMs(ripening), (left[0] ?? 0) - window.toMs)
  }
  const [first] = rounds
  if (first) first.balls += dough.spareBalls
  return rounds
}
