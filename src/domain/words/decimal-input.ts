/** Reads and writes the numbers of forms and links.
 *
 * Valid   up to 12 digits before the decimal separator and 20 after it. Anything else, such as an exponent,
 *         is null. The decimal separator is a comma or a point. In links, points separate thousands only
 *         before a decimal comma: '1.000,5'. In typed text, '1.000' is a thousand, too. */

const TYPED_NUMBER = /^[+-]?(?:\d{1,12}(?:\.\d{0,20})?|\.\d{1,20})$/

const GROUPED = /^[+-]?\d{1,3}(?:\.\d{3})+,\d*$/

/** Reads '62,5', '62.5', '1.000,5', ',5' and the unfinished '3,'. Null for anything else, including blank
 * text. Never infinite. */
export function parseDecimal(text: string): number | null {
  const typed = text.trim().replace(/^−/, '-')
  const plain = (GROUPED.test(typed) ? typed.replaceAll('.', '') : typed).replace(',', '.')
  // Adding 0 turns '-0' into 0, so that no result reads '-0 g'.
  return TYPED_NUMBER.test(plain) ? Number(plain) + 0 : null
}

const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/

/** For typed text, not for links: '1.000' is a thousand, '1.5' one and a half, '0.125' an eighth. */
export function parseTyped(text: string): number | null {
  const typed = text.trim().replace(/^−/, '-')
  return parseDecimal(THOUSANDS.test(typed) ? typed.replaceAll('.', '') : typed)
}

/** Shortest form with a point, for links: 0.63, never 6.3e-1. At most 10 decimals are kept. */
export function plainDecimal(value: number): string {
  const fixed = value.toFixed(10)
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed
}

export function italianDecimal(value: number, maxDigits = 6): string {
  return plainDecimal(Number(value.toFixed(maxDigits))).replace('.', ',')
}
