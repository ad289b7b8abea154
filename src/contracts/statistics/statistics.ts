import { z } from 'zod'

export const STATISTICS_DAYS = [7, 30, 90, 365] as const
export type StatisticsDays = (typeof STATISTICS_DAYS)[number]
export const STATISTICS_KEPT_DAYS = 400

export const StatisticsQuery = z.object({
  days: z.coerce.number().pipe(z.literal(STATISTICS_DAYS, 'Scegli 7, 30, 90 o 365 giorni')).default(30),
})

const count = z.int().min(0)
const Ranked = z.array(z.object({ key: z.string(), count }))
export type Ranked = z.infer<typeof Ranked>

export const Statistics = z.object({
  days: z.literal(STATISTICS_DAYS),
  byDay: z.array(
    z.object({ day: z.iso.date(), views: count, searches: count, emptySearches: count, tools: count }),
  ),
  /** `title` is the name of the recipe, even of a deleted one. It is null for all pages except recipes. */
  pages: z.array(z.object({ key: z.string(), title: z.string().nullable(), count })),
  recipes: z.array(z.object({ id: z.int(), name: z.string(), count })),
  searches: Ranked,
  emptySearches: Ranked,
  /** `key` is one of TOOLS, or the path of a tool that calculates in the browser. */
  tools: Ranked,
})
export type Statistics = z.infer<typeof Statistics>
