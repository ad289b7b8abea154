import { z } from 'zod'
import { LARGEST_ID, NO_ROW, rowIdOf } from '#domain/words/row-id.ts'

export { LARGEST_ID, NO_ROW }

/** The number of a row in what somebody sends. */
export const rowId = z.int().min(1).max(LARGEST_ID)

/** The number of a row in an address; `NO_ROW` for what cannot be one. */
export const rowIdInAddress = (message?: string) => z.string(message).transform(rowIdOf)

/** The row after which a list goes on; what cannot be one is refused in these words. */
export const rowIdAfter = (message: string) => rowIdInAddress(message).refine((id) => id !== NO_ROW, message)

/** The parameters of a path that names one row. */
export const RowParams = z.object({ id: rowIdInAddress() })
