import { z } from 'zod'
import { ApiError } from './api-error.ts'

/** The `updatedAt` of the version that was edited, so that a later change is not overwritten. */
export const basedOn = { basedOn: z.iso.datetime('Indica da quale versione parti') } as const

/** The refusal of who edited an older version: `kept` is what stands there now. Other conflicts have none. */
export const outdated = <Kept extends z.ZodType>(kept: Kept) => ApiError.extend({ kept: kept.optional() })
