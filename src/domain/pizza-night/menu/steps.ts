/** The search counts steps instead of time, so the same input gives the same evening on any machine.
 *
 * Units   steps: one pass of an innermost loop, some nanoseconds.
 * Source  the bounds are [stima]: a large table takes about a hundredth of a second. */
export type Steps = { count: number }

export const SEARCH_LIMITS = {
  coverSteps: 60_000,
  /** Enough for all sets of up to four out of twenty pizzas, or of up to three out of thirty-three. */
  sets: 6200,
  /** Sums of half pizzas kept after each guest. Five guests give at most 4 ** 5 sums. */
  sums: 1024,
  /** Enough for six guests: all 162 sets of eight pizzas need at most 446,928 steps. */
  shareSteps: 450_000,
} as const
