import { z } from 'zod'
import { LARGEST_ID, NO_ROW, rowIdOf } from '#domain/words/row-id.ts'

export { LARGEST_ID, NO_ROW }

export const rowId = z.int().min(1).max(LARGEST_ID)

export const rowIdInAddress = (message?: string) => z.string(message).transform(rowIdOf)

export const rowIdAfter = (message: string) => rowIdInAddress(message).refine((id) => id !== NO_ROW, message)

export const RowParams = z.object({ id: rowIdInAddress() })
