import {
  DEFAULT_SIMPLE_PARAMS,
  type FlourType,
  type SimpleFields,
} from '#domain/dough/simple/simple-limits.ts'
import { FLOUR_PRESETS } from '#domain/dough/simple/simple-presets.ts'
import { isOnStep, SIMPLE_LIMITS } from '#domain/dough/simple/simple-ranges.ts'
import type { OvenBake } from '#domain/dough/simple/simple-texts.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { bakeTimeRangeText } from '#domain/oven-guide/scale.ts'
import { surfaceName } from '#domain/oven-guide/surfaces.ts'
import { ovenStyleOfDough } from '#domain/styles/oven-style.ts'
import type { PizzaType } from '#knowledge/styles-simple.ts'
import { type Kitchen, toldWithin } from './kitchen.ts'
import { ovenIn } from './kitchen-oven.ts'

/** The white flours. What else is in a bag, its W does not tell. */
const BY_STRENGTH = ['00', '0', 'manitoba'] as const satisfies readonly FlourType[]

/** The flour whose range is nearest to this W. */
function flourOfW(w: number): FlourType {
  const away = (type: (typeof BY_STRENGTH)[number]) => {
    const { minW, maxW } = FLOUR_PRESETS[type]
    return Math.max((minW ?? 0) - w, w - (maxW ?? 0), 0)
  }
  return BY_STRENGTH.reduce((best, type) => (away(type) < away(best) ? type : best))
}

/** The simple calculator's form of whoever opens it without a link. */
export function simpleParamsIn({ ballG, roomC, flourW }: Readonly<Kitchen>): SimpleFields {
  const pizzaSize = toldWithin(ballG, SIMPLE_LIMITS.pizzaSize)
  const roomTemperature = toldWithin(roomC, SIMPLE_LIMITS.roomTemperature)
  return {
    ...DEFAULT_SIMPLE_PARAMS,
    ...(pizzaSize !== undefined && isOnStep('pizzaSize', pizzaSize) && { pizzaSize }),
    ...(roomTemperature !== undefined && isOnStep('roomTemperature', roomTemperature) && { roomTemperature }),
    ...(flourW !== null && { flourType: flourOfW(flourW) }),
  }
}

/** How long this type of pizza bakes in this kitchen, as the oven guide has it. */
export function simpleBakeIn(pizzaType: PizzaType, kitchen: Readonly<Kitchen> | null): OvenBake {
  const request = ovenIn(ovenStyleOfDough({ style: pizzaType }) ?? 'napoletana', kitchen)
  const { place } = OVENS[request.ovenType]
  const { min_s, max_s } = calculateBake(request).expected_time
  const surface = surfaceName(request.surface, place).toLowerCase()
  const degrees = request.maxTempC === undefined ? '' : `, ${request.maxTempC} °C`
  return {
    place: kitchen?.oven
      ? `nel tuo forno (${surface}${degrees})`
      : `in un forno di casa (${surface}${degrees || ', 250 °C'})`,
    minutes: bakeTimeRangeText(min_s, max_s),
  }
}
