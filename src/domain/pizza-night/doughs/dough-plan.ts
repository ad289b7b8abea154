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

export const FOLDS = 2
/** How often a dough is folded: among several, not at all where hands are not free for it. */
export const foldsAmong = (doughs: number): readonly number[] => (doughs === 1 ? [FOLDS] : [FOLDS, 0])

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

/** The first of the ways to fold it for which there is a plan; else what is in the way of the last. */
export function planFor(
  ripening: Ripening,
  kitchen: Kitchen,
  preferment: Preferment,
  ways: readonly number[] = kitchen.folds,
): Plan | DoughProblem {
  const [folds = 0, ...fewer] = ways
  const plan = foldedPlan(ripening, kitchen, { folds, preferment })
  return typeof plan === 'string' && fewer.length > 0 ? planFor(ripening, kitchen, preferment, fewer) : plan
}

function foldedPlan(
  ripening: Ripening,
  { request, up, busy, earliestMs }: Kitchen,
  stages: Pick<PlanRequest, 'folds' | 'preferment'>,
): Plan | DoughProblem {
  const asked = planRequest(request, ripening, stages)
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
