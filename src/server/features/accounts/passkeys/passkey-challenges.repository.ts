import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { passkeyChallenges } from '#server/db/schema-accounts.ts'

export interface ChallengeUse {
  purpose: 'add' | 'login'
  holderHash: string
}

export const passkeyChallengesRepository = (db: Database) => ({
  async create(challengeHash: string, use: ChallengeUse, lifetimeS: number): Promise<void> {
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
    const expiresAt = sql`now() + make_interval(secs => ${lifetimeS})`
    await db.insert(passkeyChallenges).values({ challengeHash, ...use, expiresAt })
  },

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
