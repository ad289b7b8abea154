/** The number format of the converter's results.
 *
 * Source  the site's specification: two decimals, exponential form under 0.01.
 * Valid   finite numbers. The limit 0.01 is for the absolute value: -40 °F is '−40,00'. */

const EXPONENTIAL_UNDER = 0.01

export function formatConverted(value: number): string {
  const size = Math.abs(value)
  const text = size > 0 && size < EXPONENTIAL_UNDER ? value.toExponential(2) : value.toFixed(2)
  return text
    .replace('.', ',')
    .replace(/^-/, '−')
    .replace(/\B(?=(?:\d{3})+,)/g, '.')
}
