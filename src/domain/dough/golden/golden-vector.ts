/** A published number beside the number that our code computes. The tests compare the two; the page 'Come
 * verifichiamo i calcoli' shows them.
 *
 * Units   in `unit`. Source  `source`, a key of `content/dough-checks.yaml`. Valid  |computed - expected| <= tolerance. */

import type { GoldenSourceKey } from '#knowledge/dough-checks.ts'

export type GoldenVector = {
  id: string
  /** Name of the computed quantity, in Italian, for the page. */
  what: string
  unit: string
  expected: number
  /** Absolute, in `unit`: the rounding of the source, or the accepted difference between two methods. */
  tolerance: number
  source: GoldenSourceKey
  computed: () => number
}

export const golden = (
  id: string,
  unit: string,
  source: GoldenSourceKey,
  figures: Pick<GoldenVector, 'what' | 'expected' | 'tolerance' | 'computed'>,
): GoldenVector => ({ id, unit, source, ...figures })
