import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AdminNotification, AdminNotifications } from '#contracts/notifications/notifications.ts'
import type { Database } from '#server/db/database.ts'
import { users, waitingLetters } from '#server/db/schema-accounts.ts'
import { digestSettings, notificationReads, notifications } from '#server/db/schema-statistics.ts'
import { TODAY } from '#server/features/statistics/counting/daily-counts.repository.ts'
import { waitingLettersRepository } from '#server/mail/waiting-letters.repository.ts'
import { gatherNotifications } from './gather.repository.ts'

const SHOWN = 100

export interface DigestReader {
  id: number
  email: string
  name: string
}

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

  async markRead(userId: number, ids: readonly number[] | undefined): Promise<void> {
    const which = ids ? sql`id = any(${sql.param(ids)}::int[])` : sql`true`
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

  digestReaders: () => digestReaders(db),

  /**
   * Queues the daily email, unless nothing is unread, or today's email is already sent or queued. Of several
   * servers only one queues it, because the settings row is locked.
   */
  addDigest: ({ id: userId, email, name }: DigestReader): Promise<void> =>
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
      if (!setting || setting.isSent || (await newsSince(tx, userId, setting.sentAt)).length === 0) return
      const isDigest = and(eq(waitingLetters.userId, userId), eq(waitingLetters.kind, 'digest'))
      if (await tx.$count(waitingLetters, isDigest)) return
      await waitingLettersRepository(tx).add({ kind: 'digest', userId, email, name })
    }),

  /**
   * The unread notifications since the last email, and their reader. Undefined if the email is no longer
   * needed.
   */
  async takeDigest(userId: number): Promise<{ reader: DigestReader; news: AdminNotification[] } | undefined> {
    const [reader] = await digestReaders(db, eq(users.id, userId))
    if (!reader) return undefined
    const [setting] = await db
      .update(digestSettings)
      .set({ toldAt: sql`now()` })
      .where(eq(digestSettings.userId, userId))
      .returning({ sentAt: digestSettings.sentAt })
    const news = await newsSince(db, userId, setting?.sentAt)
    return news.length > 0 ? { reader, news } : undefined
  },
})
export type NotificationsRepository = ReturnType<typeof notificationsRepository>

const digestReaders = async (db: Database, whom?: SQL): Promise<DigestReader[]> =>
  db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .leftJoin(digestSettings, eq(digestSettings.userId, users.id))
    .where(
      and(
        users.isAdmin,
        sql`${users.disabledAt} is null and ${users.emailVerifiedAt} is not null`,
        sql`coalesce(${digestSettings.isWanted}, true)`,
        whom,
      ),
    )

async function newsSince(db: Database, userId: number, last: Date | null | undefined) {
  const since = last?.toISOString() ?? ''
  return (await read(db, userId)).filter((one) => !one.isRead && one.updatedAt > since)
}

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
