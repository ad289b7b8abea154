import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { BIN_DAYS, needsUntilMs, withoutNeeds } from '#domain/pizza-night/kept-evening.ts'
import type { Database } from '#server/db/database.ts'
import { pizzaNightAnswers, pizzaNightMenus, pizzaNights } from '#server/db/schema-pizza-night.ts'

const DAY_MS = 24 * 3600 * 1000
const MENU_DAYS = 366
const AT_ONCE = 200

export const forgetEveningsRepository = (db: Database) => ({
  async forget(nowMs: number): Promise<void> {
    await db.delete(pizzaNights).where(lt(pizzaNights.deletedAt, new Date(nowMs - BIN_DAYS * DAY_MS)))
    await db
      .delete(pizzaNightMenus)
      .where(
        or(
          lt(pizzaNightMenus.bakeAt, new Date(needsUntilMs(nowMs))),
          lt(pizzaNightMenus.createdAt, new Date(nowMs - MENU_DAYS * DAY_MS)),
        ),
      )
    const isLongPast = lt(pizzaNights.bakeAt, new Date(needsUntilMs(nowMs)))
    const longPast = db.select({ id: pizzaNights.id }).from(pizzaNights).where(isLongPast)
    await db
      .update(pizzaNights)
      .set({ host: null, place: null })
      .where(and(isLongPast, or(isNotNull(pizzaNights.host), isNotNull(pizzaNights.place))))
    await db.delete(pizzaNightAnswers).where(inArray(pizzaNightAnswers.pizzaNightId, longPast))
    for (;;) {
      const rows = await db
        .select({ id: pizzaNights.id, draft: pizzaNights.draft })
        .from(pizzaNights)
        .where(and(isLongPast, isNotNull(pizzaNights.plan)))
        .limit(AT_ONCE)
      for (const { id, draft } of rows)
        await db
          .update(pizzaNights)
          .set({ draft: withoutNeeds(draft), plan: null, inviteToken: null })
          .where(and(eq(pizzaNights.id, id), isLongPast))
      if (rows.length < AT_ONCE) return
    }
  },
})
