import { z } from 'zod'
import { ApiError } from './api-error.ts'

/** `updatedAt` of the version that the user edited. If the stored version is newer, the change is refused. */
export const basedOn = { basedOn: z.iso.datetime('Indica da quale versione parti') } as const

export const outdated = <Kept extends z.ZodType>(kept: Kept) => ApiError.extend({ kept: kept.optional() })
