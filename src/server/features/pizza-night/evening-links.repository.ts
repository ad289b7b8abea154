import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Inviting, ReceivedAnswer } from '#contracts/pizza-night/pizza-night-invite.ts'
import type { AnswerHandled, LinkKind } from '#contracts/pizza-night/pizza-night-kept.ts'
import type { Database } from '#server/db/database.ts'
import { isVersion } from '#server/db/new-version.ts'
import { pizzaNightAnswers, pizzaNights } from '#server/db/schema-pizza-night.ts'
import { isOwn, type KeptRow } from './kept-evenings.repository.ts'

const COLUMNS = { invito: 'inviteToken', menu: 'menuToken' } as const satisfies Record<
  LinkKind,
  keyof KeptRow
>

export const toAnswer = (row: typeof pizzaNightAnswers.$inferSelect): ReceivedAnswer => ({
  id: row.id,
  guest: row.guest,
  answeredAt: row.answeredAt.toISOString(),
  consentedAt: row.consentedAt?.toISOString() ?? null,
  isHandled: row.handledAt !== null,
})

const isReceived = (db: Database, userId: number, id: number, answerId: number) => {
  const own = db.select({ id: pizzaNights.id }).from(pizzaNights).where(isOwn(userId, id))
  return and(eq(pizzaNightAnswers.id, answerId), inArray(pizzaNightAnswers.pizzaNightId, own))
}

export const eveningLinksRepository = (db: Database) => ({
  /** A link says who invites: `host`, if nobody else has been named. */
  async openLink(
    userId: number,
    id: number,
    kind: LinkKind,
    { token, host }: { token: string; host: string },
  ): Promise<string | undefined> {
    const column = COLUMNS[kind]
    const [row] = await db
      .update(pizzaNights)
      .set({
        [column]: sql`coalesce(${pizzaNights[column]}, ${token})`,
        host: sql`coalesce(${pizzaNights.host}, ${host})`,
      })
      .where(isOwn(userId, id))
      .returning({ token: pizzaNights[column] })
    return row?.token ?? undefined
  },

  async sayWhoInvites(userId: number, id: number, inviting: Inviting): Promise<boolean> {
    const { rowCount } = await db.update(pizzaNights).set(inviting).where(isOwn(userId, id))
    return (rowCount ?? 0) > 0
  },

  async closeLink(userId: number, id: number, kind: LinkKind): Promise<boolean> {
    const { rowCount } = await db
      .update(pizzaNights)
      .set({ [COLUMNS[kind]]: null })
      .where(isOwn(userId, id))
    return (rowCount ?? 0) > 0
  },

  async answers(userId: number, id: number): Promise<ReceivedAnswer[] | undefined> {
    const rows = await db
      .select({ answer: pizzaNightAnswers })
      .from(pizzaNights)
      .leftJoin(pizzaNightAnswers, eq(pizzaNights.id, pizzaNightAnswers.pizzaNightId))
      .where(isOwn(userId, id))
      .orderBy(pizzaNightAnswers.id)
    if (rows.length === 0) return undefined
    return rows.flatMap(({ answer }) => (answer ? toAnswer(answer) : []))
  },

  /** `outdated` is the current answer, if the guest has changed it after `basedOn`. */
  handle: (
    userId: number,
    id: number,
    answerId: number,
    { isHandled, basedOn }: z.output<typeof AnswerHandled>,
  ): Promise<'handled' | 'unknown' | { outdated: ReceivedAnswer }> =>
    db.transaction(async (tx) => {
      const isIt = isReceived(tx, userId, id, answerId)
      const [before] = await tx.select().from(pizzaNightAnswers).where(isIt).for('no key update')
      if (!before) return 'unknown'
      if (!isVersion(before.answeredAt, basedOn)) return { outdated: toAnswer(before) }
      await tx
        .update(pizzaNightAnswers)
        .set({ handledAt: isHandled ? sql`now()` : null })
        .where(isIt)
      return 'handled'
    }),

  async remove(userId: number, id: number, answerId: number): Promise<boolean> {
    const { rowCount } = await db.delete(pizzaNightAnswers).where(isReceived(db, userId, id, answerId))
    return (rowCount ?? 0) > 0
  },
})
