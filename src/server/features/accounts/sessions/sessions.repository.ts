import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { PROOF_LASTS_MIN } from '#domain/accounts/proofs.ts'
import type { Database } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema-accounts.ts'
import { dropExpired } from '../mailed-links/email-tokens.repository.ts'
import type { Account, CheckedAccount } from '../users/users.repository.ts'

export interface StoredSession {
  account: Account
  lastSeenAt: Date
  secondFactorAt: Date | null
  isFresh: boolean
}

export interface SessionStart {
  device?: string | null
  isConfirmed?: boolean
}

export type SessionRow = Pick<
  typeof sessions.$inferSelect,
  'id' | 'tokenHash' | 'device' | 'createdAt' | 'lastSeenAt'
>

const isFresh = sql<boolean>`${sessions.provedAt} > now() - make_interval(mins => ${PROOF_LASTS_MIN})`
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Times come from the database clock, because the servers' clocks may differ. */
export const sessionsRepository = (db: Database) => ({
  /**
   * Returns false and creates no session if the account has a new password, is disabled or is deleted. Also
   * deletes expired sessions and mailed links.
   */
  async create(
    tokenHash: string,
    { id, passwordHash }: CheckedAccount,
    lifetimeS: number,
    { device = null, isConfirmed = false }: SessionStart = {},
  ): Promise<boolean> {
    await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
    await dropExpired(db)
    // `for share` waits for a transaction that changes the password or disables the account. That transaction
    // deletes all sessions, but would miss a session that is inserted before it commits.
    const { rowCount } = await db.execute(sql`
      insert into sessions (token_hash, user_id, expires_at, device, second_factor_at)
      select ${tokenHash}, id, ${inSeconds(lifetimeS)}, ${device}::text,
        case when ${isConfirmed}::boolean then now() end
      from users
      where id = ${id} and password_hash = ${passwordHash} and disabled_at is null for share`)
    return (rowCount ?? 0) > 0
  },

  async find(tokenHash: string): Promise<StoredSession | undefined> {
    const [row] = await db
      .select({
        account: users,
        lastSeenAt: sessions.lastSeenAt,
        secondFactorAt: sessions.secondFactorAt,
        isFresh,
      })
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
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
  },

  async prove(tokenHash: string, { isConfirmed }: { isConfirmed: boolean }): Promise<void> {
    const now = sql`now()`
    await db
      .update(sessions)
      .set({ provedAt: now, ...(isConfirmed && { secondFactorAt: now }) })
      .where(eq(sessions.tokenHash, tokenHash))
  },

  async end(tokenHash: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
  },

  async countOf(userId: number): Promise<number> {
    return db.$count(sessions, and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
  },

  async listOf(userId: number): Promise<SessionRow[]> {
    const { id, tokenHash, device, createdAt, lastSeenAt } = sessions
    return db
      .select({ id, tokenHash, device, createdAt, lastSeenAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(lastSeenAt), desc(id))
  },

  async endOne(userId: number, id: number): Promise<boolean> {
    const { rowCount } = await db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    return (rowCount ?? 0) > 0
  },

  async endOthersOf(userId: number, tokenHash: string): Promise<void> {
    await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
  },

  async endAllOf(userId: number): Promise<void> {
    await db.delete(sessions).where(eq(sessions.userId, userId))
  },
})
export type SessionsRepository = ReturnType<typeof sessionsRepository>
