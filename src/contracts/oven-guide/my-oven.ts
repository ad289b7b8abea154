import { z } from 'zod'
import { OVEN_TYPES, STATED_MAX_C } from '#domain/oven-guide/ovens.ts'
import { SURFACES } from '#domain/oven-guide/surfaces.ts'

export const MyOven = z.object({
  oven: z.enum(OVEN_TYPES),
  surface: z.enum(SURFACES).nullable(),
  maxC: z.int().min(STATED_MAX_C.min).max(STATED_MAX_C.max).nullable(),
})
