/** Numbers as people type them into a form and as links carry them.
 *
 * Source  Italians write a decimal comma, keyboards and links a point: both are read. Of a link a point groups thousands
 *         only before a comma, '1.000,5'; of what somebody types, '1.000' is a thousand too.
 * Valid   up to 12 digits before the mark and 20 after it; exponents and everything else are no number here. */

const TYPED_NUMBER = /^[+-]?(?:\d{1,12}(?:\.\d{0,20})?|\.\d{1,20})$/

const GROUPED = /^[+-]?\d{1,3}(?:\.\d{3})+,\d*$/

/** '62,5', '62.5', '1.000,5', ',5', '3,' (still being typed); null for anything else, blank text included. Never infinite. */
export function parseDecimal(text: string): number | null {
  // The minus sign of a result that is pasted.
  const typed = text.trim().replace(/^−/, '-')
  const plain = (GROUPED.test(typed) ? typed.replaceAll('.', '') : typed).replace(',', '.')
  // Adding 0 turns '-0' into 0: nobody wants to read '-0 g'.
  return TYPED_NUMBER.test(plain) ? Number(plain) + 0 : null
}

const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/

/** What an Italian types where no link is read: '1.000' is a thousand, '1.5' one and a half, '0.125' an eighth. */
export function parseTyped(text: string): number | null {
  const typed = text.trim().replace(/^−/, '-')
  return parseDecimal(THOUSANDS.test(typed) ? typed.replaceAll('.', '') : typed)
}

/** Shortest plain form with a point, for links: 0.63, never 6.3e-1. At most 10 decimals are kept. */
export function plainDecimal(value: number): string {
  const fixed = value.toFixed(10)
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed
}

/** Shortest form with a comma, for fields and sentences: '62,5'. */
export function italianDecimal(value: number, maxDigits = 6): string {
  return plainDecimal(Number(value.toFixed(maxDigits))).replace('.', ',')
}
