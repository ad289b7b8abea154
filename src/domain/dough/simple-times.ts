/** Times that the simple calculator displays. They are shown beside the ingredients and change none of them.
 *
 * Units   hours, °C.
 * Source  the site's specification.
 * Valid   the ranges of `simple-limits.ts`. */
import type { SimpleDoughParams } from './simple-limits.ts'

/** 'lunga' is displayed as this, whatever rest time is set. */
const LONG_LEAVENING_H = 18
export const WARM_KITCHEN = { aboveC: 25, factor: 0.8 } as const
export const COOL_KITCHEN = { belowC: 18, factor: 1.3 } as const
/** Part of the rest time that the expert tip wants in the fridge. */
const FRIDGE_SHARE = 0.6

function kitchenFactor(roomC: number): number {
  if (roomC > WARM_KITCHEN.aboveC) return WARM_KITCHEN.factor
  return roomC < COOL_KITCHEN.belowC ? COOL_KITCHEN.factor : 1
}

/** Whole hours. */
export function displayedLeaveningH(
  params: Pick<SimpleDoughParams, 'leavenMethod' | 'restTime' | 'roomTemperature'>,
): number {
  const plannedH = params.leavenMethod === 'lunga' ? LONG_LEAVENING_H : params.restTime
  return Math.round(plannedH * kitchenFactor(params.roomTemperature))
}

/** Whole hours that the expert tip wants in the fridge at least. */
export function fridgeHours({ restTime }: Pick<SimpleDoughParams, 'restTime'>): number {
  return Math.round(restTime * FRIDGE_SHARE)
}
