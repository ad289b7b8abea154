/** Displayed times of the simple calculator.
 *
 * Units   hours, °C.
 * Source  the site's specification. */

import type { Stage } from '../yeast/yeast-model.ts'
import type { SimpleDoughParams } from './simple-limits.ts'

const LONG_LEAVENING_H = 18
export const WARM_KITCHEN = { aboveC: 25, factor: 0.8 } as const
export const COOL_KITCHEN = { belowC: 18, factor: 1.3 } as const
const FRIDGE_SHARE = 0.6
/** Hours in the room before and after the fridge. `FRIDGE_C` is [stima]. */
const BEFORE_FRIDGE_H = 1
const AFTER_FRIDGE_H = 4
const FRIDGE_C = 4

function kitchenFactor(roomC: number): number {
  if (roomC > WARM_KITCHEN.aboveC) return WARM_KITCHEN.factor
  return roomC < COOL_KITCHEN.belowC ? COOL_KITCHEN.factor : 1
}

export function displayedLeaveningH(
  params: Pick<SimpleDoughParams, 'leavenMethod' | 'restTime' | 'roomTemperature'>,
): number {
  const plannedH = params.leavenMethod === 'lunga' ? LONG_LEAVENING_H : params.restTime
  return Math.round(plannedH * kitchenFactor(params.roomTemperature))
}

export function fridgeHours({ restTime }: Pick<SimpleDoughParams, 'restTime'>): number {
  return Math.round(restTime * FRIDGE_SHARE)
}

export type FridgeRest = { beforeH: number; fridgeH: number; afterH: number }

/** Splits the displayed hours of 'Maturazione in frigo' into whole hours before, in and after the fridge.
 * The fridge gets at least `fridgeHours`, the number that `expertTip` recommends. */
export function fridgeRest(
  params: Pick<SimpleDoughParams, 'leavenMethod' | 'restTime' | 'roomTemperature'>,
): FridgeRest {
  const hours = displayedLeaveningH(params)
  const leastH = Math.min(hours, fridgeHours(params))
  const fridgeH = Math.max(leastH, hours - BEFORE_FRIDGE_H - AFTER_FRIDGE_H)
  const beforeH = Math.min(BEFORE_FRIDGE_H, hours - fridgeH)
  return { beforeH, fridgeH, afterH: hours - fridgeH - beforeH }
}

export function restStages(params: Readonly<SimpleDoughParams>): Stage[] {
  const tempC = params.roomTemperature
  if (params.leavenMethod !== 'frigo') return [{ tempC, hours: displayedLeaveningH(params) }]
  const { beforeH, fridgeH, afterH } = fridgeRest(params)
  return [
    { tempC, hours: beforeH },
    { tempC: FRIDGE_C, hours: fridgeH },
    { tempC, hours: afterH },
  ].filter((stage) => stage.hours > 0)
}
