import { OVEN_TYPES, type OvenType, STATED_MAX_C } from './ovens.ts'
import { SURFACES, type SurfaceId } from './surfaces.ts'

export const MY_OVEN_KEY = 'myOven'

/** `maxC` is null if the user stated no maximum. */
export type MyOven = { oven: OvenType; surface: SurfaceId | null; maxC: number | null }

export function readMyOven(text: string | null): MyOven | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { oven, surface, maxC } = stored as Record<string, unknown>
    const type = OVEN_TYPES.find((one) => one === oven)
    if (!type) return null
    const isStated =
      typeof maxC === 'number' &&
      Number.isInteger(maxC) &&
      maxC >= STATED_MAX_C.min &&
      maxC <= STATED_MAX_C.max
    return {
      oven: type,
      surface: SURFACES.find((one) => one === surface) ?? null,
      maxC: isStated ? maxC : null,
    }
  } catch {
    return null
  }
}
