/** Whole percentages for people, fractions for storage, without the dust of binary arithmetic.
 *
 * Units   percent (`…Pct` argument, 2.8) and fraction (0.028).
 * Valid   finite numbers up to 10,000 %; six decimals of a percent survive the way there and back. */

/** 2.8 gives 0.028, not 0.027999999999999997. */
export function fractionOfPercent(percent: number): number {
  return Number((percent / 100).toFixed(8))
}

/** 0.07 gives 7, not 7.000000000000001. */
export function percentOfFraction(fraction: number): number {
  return Number((fraction * 100).toFixed(6))
}
