import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type PizzaNight, SharedNight, StoredNight } from '#contracts/pizza-night/pizza-night.ts'
import type {
  ChangedEvening,
  KeptEvening,
  KeptEveningCard,
  NewKeptEvening,
} from '#contracts/pizza-night/pizza-night-kept.ts'
import { KEPT_LIMITS, needsUntilMs, withoutNeeds } from '#domain/pizza-night/kept-evening.ts'
import { sharedEvening } from '#domain/pizza-night/shared-evening.ts'
import type { Database } from '#server/db/database.ts'
import { isVersion, newVersion } from '#server/db/new-version.ts'
import { pizzaNightAnswers, pizzaNights } from '#server/db/schema-pizza-night.ts'
import { lockUser } from '#server/features/accounts/users/lock-user.repository.ts'

export type KeptRow = typeof pizzaNights.$inferSelect
type Written = z.output<typeof NewKeptEvening>
type Changed = { changed: KeptEvening } | { outdated: KeptEvening }

export const isOwn = (userId: number, id: number) =>
  and(eq(pizzaNights.userId, userId), eq(pizzaNights.id, id), isNull(pizzaNights.deletedAt))

/** Null if another version of the site wrote a value that this version cannot read. */
const readable = <T>(schema: z.ZodType<T>, value: unknown): T | null => schema.safeParse(value).data ?? null

export const toKept = (row: KeptRow): KeptEvening => ({
  id: row.id,
  title: row.title,
  bakeAtMs: row.bakeAt.getTime(),
  timeZone: row.timeZone,
  guests: row.guests,
  updatedAt: row.updatedAt.toISOString(),
  plannedAtMs: row.plannedAt?.getTime() ?? null,
  draft: row.draft,
  plan: readable(StoredNight, row.plan),
  menu: readable(SharedNight, row.menu),
  host: row.host,
  place: row.place,
  links: { invito: row.inviteToken, menu: row.menuToken },
})

function valuesOf({ title, draft, timeZone, plannedAtMs }: Written, plan: PizzaNight, nowMs: number) {
  const isLongPast = plan.bakeAtMs < needsUntilMs(nowMs)
  return {
    title,
    bakeAt: new Date(plan.bakeAtMs),
    endsAt: new Date(plan.lastServedMs),
    timeZone,
    guests: plan.guests.length,
    draft: isLongPast ? withoutNeeds(draft) : draft,
    plannedAt: plannedAtMs === null ? null : new Date(Math.min(plannedAtMs, nowMs)),
    plan: isLongPast ? null : plan,
    menu: sharedEvening(plan),
  }
}

export const keptEveningsRepository = (db: Database) => ({
  async list(userId: number): Promise<KeptEveningCard[]> {
    const rows = await db
      .select({
        id: pizzaNights.id,
        title: pizzaNights.title,
        bakeAtMs: sql<number>`floor(extract(epoch from ${pizzaNights.bakeAt}) * 1000)`.mapWith(Number),
        timeZone: pizzaNights.timeZone,
        guests: pizzaNights.guests,
        updatedAt: pizzaNights.updatedAt,
        newAnswers: db.$count(
          pizzaNightAnswers,
          and(eq(pizzaNightAnswers.pizzaNightId, pizzaNights.id), isNull(pizzaNightAnswers.handledAt)),
        ),
      })
      .from(pizzaNights)
      .where(and(eq(pizzaNights.userId, userId), isNull(pizzaNights.deletedAt)))
      .orderBy(desc(pizzaNights.bakeAt), desc(pizzaNights.id))
    return rows.map(({ updatedAt, ...card }) => ({ ...card, updatedAt: updatedAt.toISOString() }))
  },

  async one(userId: number, id: number): Promise<KeptEvening | undefined> {
    const [row] = await db.select().from(pizzaNights).where(isOwn(userId, id))
    return row && toKept(row)
  },

  add: (
    userId: number,
    written: Written,
    plan: PizzaNight,
    nowMs: number,
  ): Promise<KeptEvening | undefined> =>
    db.transaction(async (tx) => {
      if (!(await hasRoom(tx, userId))) return undefined
      const [row] = await tx
        .insert(pizzaNights)
        .values({ userId, ...valuesOf(written, plan, nowMs) })
        .returning()
      return row && toKept(row)
    }),

  change: changing(db),

  async remove(userId: number, id: number): Promise<boolean> {
    const { rowCount } = await db.update(pizzaNights).set({ deletedAt: sql`now()` }).where(isOwn(userId, id))
    return (rowCount ?? 0) > 0
  },

  restore: (userId: number, id: number): Promise<KeptEvening | 'unknown' | 'too_many'> =>
    db.transaction(async (tx) => {
      const hasSpace = await hasRoom(tx, userId)
      const [row] = await tx
        .select()
        .from(pizzaNights)
        .where(and(eq(pizzaNights.userId, userId), eq(pizzaNights.id, id)))
      if (!row) return 'unknown'
      if (row.deletedAt !== null && !hasSpace) return 'too_many'
      await tx.update(pizzaNights).set({ deletedAt: null }).where(eq(pizzaNights.id, id))
      return toKept(row)
    }),
})

/** `outdated` is the current evening, if it was changed after `basedOn`. Undefined if there is no such
 * evening. */
const changing =
  (db: Database) =>
  (
    userId: number,
    id: number,
    { basedOn, ...written }: z.output<typeof ChangedEvening>,
    plan: PizzaNight,
    nowMs: number,
  ): Promise<Changed | undefined> =>
    db.transaction(async (tx) => {
      const [before] = await tx.select().from(pizzaNights).where(isOwn(userId, id)).for('no key update')
      if (!before) return undefined
      if (!isVersion(before.updatedAt, basedOn)) return { outdated: toKept(before) }
      const [row] = await tx
        .update(pizzaNights)
        .set({ ...valuesOf(written, plan, nowMs), updatedAt: newVersion(pizzaNights.updatedAt) })
        .where(eq(pizzaNights.id, id))
        .returning()
      return row && { changed: toKept(row) }
    })

async function hasRoom(tx: Database, userId: number): Promise<boolean> {
  await lockUser(tx, userId)
  const [kept] = await tx
    .select({ total: count() })
    .from(pizzaNights)
    .where(and(eq(pizzaNights.userId, userId), isNull(pizzaNights.deletedAt)))
  return (kept?.total ?? 0) < KEPT_LIMITS.evenings
}
