import { z } from 'zod'

/** Largest number of a row: PostgreSQL's integer. */
export const LARGEST_ID = 2_147_483_647

/** The number of a row in what somebody sends. */
export const rowId = z.int().min(1).max(LARGEST_ID)
