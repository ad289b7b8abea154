/** A published number and what this code makes of it: the tests check it, the page 'Come verifichiamo i calcoli' shows it.
 *
 * Units   in `unit`. Source  `source`, a key of `content/dough-checks.yaml`. Valid  |computed - expected| <= tolerance. */

import type { GoldenSourceKey } from '#knowledge/dough-checks.ts'

export type GoldenVector = {
  id: string
  /** What is computed, in Italian, for the page. */
  what: string
  unit: string
  expected: number
  /** Absolute, in `unit`: how far the source itself is rounded, or how far apart methods may be. */
  tolerance: number
  source: GoldenSourceKey
  computed: () => number
}
