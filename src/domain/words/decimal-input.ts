/** Numbers in forms and links.
 *
 * Source  Italians type a decimal comma; numeric keypads and links use a point. Both are read. In a link a
 *         point separates thousands only before a comma, '1.000,5'; in typed text '1.000' is a thousand
 *         too.
 * Valid   up to 12 digits before the decimal separator and 20 after it; anything else, such as an exponent,
 *         is null. */

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
