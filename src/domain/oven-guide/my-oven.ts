import { isRecord, parseJson } from '#domain/words/stored-rows.ts'
import { OVEN_TYPES, type OvenType, STATED_MAX_C } from './ovens.ts'
import { SURFACES, type SurfaceId } from './surfaces.ts'

export const MY_OVEN_KEY = 'myOven'

/** `maxC` is null if the user stated no maximum. */
export type MyOven = { oven: OvenType; surface: SurfaceId | null; maxC: number | null }

export function readMyOven(text: string | null): MyOven | null {
  const stored = parseJson(text ?? 'null')
  if (!isRecord(stored)) return null
  const { oven, surface, maxC } = stored
  const type = OVEN_TYPES.find((one) => one === oven)
  if (!type) return null
  const { min, max } = STATED_MAX_C
  const isStated = typeof maxC === 'number' && Number.isInteger(maxC) && maxC >= min && maxC <= max
  return {
    oven: type,
    surface: SURFACES.find((one) => one === surface) ?? null,
    maxC: isStated ? maxC : null,
  }
}
