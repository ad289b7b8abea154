/** Converts between the site's percentages and the fractions in calls, links and stored records.
 *
 * Units   percent (`…Pct`, 2.8) and fraction (0.028).
 * Valid   finite numbers; every number of at most 15 digits survives the round trip, without binary
 *         rounding errors. */

const SURE_DIGITS = 15

export function fractionOfPercent(percent: number): number {
  return Number((percent / 100).toPrecision(SURE_DIGITS))
}

export function percentOfFraction(fraction: number): number {
  return Number((fraction * 100).toPrecision(SURE_DIGITS))
}
