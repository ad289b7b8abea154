import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { PizzaNight, SharedNight } from '#contracts/pizza-night/pizza-night.ts'
import type { KeptEvening, KeptEveningCard, NewKeptEvening } from '#contracts/pizza-night/pizza-night-kept.ts'
import { KEPT_LIMITS, needsUntilMs, withoutNeeds } from '#domain/pizza-night/kept-evening.ts'
import { sharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { lockUser } from '#server/accounts/lock-user.repository.ts'
import type { Database } from '#server/db/database.ts'
import { pizzaNightAnswers, pizzaNights } from '#server/db/schema-pizza-night.ts'

export type KeptRow = typeof pizzaNights.$inferSelect
type Written = z.output<typeof NewKeptEvening>

/** Not in the bin. */
export const isOwn = (userId: number, id: number) =>
  and(eq(pizzaNights.userId, userId), eq(pizzaNights.id, id), isNull(pizzaNights.deletedAt))

/** Another version of the site may have written it: what this one cannot read is not there. */
const readable = <T>(schema: z.ZodType<T>, value: unknown): T | null => schema.safeParse(value).data ?? null

export const toKept = (row: KeptRow): KeptEvening => ({
  id: row.id,
  title: row.title,
  bakeAtMs: row.bakeAt.getTime(),
  timeZone: row.timeZone,
  guests: row.guests,
  plannedAtMs: row.plannedAt?.getTime() ?? null,
  draft: row.draft,
  plan: readable(PizzaNight, row.plan),
  menu: readable(SharedNight, row.menu),
  links: { invito: row.inviteToken, menu: row.menuToken },
})

/** An evening with its plan as a row; of one long past at once without needs. */
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

/** Evenings that people keep in their account. */
export const keptEveningsRepository = (db: Database) => ({
  /** The last evening first. */
  list: (userId: number): Promise<KeptEveningCard[]> =>
    db
      .select({
        id: pizzaNights.id,
        title: pizzaNights.title,
        bakeAtMs: sql<number>`floor(extract(epoch from ${pizzaNights.bakeAt}) * 1000)`.mapWith(Number),
        timeZone: pizzaNights.timeZone,
        guests: pizzaNights.guests,
        newAnswers: db.$count(
          pizzaNightAnswers,
          and(eq(pizzaNightAnswers.pizzaNightId, pizzaNights.id), isNull(pizzaNightAnswers.handledAt)),
        ),
      })
      .from(pizzaNights)
      .where(and(eq(pizzaNights.userId, userId), isNull(pizzaNights.deletedAt)))
      .orderBy(desc(pizzaNights.bakeAt), desc(pizzaNights.id)),

  async one(userId: number, id: number): Promise<KeptEvening | undefined> {
    const [row] = await db.select().from(pizzaNights).where(isOwn(userId, id))
    return row && toKept(row)
  },

  /** Undefined when there are as many as are allowed. */
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

  async change(
    userId: number,
    id: number,
    written: Written,
    plan: PizzaNight,
    nowMs: number,
  ): Promise<KeptEvening | undefined> {
    const [row] = await db
      .update(pizzaNights)
      .set(valuesOf(written, plan, nowMs))
      .where(isOwn(userId, id))
      .returning()
    return row && toKept(row)
  },

  /** Into the bin, with its links and answers. */
  async remove(userId: number, id: number): Promise<boolean> {
    const { rowCount } = await db.update(pizzaNights).set({ deletedAt: sql`now()` }).where(isOwn(userId, id))
    return (rowCount ?? 0) > 0
  },

  /** Out of the bin, as long as it is there and there is room. */
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
export type KeptEveningsRepository = ReturnType<typeof keptEveningsRepository>

/** Those who keep at once keep one after the other, so that no limit is passed between them. */
async function hasRoom(tx: Database, userId: number): Promise<boolean> {
  await lockUser(tx, userId)
  const [kept] = await tx
    .select({ total: count() })
    .from(pizzaNights)
    .where(and(eq(pizzaNights.userId, userId), isNull(pizzaNights.deletedAt)))
  return (kept?.total ?? 0) < KEPT_LIMITS.evenings
}
