/** The search counts steps instead of time, so the same input gives the same evening on any machine.
 *
 * Units   steps: one pass of an innermost loop.
 * Source  the limits are [stima]. */
export type Steps = { count: number }

export const SEARCH_LIMITS = {
  coverSteps: 60_000,
  /** Enough for all sets of up to four out of twenty pizzas, or of up to three out of thirty-three. */
  sets: 6200,
  /** Sums of half pizzas kept after each guest. With four pizzas, five guests give at most 4 ** 5 sums. */
  sums: 1024,
  /** Enough for six guests and all 162 sets of eight pizzas. */
  shareSteps: 450_000,
} as const
