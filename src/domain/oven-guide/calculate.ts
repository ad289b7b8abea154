/** The answer of the oven guide: temperature, time, and adjustments with their reasons.
 *
 * Units   °C and whole seconds.
 * Source  names and structure of the answer: the site's specification.
 * Valid   every combination of style, oven and surface. The adjustments mention an unusual combination. */
import { type Adjustment, adjustmentsOf } from './adjustments.ts'
import { safetyOf, tipsOf } from './advice.ts'
import { type BakeSetup, bakeTime, roundedTime } from './bake-model.ts'
import type { OvenRequest } from './request.ts'
import { ovenStyle } from './styles.ts'
import { type Target, targetTemperature } from './target.ts'

export type OvenResult = {
  target_temp_c: [min: number, max: number]
  adapted_for_user_max: boolean
  expected_time: { min_s: number; max_s: number }
  adjustments: Adjustment[]
  tips: string[]
  safety: string[]
}

export const bakeSetup = ({
  styleId,
  ovenType,
  surface,
  doughContext,
  bakeFactor,
}: OvenRequest): BakeSetup => ({
  style: ovenStyle(styleId),
  oven: ovenType,
  surface,
  ...(doughContext && { dough: doughContext }),
  bakeFactor,
})

export const bakeTarget = ({ styleId, ovenType, surface, maxTempC }: OvenRequest): Target =>
  targetTemperature(ovenStyle(styleId), ovenType, surface, maxTempC)

export function calculateBake(request: OvenRequest): OvenResult {
  const setup = bakeSetup(request)
  const target = bakeTarget(request)
  const time = bakeTime(setup, (target.minC + target.maxC) / 2)
  const [minS, maxS] = [roundedTime(time.minS), roundedTime(time.maxS)]
  return {
    target_temp_c: [target.minC, target.maxC],
    adapted_for_user_max: target.limitedBy === 'user',
    expected_time: { min_s: minS, max_s: maxS },
    adjustments: adjustmentsOf(setup, target, request),
    tips: tipsOf(setup, target, maxS, request.doughContext),
    safety: safetyOf(setup),
  }
}
