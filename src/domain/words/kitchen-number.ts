/** Numbers as people write them in Italian recipes: '0,8', '0.8', '1.500', '1.234,5', '½', '1 ½', '1/2'.
 *
 * Valid   0.001 to 1,000,000. */

export const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
}

/** Points before groups of three digits separate thousands ('1.500'), unless the number begins with 0
 * ('0.125'). */
export function readDecimal(text: string): number {
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return Number(text.replace(',', '.'))
}

export function readNumber(text: string): { value: number; rest: string } | null {
  const glyph = /^(?:(\d{1,4}) ?)?([½¼¾⅓⅔⅛])\s*/u.exec(text)
  if (glyph) {
    const value = Number(glyph[1] ?? 0) + (FRACTIONS[glyph[2] ?? ''] ?? 0)
    return { value, rest: text.slice(glyph[0].length) }
  }
  const slashed = /^(?:(\d{1,4}) )?([1-9])\/([2-9])(?!\d)\s*/.exec(text)
  if (slashed) {
    const value = Number(slashed[1] ?? 0) + Number(slashed[2]) / Number(slashed[3])
    return { value, rest: text.slice(slashed[0].length) }
  }
  const plain = /^\d{1,7}(?:\.\d{3}){0,2}(?:[.,]\d{1,6})?(?![\d.,])\s*/.exec(text)
  if (!plain) return null
  const rest = text.slice(plain[0].length)
  if (/^[-–/]/.test(rest)) return null
  const value = readDecimal(plain[0].trim())
  return Number.isFinite(value) ? { value, rest } : null
}

export function writeDecimal(value: number): string {
  return String(value).replace('.', ',')
}

const SALT = /^(?:di )?sale\b/u

/** Rounds grams to what kitchen scales can weigh. From 5 to 20 g the step is 0.5 g: with 18 g instead of
 * 17.5 g, the salt would contradict its displayed percentage. Salt keeps tenths, as the calculators weigh
 * it. Never zero. */
export function roundForScales(grams: number, ofWhat = ''): number {
  if (grams < 0.05) return Number(grams.toPrecision(1))
  const isSalt = SALT.test(ofWhat)
  const steps = grams < 0.5 ? 20 : grams < 5 || isSalt ? 10 : grams < 20 ? 2 : 1
  return Math.round(grams * steps) / steps
}

const LEAST_PERCENT = 0.01

/** A share of the flour: '62%', '2,7%', '0,17%'. `digits` is how many decimals a figure from 10 on keeps:
 * none if it was derived, one if somebody typed it. What is there never reads 0. */
export function percentText(percent: number, digits: 0 | 1 = 0): string {
  if (percent > 0 && percent < LEAST_PERCENT / 2) return `< ${writeDecimal(LEAST_PERCENT)}%`
  return `${writeDecimal(Number(percent.toFixed(percent >= 10 ? digits : percent >= 1 ? 1 : 2)))}%`
}

export function writeHalves(value: number): string {
  const whole = Math.floor(value)
  if (value - whole !== 0.5) return writeDecimal(value)
  return whole === 0 ? '½' : `${whole} ½`
}
