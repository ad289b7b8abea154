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
  /** Its owner has shown who he is in the last ten minutes. */
  isFresh: boolean
}

/** The values with which a session starts. */
export interface SessionStart {
  device?: string | null
  /** A second factor was confirmed with it. */
  isConfirmed?: boolean
}

export type SessionRow = Pick<
  typeof sessions.$inferSelect,
  'id' | 'tokenHash' | 'device' | 'createdAt' | 'lastSeenAt'
>

const isFresh = sql<boolean>`${sessions.provedAt} > now() - make_interval(mins => ${PROOF_LASTS_MIN})`
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Sessions by the hash of their token, on the database's clock: the servers' own may differ. */
export const sessionsRepository = (db: Database) => ({
  /**
   * False, without a session, if the account has a new password, is disabled or deleted. Also deletes the
   * expired sessions and mailed links.
   */
  async create(
    tokenHash: string,
    { id, passwordHash }: CheckedAccount,
    lifetimeS: number,
    { device = null, isConfirmed = false }: SessionStart = {},
  ): Promise<boolean> {
    await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
    await dropExpired(db)
    // The lock waits for a transaction that changes the password or disables the account: a session that came between
    // their ending all sessions and their commit would outlive it.
    const { rowCount } = await db.execute(sql`
      insert into sessions (token_hash, user_id, expires_at, device, second_factor_at)
      select ${tokenHash}, id, ${inSeconds(lifetimeS)}, ${device}::text,
        case when ${isConfirmed}::boolean then now() end
      from users
      where id = ${id} and password_hash = ${passwordHash} and disabled_at is null for share`)
    return (rowCount ?? 0) > 0
  },

  /** Undefined also if it has expired or its account is disabled. */
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

  /** One that has expired since it was read stays expired. */
  async prolong(tokenHash: string, lifetimeS: number): Promise<void> {
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()`, expiresAt: inSeconds(lifetimeS) })
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
  },

  /** Its owner has shown who he is, with his second factor or only with the password. */
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

  /** How many have not expired: the devices on which the user is logged in. */
  async countOf(userId: number): Promise<number> {
    return db.$count(sessions, and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
  },

  /** Those that have not expired, the last used first. */
  async listOf(userId: number): Promise<SessionRow[]> {
    const { id, tokenHash, device, createdAt, lastSeenAt } = sessions
    return db
      .select({ id, tokenHash, device, createdAt, lastSeenAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(lastSeenAt), desc(id))
  },

  /** False when this person has no such session, or no longer. */
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
