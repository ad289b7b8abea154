import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { KnownGuest } from '#contracts/pizza-night/pizza-night-kept.ts'
import type { GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import type { Database } from '#server/db/database.ts'
import { isVersion } from '#server/db/new-version.ts'
import { pizzaNightGuests } from '#server/db/schema-pizza-night.ts'
import { lockUser } from '#server/features/accounts/users/lock-user.repository.ts'

const name = sql`lower(${pizzaNightGuests.guest} ->> 'name')`

const toGuest = ({ id, guest, consentedAt }: typeof pizzaNightGuests.$inferSelect): KnownGuest => ({
  id,
  guest,
  consentedAt: consentedAt.toISOString(),
})

export const knownGuestsRepository = (db: Database) => ({
  async list(userId: number): Promise<KnownGuest[]> {
    const rows = await db
      .select()
      .from(pizzaNightGuests)
      .where(eq(pizzaNightGuests.userId, userId))
      .orderBy(asc(name), asc(pizzaNightGuests.id))
    return rows.map(toGuest)
  },

  /** Replaces the guest of the same name. `outdated` is the stored guest, if it differs and was changed after
   * `basedOn`, or if `basedOn` is missing. */
  keep: (
    userId: number,
    guest: GuestDraft,
    basedOn: string | undefined,
  ): Promise<KnownGuest | 'too_many' | { outdated: KnownGuest }> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId)
      const isOwn = eq(pizzaNightGuests.userId, userId)
      const isNamed = and(isOwn, eq(name, sql`lower(${guest.name})`))
      const [before] = await tx.select().from(pizzaNightGuests).where(isNamed)
      if (before && !isDeepStrictEqual(toGuest(before).guest, guest)) {
        if (basedOn === undefined || !isVersion(before.consentedAt, basedOn))
          return { outdated: toGuest(before) }
      }
      await tx.delete(pizzaNightGuests).where(isNamed)
      const [kept] = await tx.select({ total: count() }).from(pizzaNightGuests).where(isOwn)
      if ((kept?.total ?? 0) >= KEPT_LIMITS.guests) return 'too_many'
      const consentedAt = before
        ? new Date(Math.max(Date.now(), before.consentedAt.getTime() + 1))
        : sql`now()`
      const [row] = await tx.insert(pizzaNightGuests).values({ userId, guest, consentedAt }).returning()
      if (!row) throw new Error('a guest was not returned')
      return toGuest(row)
    }),

  async remove(userId: number, id: number): Promise<boolean> {
    const { rowCount } = await db
      .delete(pizzaNightGuests)
      .where(and(eq(pizzaNightGuests.userId, userId), eq(pizzaNightGuests.id, id)))
    return (rowCount ?? 0) > 0
  },
})
