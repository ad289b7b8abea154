import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema-accounts.ts'
import { dropExpired } from './email-tokens.repository.ts'
import type { Account } from './users.repository.ts'

export interface StoredSession {
  account: Account
  lastSeenAt: Date
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Sessions by the hash of their token, on the database's clock: the servers' own may differ. */
export const sessionsRepository = (db: Database) => ({
  /** Also throws out the sessions and the mailed links that have run out. */
  async create(tokenHash: string, userId: number, lifetimeS: number): Promise<void> {
    await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
    await dropExpired(db)
    await db.insert(sessions).values({ tokenHash, userId, expiresAt: inSeconds(lifetimeS) })
  },

  /** Undefined also for one that has run out or whose account is disabled. */
  async find(tokenHash: string): Promise<StoredSession | undefined> {
    const [row] = await db
      .select({ account: users, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`), isNull(users.disabledAt)),
      )
    return row
  },

  async prolong(tokenHash: string, lifetimeS: number): Promise<void> {
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()`, expiresAt: inSeconds(lifetimeS) })
      .where(eq(sessions.tokenHash, tokenHash))
  },

  async end(tokenHash: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
  },

  /** How many have not run out: the devices on which somebody is logged in. */
  async countOf(userId: number): Promise<number> {
    return db.$count(sessions, and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
  },

  async endOthersOf(userId: number, tokenHash: string): Promise<void> {
    await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
  },

  async endAllOf(userId: number): Promise<void> {
    await db.delete(sessions).where(eq(sessions.userId, userId))
  },
})
export type SessionsRepository = ReturnType<typeof sessionsRepository>
