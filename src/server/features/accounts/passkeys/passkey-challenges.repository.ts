import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { passkeyChallenges } from '#server/db/schema-accounts.ts'

export interface ChallengeUse {
  purpose: 'add' | 'login'
  /** Hash of the cookie of the browser that it is for. */
  holderHash: string
}

/** Numbers to sign, by their hash: any server may hand one out, and any other take it back. */
export const passkeyChallengesRepository = (db: Database) => ({
  /** Also throws out those that have run out. */
  async create(challengeHash: string, use: ChallengeUse, lifetimeS: number): Promise<void> {
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
    const expiresAt = sql`now() + make_interval(secs => ${lifetimeS})`
    await db.insert(passkeyChallenges).values({ challengeHash, ...use, expiresAt })
  },

  /** True once, for the holder it was made for, until it expires. */
  async take(challengeHash: string, { purpose, holderHash }: ChallengeUse): Promise<boolean> {
    const { rowCount } = await db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challengeHash, challengeHash),
          eq(passkeyChallenges.purpose, purpose),
          eq(passkeyChallenges.holderHash, holderHash),
          gt(passkeyChallenges.expiresAt, sql`now()`),
        ),
      )
    return (rowCount ?? 0) > 0
  },
})
export type PasskeyChallengesRepository = ReturnType<typeof passkeyChallengesRepository>
