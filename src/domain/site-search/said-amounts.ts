/** Flour, hours and degrees as queries say them.
 *
 * Units   grams, hours, °C.
 * Valid   queries normalized by `plainText` and `withFigures`. Null for what is not said. */
import type { Range } from '../dough/full/full-limits.ts'
import { START_LIMITS } from '../dough/full/start-from.ts'
import { italianDecimal, parseDecimal } from '../words/decimal-input.ts'

export const KG = 1000

export const within = (value: number | null, { min, max }: Range): value is number =>
  value !== null && value >= min && value <= max

export const firstNumber = (text: string, pattern: RegExp): number | null =>
  parseDecimal(pattern.exec(text)?.[1] ?? '')

export const NUMBER = String.raw`(\d+(?:[.,]\d+)?)\s*`

export function flourOf(text: string): number | null {
  const kilograms = firstNumber(text, new RegExp(`${NUMBER}(?:kg|chil[oi])\\b`))
  const grams = firstNumber(text, new RegExp(`${NUMBER}(?:g|gr|grammi)\\b`))
  const flourG = kilograms === null ? grams : kilograms * KG
  return within(flourG, START_LIMITS.flourG) ? flourG : null
}

const HOURS_OF_A_DAY = 24

export function hoursOf(text: string): number | null {
  const days = firstNumber(text, new RegExp(`${NUMBER}giorn[oi]\\b`))
  return days === null ? firstNumber(text, new RegExp(`${NUMBER}(?:h|or[ae])\\b`)) : days * HOURS_OF_A_DAY
}

export const isColdFor = (text: string, hours: number): boolean =>
  /\bfrig/.test(text) || hours > HOURS_OF_A_DAY * 1.5

export const weight = (value: number): string =>
  value >= KG && value % 100 === 0 ? `${italianDecimal(value / KG, 1)} kg` : `${italianDecimal(value, 0)} g`
