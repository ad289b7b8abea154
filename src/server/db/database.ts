import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'
import type { OnQuery } from './timed-queries.ts'

/**
 * The query builder that repositories receive: the pool or, equally, a transaction of it. Inside a transaction
 * use only its own handle: the embedded database has one connection, so asking the pool there waits in vain.
 */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>

export type OpenDatabase = {
  db: Database
  /** `embedded` = PGlite in DATA_DIR, `server` = PostgreSQL at DATABASE_URL. */
  kind: 'embedded' | 'server'
  /** Resolves when the database answers; rejects with its error otherwise. */
  ping(): Promise<void>
  /** The connections to the database, now. */
  poolSize(): PoolSize
  /** True while the disk of the embedded database has no room and it only reads. */
  isDiskFull(): boolean
  /** Finishes running statements, writes everything down and gives the directory free. Safe to call twice. */
  close(): Promise<void>
}

export interface PoolSize {
  open: number
  idle: number
  /** How many wait for a connection. */
  waiting: number
}

/** How long each may take in milliseconds before it is an error. */
export type TimeLimits = {
  /** Until a connection is free. */
  connection: number
  /** One statement in the database. PostgreSQL ends it then; the embedded database has no such limit. */
  statement: number
  /** Until a statement is answered. The embedded database has a limit of its own. */
  answer: number
}

export type OpenOptions = {
  databaseUrl?: string | undefined
  dataDir: string
  log: DatabaseLog
  /** False opens only a database that this version has made or brought up to date, and makes or changes none. */
  migrates?: boolean
  /** Called once the schema is this version's, on the connection of the migrations: what it does has no limit of time. */
  fill?: (db: Database) => Promise<void>
  /** Aborted, it ends an opening in order: what has not been committed is rolled back, and the opening throws. */
  signal?: AbortSignal
  /** Called at most once, when the database is lost for good: the process should end. */
  onFatal: (error: Error) => void
  onQuery?: OnQuery
  /** What is not named has the limit of a site at work. */
  timeLimits?: Partial<TimeLimits>
}

export const sizeOf = (pool: { totalCount: number; idleCount: number; waitingCount: number }): PoolSize => ({
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

/** The part of a pino logger that is used here. */
export type DatabaseLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
