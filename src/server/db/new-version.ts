import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Later than before in any case: two changes in one millisecond must not look like one. */
export const newVersion = (updatedAt: AnyPgColumn): SQL =>
  sql`date_trunc('milliseconds', greatest(now(), ${updatedAt} + interval '1 millisecond'))`

/** Whether this row is still the version that somebody has edited; `basedOn` is ISO 8601. */
export const isVersion = (updatedAt: Date, basedOn: string): boolean =>
  updatedAt.getTime() === Date.parse(basedOn)
