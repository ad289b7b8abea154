import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { ALL_PAGES, pathsOf } from '#contracts/pages/pages.ts'
import type { Ranked, Statistics, StatisticsDays } from '#contracts/statistics/statistics.ts'
import type { Counted } from '#domain/statistics/counted.ts'
import type { Database } from '#server/db/database.ts'
import { dailyCounts } from '#server/db/schema-statistics.ts'
import { TODAY } from '#server/features/statistics/counting/daily-counts.repository.ts'

const RANKED = 20
const LOCAL_TOOLS = pathsOf(ALL_PAGES.filter(({ isTool }) => isTool))

const within = (days: StatisticsDays) => gt(dailyCounts.day, sql`${TODAY} - ${days}::int`)
const sum = sql<number>`sum(${dailyCounts.count})::int`

export const statisticsRepository = (db: Database) => ({
  async of(days: StatisticsDays): Promise<Statistics> {
    const ranked = (kind: Counted) => ranking(db, days, kind)
    return {
      days,
      byDay: await byDay(db, days),
      pages: await popularPages(db, days),
      recipes: await popularRecipes(db, days),
      searches: (await ranked('search')).slice(0, RANKED),
      emptySearches: (await ranked('search_empty')).slice(0, RANKED),
      tools: [
        ...(await ranked('tool')),
        ...(await ranked('view')).filter(({ key }) => LOCAL_TOOLS.includes(key)),
      ].toSorted((a, b) => b.count - a.count),
    }
  },

  rows: (days: StatisticsDays): Promise<{ day: string; kind: Counted; key: string; count: number }[]> =>
    db
      .select()
      .from(dailyCounts)
      .where(and(within(days)))
      .orderBy(dailyCounts.day, dailyCounts.kind, desc(dailyCounts.count), dailyCounts.key),
})
export type StatisticsRepository = ReturnType<typeof statisticsRepository>

const ranking = (db: Database, days: StatisticsDays, kind: Counted): Promise<Ranked> =>
  db
    .select({ key: dailyCounts.key, count: sum })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, kind), within(days)))
    .groupBy(dailyCounts.key)
    .orderBy(desc(sum), dailyCounts.key)
    .limit(200)

async function byDay(db: Database, days: StatisticsDays): Promise<Statistics['byDay']> {
  const of = (kind: Counted) => sql`coalesce(sum(count) filter (where kind = ${kind}), 0)::int`
  const { rows } = await db.execute<Statistics['byDay'][number]>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, ${of('view')} as views, ${of('search')} as searches,
      ${of('search_empty')} as "emptySearches", ${of('tool')} as tools
    from (select ${TODAY} - offset_days as day from generate_series(0, ${days - 1}::int) as offset_days) as days
    left join ${dailyCounts} on ${dailyCounts.day} = days.day
    group by days.day order by days.day`)
  return rows
}

async function popularPages(db: Database, days: StatisticsDays): Promise<Statistics['pages']> {
  const { rows } = await db.execute<Statistics['pages'][number]>(sql`
    select key, recipes.name as title, sum(count)::int as count
    from ${dailyCounts} left join recipes on key = '/ricette/' || recipes.id
    where kind = 'view' and ${within(days)}
    group by key, recipes.name order by count desc, key limit ${RANKED}`)
  return rows
}

async function popularRecipes(db: Database, days: StatisticsDays): Promise<Statistics['recipes']> {
  const { rows } = await db.execute<Statistics['recipes'][number]>(sql`
    select recipes.id, recipes.name, sum(count)::int as count
    from ${dailyCounts} join recipes on key = '/ricette/' || recipes.id
    where kind = 'view' and ${within(days)} and recipes.deleted_at is null
    group by recipes.id, recipes.name order by count desc, recipes.id limit ${RANKED}`)
  return rows
}
