import { and, desc, eq, sql } from 'drizzle-orm'
import type { AdminNotification, AdminNotifications } from '#contracts/notifications/notifications.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema-accounts.ts'
import { digestSettings, notificationReads, notifications } from '#server/db/schema-statistics.ts'
import { TODAY } from '#server/statistics/daily-counts.repository.ts'
import { gatherNotifications } from './gather.repository.ts'

const SHOWN = 100

export interface DigestReader {
  id: number
  email: string
  name: string
}

/** What administrators are told, and what each of them has seen. */
export const notificationsRepository = (db: Database) => ({
  gather: () => gatherNotifications(db),

  async of(userId: number): Promise<AdminNotifications> {
    const list = await read(db, userId)
    const [setting] = await db.select().from(digestSettings).where(eq(digestSettings.userId, userId))
    return {
      notifications: list,
      unread: list.filter(({ isRead }) => !isRead).length,
      wantsDigest: setting?.isWanted ?? true,
    }
  },

  /** All that there are now, without `ids`. What comes later is new. */
  async markRead(userId: number, ids: readonly number[] | undefined): Promise<void> {
    const which = ids ? sql`id = any(${sql.param(ids)}::int[])` : sql`true`
    // Locked, since of one that is discarded in this moment nothing can be kept any more.
    await db.execute(sql`
      insert into notification_reads (user_id, notification_id, count)
      select ${userId}::int, told.id, told.count from (
        select id, count from notifications where ${which} order by id for key share) as told
      on conflict (user_id, notification_id) do update set count = excluded.count`)
  },

  async setDigest(userId: number, isWanted: boolean): Promise<void> {
    await db
      .insert(digestSettings)
      .values({ userId, isWanted })
      .onConflictDoUpdate({ target: digestSettings.userId, set: { isWanted } })
  },

  /** Administrators who want the daily letter, at an address that is proved to be theirs. */
  digestReaders: async (): Promise<DigestReader[]> =>
    db
      .select({ id: users.id, email: users.email, name: users.name })
      .from(users)
      .leftJoin(digestSettings, eq(digestSettings.userId, users.id))
      .where(
        and(
          users.isAdmin,
          sql`${users.disabledAt} is null and ${users.emailVerifiedAt} is not null`,
          sql`coalesce(${digestSettings.isWanted}, true)`,
        ),
      ),

  /**
   * What somebody has not read since the last letter; claimed for today by the same transaction, so that of all servers
   * one sends it. Empty when there is nothing to tell, or when today's letter is on its way.
   */
  claimDigest: (userId: number): Promise<AdminNotification[]> =>
    db.transaction(async (tx) => {
      await tx.insert(digestSettings).values({ userId }).onConflictDoNothing()
      const [setting] = await tx
        .select({
          sentAt: digestSettings.sentAt,
          isSent: sql<boolean>`coalesce((${digestSettings.sentAt} at time zone 'Europe/Rome')::date >= ${TODAY}, false)`,
        })
        .from(digestSettings)
        .where(eq(digestSettings.userId, userId))
        .for('update')
      if (!setting || setting.isSent) return []
      const since = setting.sentAt?.toISOString() ?? ''
      const news = (await read(tx, userId)).filter((one) => !one.isRead && one.updatedAt > since)
      if (news.length > 0)
        await tx.update(digestSettings).set({ sentAt: sql`now()` }).where(eq(digestSettings.userId, userId))
      return news
    }),
})
export type NotificationsRepository = ReturnType<typeof notificationsRepository>

async function read(db: Database, userId: number): Promise<AdminNotification[]> {
  const rows = await db
    .select({
      notification: notifications,
      isRead: sql<boolean>`coalesce(${notificationReads.count} >= ${notifications.count}, false)`,
    })
    .from(notifications)
    .leftJoin(
      notificationReads,
      and(eq(notificationReads.notificationId, notifications.id), eq(notificationReads.userId, userId)),
    )
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(SHOWN)
  return rows.map(({ notification: { key: _key, createdAt, updatedAt, ...same }, isRead }) => ({
    ...same,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    isRead,
  }))
}
