import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { emailTokens, users } from '#server/db/schema-accounts.ts'
import { dropForgottenAddresses } from './left-addresses.repository.ts'

export type TokenPurpose = (typeof emailTokens.purpose.enumValues)[number]

export interface TokenOwner {
  userId: number
  email: string
}

const usable = (tokenHash: string, purpose: TokenPurpose) =>
  and(
    eq(emailTokens.tokenHash, tokenHash),
    eq(emailTokens.purpose, purpose),
    isNull(emailTokens.usedAt),
    gt(emailTokens.expiresAt, sql`now()`),
  )

export async function dropExpired(db: Database): Promise<void> {
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, sql`now()`))
  await dropForgottenAddresses(db)
}

export const emailTokensRepository = (db: Database) => ({
  async create(
    tokenHash: string,
    { userId, email }: TokenOwner,
    purpose: TokenPurpose,
    lifetime: number | { until: Date },
  ): Promise<void> {
    await dropExpired(db)
    const expiresAt =
      typeof lifetime === 'number' ? sql`now() + make_interval(secs => ${lifetime})` : lifetime.until
    await db.insert(emailTokens).values({ tokenHash, userId, email, purpose, expiresAt })
  },

  async holder(tokenHash: string, purpose: TokenPurpose) {
    const { email, username, name, isAdmin } = users
    const [holder] = await db
      .select({ email, username, name, isAdmin })
      .from(emailTokens)
      .innerJoin(users, eq(users.id, emailTokens.userId))
      .where(usable(tokenHash, purpose))
    return holder
  },

  /**
   * Uses the token and returns its owner; undefined if the token is unknown, used or expired. Of two
   * concurrent uses only one succeeds. The row stays until it expires, without the email address.
   */
  use: (tokenHash: string, purpose: TokenPurpose): Promise<TokenOwner | undefined> =>
    db.transaction(async (tx) => {
      // The account is locked before its link, as in all account changes. The opposite order could deadlock.
      const holder = tx
        .select({ id: emailTokens.userId })
        .from(emailTokens)
        .where(eq(emailTokens.tokenHash, tokenHash))
      await tx.select({ id: users.id }).from(users).where(inArray(users.id, holder)).for('no key update')
      const [owner] = await tx
        .select({ userId: emailTokens.userId, email: emailTokens.email })
        .from(emailTokens)
        .where(usable(tokenHash, purpose))
        .for('update')
      if (owner) {
        await tx
          .update(emailTokens)
          .set({ usedAt: sql`now()`, email: '' })
          .where(eq(emailTokens.tokenHash, tokenHash))
      }
      return owner
    }),

  async hasVerified(tokenHash: string): Promise<boolean> {
    const rows = await db
      .select({ userId: emailTokens.userId })
      .from(emailTokens)
      .innerJoin(users, eq(users.id, emailTokens.userId))
      .where(
        and(
          eq(emailTokens.tokenHash, tokenHash),
          eq(emailTokens.purpose, 'verify'),
          isNotNull(emailTokens.usedAt),
          gt(emailTokens.expiresAt, sql`now()`),
          isNotNull(users.emailVerifiedAt),
          isNull(users.disabledAt),
        ),
      )
    return rows.length > 0
  },

  async isUsable(tokenHash: string, purpose: TokenPurpose): Promise<boolean> {
    return (await db.$count(emailTokens, usable(tokenHash, purpose))) > 0
  },

  async dropOfLeftAddress(userId: number): Promise<void> {
    await db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), ne(emailTokens.purpose, 'undo')))
  },

  async dropResetsOf(userId: number): Promise<void> {
    await db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'reset')))
  },
})
export type EmailTokensRepository = ReturnType<typeof emailTokensRepository>
