/** Percentages as the site reckons with them, fractions as calls, links and stored records carry them.
 *
 * Units   percent (`…Pct`, 2.8) and fraction (0.028).
 * Valid   finite numbers; every number of at most 15 digits survives the way there and back, without the dust of binary
 *         arithmetic. */

const SURE_DIGITS = 15

/** 2.8 gives 0.028, not 0.027999999999999997. */
export function fractionOfPercent(percent: number): number {
  return Number((percent / 100).toPrecision(SURE_DIGITS))
}

/** 0.07 gives 7, not 7.000000000000001. */
export function percentOfFraction(fraction: number): number {
  return Number((fraction * 100).toPrecision(SURE_DIGITS))
}
