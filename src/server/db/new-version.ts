import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Always later than the previous version, because two changes in one millisecond must get different
 * versions. */
export const newVersion = (updatedAt: AnyPgColumn): SQL =>
  sql`date_trunc('milliseconds', greatest(now(), ${updatedAt} + interval '1 millisecond'))`

export const isVersion = (updatedAt: Date, basedOn: string): boolean =>
  updatedAt.getTime() === Date.parse(basedOn)
