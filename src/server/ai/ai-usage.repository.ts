import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { aiAnswers, aiUsage } from '#server/db/schema-ai.ts'

export interface DailyBudget {
  requests: number
  tokens: number
}
export interface AnswerKey {
  recipeId: number
  version: string
  wish: string
  model: string
}

const today = sql`current_date`
const KEPT_DAYS = 30

export const aiUsageRepository = (db: Database) => ({
  /** Counts one request. False if the day's requests or tokens are used up. A single statement, so that
   * concurrent requests cannot exceed the limit. */
  async take({ requests, tokens }: DailyBudget): Promise<boolean> {
    if (requests < 1 || tokens < 1) return false
    const rows = await db
      .insert(aiUsage)
      .values({ day: today, requests: 1, tokens: 0 })
      .onConflictDoUpdate({
        target: aiUsage.day,
        set: { requests: sql`${aiUsage.requests} + 1` },
        setWhere: sql`${aiUsage.requests} < ${requests} and ${aiUsage.tokens} < ${tokens}`,
      })
      .returning({ day: aiUsage.day })
    return rows.length > 0
  },

  async spend(tokens: number): Promise<void> {
    await db
      .update(aiUsage)
      .set({ tokens: sql`least(${aiUsage.tokens} + ${Math.max(0, Math.round(tokens))}, 2000000000)` })
      .where(eq(aiUsage.day, today))
  },

  async answer(key: AnswerKey): Promise<string | undefined> {
    const [row] = await db.select({ text: aiAnswers.text }).from(aiAnswers).where(isAnswer(key))
    return row?.text
  },

  async keep(key: AnswerKey, text: string): Promise<void> {
    await db
      .delete(aiAnswers)
      .where(lt(aiAnswers.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
    await db
      .insert(aiAnswers)
      .values({ ...key, text })
      .onConflictDoUpdate({
        target: [aiAnswers.recipeId, aiAnswers.wish, aiAnswers.model],
        set: { version: key.version, text, createdAt: sql`now()` },
      })
  },
})
export type AiUsageRepository = ReturnType<typeof aiUsageRepository>

const isAnswer = ({ recipeId, version, wish, model }: AnswerKey) =>
  and(
    eq(aiAnswers.recipeId, recipeId),
    eq(aiAnswers.version, version),
    eq(aiAnswers.wish, wish),
    eq(aiAnswers.model, model),
  )
