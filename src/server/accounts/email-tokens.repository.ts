import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { emailTokens } from '#server/db/schema-accounts.ts'

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

export const emailTokensRepository = (db: Database) => ({
  /** Also throws out the tokens that have run out. */
  async create(
    tokenHash: string,
    { userId, email }: TokenOwner,
    purpose: TokenPurpose,
    lifetimeS: number,
  ): Promise<void> {
    await db.delete(emailTokens).where(lt(emailTokens.expiresAt, sql`now()`))
    const expiresAt = sql`now() + make_interval(secs => ${lifetimeS})`
    await db.insert(emailTokens).values({ tokenHash, userId, email, purpose, expiresAt })
  },

  async isUsable(tokenHash: string, purpose: TokenPurpose): Promise<boolean> {
    const rows = await db
      .select({ userId: emailTokens.userId })
      .from(emailTokens)
      .where(usable(tokenHash, purpose))
    return rows.length > 0
  },

  /** Whose it was; undefined when it is unknown, used or too old. Of two who come at once, one gets it. */
  async use(tokenHash: string, purpose: TokenPurpose): Promise<TokenOwner | undefined> {
    const [row] = await db
      .update(emailTokens)
      .set({ usedAt: sql`now()` })
      .where(usable(tokenHash, purpose))
      .returning({ userId: emailTokens.userId, email: emailTokens.email })
    return row
  },

  /** Links that were sent before a password or an address changed must not work after it. */
  async dropResetsOf(userId: number): Promise<void> {
    await db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'reset')))
  },
})
export type EmailTokensRepository = ReturnType<typeof emailTokensRepository>
