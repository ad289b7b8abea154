import { DEFAULT_SIMPLE_PARAMS, type SimpleFields } from '#domain/dough/simple/simple-limits.ts'
import { isOnStep, SIMPLE_LIMITS } from '#domain/dough/simple/simple-ranges.ts'
import { type Kitchen, toldWithin } from './kitchen.ts'

/** The simple calculator's form of whoever opens it without a link. */
export function simpleParamsIn({ ballG, roomC }: Readonly<Kitchen>): SimpleFields {
  const pizzaSize = toldWithin(ballG, SIMPLE_LIMITS.pizzaSize)
  const roomTemperature = toldWithin(roomC, SIMPLE_LIMITS.roomTemperature)
  return {
    ...DEFAULT_SIMPLE_PARAMS,
    ...(pizzaSize !== undefined && isOnStep('pizzaSize', pizzaSize) && { pizzaSize }),
    ...(roomTemperature !== undefined && isOnStep('roomTemperature', roomTemperature) && { roomTemperature }),
  }
}
