/** Work of a search is counted, not timed: the same input gives the same evening on any machine.
 *
 * Units   steps: one pass of an innermost loop, some nanoseconds.
 * Source  the bounds are [stima]: a large table takes about a hundredth of a second. */
export type Steps = { count: number }

export const SEARCH_LIMITS = {
  /** Pizzas that are tried while a first menu is looked for. */
  coverSteps: 60_000,
  /** Sets of pizzas that are weighed: all sets of up to four out of twenty pizzas, of up to three out of thirty-three. */
  sets: 6200,
  /** Sums of half pizzas that are followed from one guest to the next: before the sixth guest there are at most 4 ** 5. */
  sums: 1024,
  /** For sharing out the table over the sets: all 162 sets of eight pizzas take six guests at most 446,928. */
  shareSteps: 450_000,
} as const
