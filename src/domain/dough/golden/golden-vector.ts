/** A published number and what this code makes of it: the tests check it, the page 'Come verifichiamo i calcoli' shows it.
 *
 * Units   in `unit`. Source  `source`, a key of the bibliography. Valid  |computed - expected| <= tolerance. */

export type GoldenVector = {
  id: string
  /** What is computed, in Italian, for the page. */
  what: string
  unit: string
  expected: number
  /** Absolute, in `unit`: how far the source itself is rounded, or how far apart methods may be. */
  tolerance: number
  /** A: a number seen in the source. B: computed from the source's model, or seen at second hand. */
  grade: 'A' | 'B'
  source: string
  computed: () => number
}
