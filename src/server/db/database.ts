import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'
import type { OnQuery } from './timed-queries.ts'

/**
 * The query builder for repositories: the pool or a transaction. Code inside a transaction must use only the
 * transaction. The embedded database has one connection, so a query to the pool would wait until it times
 * out.
 */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>

export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'server'
  ping(): Promise<void>
  poolSize(): PoolSize
  isDiskFull(): boolean
  close(): Promise<void>
}

export interface PoolSize {
  open: number
  idle: number
  waiting: number
}

export type TimeLimits = {
  connection: number
  /** Limit for one statement, after which PostgreSQL cancels it. The embedded database ignores this limit. */
  statement: number
  answer: number
}

export type OpenOptions = {
  databaseUrl?: string | undefined
  dataDir: string
  log: DatabaseLog
  /** If false, the database must exist with the schema of this version; nothing is created or changed. */
  migrates?: boolean
  fill?: (db: Database) => Promise<void>
  signal?: AbortSignal
  /** Called at most once, when the database can no longer be used and the process should end. */
  onFatal: (error: Error) => void
  onQuery?: OnQuery
  timeLimits?: Partial<TimeLimits>
}

export const sizeOf = (pool: { totalCount: number; idleCount: number; waitingCount: number }): PoolSize => ({
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

export type DatabaseLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
