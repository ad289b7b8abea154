import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Factors } from '#domain/accounts/second-factor.ts'
import type { Database } from '#server/db/database.ts'
import { passkeys, recoveryCodes, totpFactors } from '#server/db/schema-accounts.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'
import { hashToken } from '../mailed-links/secret-token.ts'
import { passkeysRepository } from '../passkeys/passkeys.repository.ts'

export interface FactorsOf extends Factors {
  totpSince: Date | null
  recoveryCodesLeft: number
}

const isSetUp = (userId: number) => and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt))

export const secondFactorsRepository = (db: Database) => ({
  of: (userId: number): Promise<FactorsOf> => factorsOf(db, userId),

  async begin(userId: number, secret: string): Promise<boolean> {
    const { rowCount } = await db
      .insert(totpFactors)
      .values({ userId, secret })
      .onConflictDoUpdate({
        target: totpFactors.userId,
        set: { secret, createdAt: sql`now()` },
        setWhere: isNull(totpFactors.confirmedAt),
      })
    return (rowCount ?? 0) > 0
  },

  async secretOf(userId: number, { isConfirmed }: { isConfirmed: boolean }): Promise<string | undefined> {
    const is = isConfirmed ? isNotNull : isNull
    const [row] = await db
      .select({ secret: totpFactors.secret })
      .from(totpFactors)
      .where(and(eq(totpFactors.userId, userId), is(totpFactors.confirmedAt)))
    return row?.secret
  },

  confirm: (
    userId: number,
    { secret, step, codes }: { secret: string; step: number; codes: readonly string[] },
  ): Promise<boolean> =>
    db.transaction(async (tx) => {
      const isWaiting = and(
        eq(totpFactors.userId, userId),
        eq(totpFactors.secret, secret),
        isNull(totpFactors.confirmedAt),
      )
      const { rowCount } = await tx
        .update(totpFactors)
        .set({ confirmedAt: sql`now()`, lastStep: step })
        .where(isWaiting)
      if (!rowCount) return false
      await replaceCodes(tx, userId, codes)
      await record(tx, { id: userId }, 'user.totp_added', userId)
      return true
    }),

  async spendStep(userId: number, step: number): Promise<boolean> {
    const { rowCount } = await db
      .update(totpFactors)
      .set({ lastStep: step })
      .where(and(isSetUp(userId), lt(totpFactors.lastStep, step)))
    return (rowCount ?? 0) > 0
  },

  async spendRecoveryCode(userId: number, code: string): Promise<boolean> {
    const { rowCount } = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(code))))
    return (rowCount ?? 0) > 0
  },

  renewCodes: (userId: number, codes: readonly string[]): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [totp] = await tx.select().from(totpFactors).where(isSetUp(userId)).for('update')
      if (!totp) return false
      await replaceCodes(tx, userId, codes)
      await record(tx, { id: userId }, 'user.recovery_codes_renewed', userId)
      return true
    }),

  removeTotp: (userId: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      const { rowCount } = await tx.delete(totpFactors).where(isSetUp(userId))
      if (!rowCount) return false
      await replaceCodes(tx, userId, [])
      await record(tx, { id: userId }, 'user.totp_removed', userId)
      return true
    }),
})
export type SecondFactorsRepository = ReturnType<typeof secondFactorsRepository>

async function factorsOf(db: Database, userId: number): Promise<FactorsOf> {
  const [totp] = await db.select({ since: totpFactors.confirmedAt }).from(totpFactors).where(isSetUp(userId))
  const hasPasskey = (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0
  const recoveryCodesLeft = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
  return { hasTotp: totp !== undefined, hasPasskey, totpSince: totp?.since ?? null, recoveryCodesLeft }
}

/**
 * Removes passkeys, authenticator app and recovery codes. With `since`, it removes only what was added
 * after that time, because an intruder may have added it. Call it in a transaction. False if nothing was
 * removed.
 */
export async function removeFactors(
  tx: Database,
  actor: Actor,
  userId: number,
  since = new Date(0),
): Promise<boolean> {
  const count = await passkeysRepository(tx).removeAllOf(userId, since)
  const isLater = or(isNull(totpFactors.confirmedAt), gt(totpFactors.confirmedAt, since))
  const { rowCount } = await tx.delete(totpFactors).where(and(eq(totpFactors.userId, userId), isLater))
  const kept = {
    ...(await factorsOf(tx, userId)),
    passkeys: await tx.$count(passkeys, eq(passkeys.userId, userId)),
  }
  if (!kept.hasTotp) await replaceCodes(tx, userId, [])
  if (count === 0 && !rowCount) return false
  await recordChange(tx, {
    actor,
    action: 'user.second_factor_removed',
    subject: { type: 'user', id: userId },
    before: { passkeys: count + kept.passkeys, hasTotp: Boolean(rowCount) || kept.hasTotp },
    after: { passkeys: kept.passkeys, hasTotp: kept.hasTotp },
  })
  return true
}

async function replaceCodes(tx: Database, userId: number, codes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (codes.length > 0)
    await tx.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: hashToken(code), userId })))
}

const record = (
  tx: Database,
  actor: Actor,
  action: 'user.totp_added' | 'user.totp_removed' | 'user.recovery_codes_renewed',
  id: number,
) => recordChange(tx, { actor, action, subject: { type: 'user', id }, after: {} })
