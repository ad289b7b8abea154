/** An amount in the converter's URL: /convertitore?converti=180&unita=celsius
 *
 * Valid   any URL. If the amount or the unit is invalid, both are ignored. */

import { UNIT_LABELS } from './convert.ts'
import { parseDecimal, plainDecimal } from './decimal-input.ts'

export type ConvertUnit = keyof typeof UNIT_LABELS
const AMOUNT = 'converti'
const UNIT = 'unita'

export const converterAddress = (amount: number, unit: ConvertUnit): string =>
  `/convertitore?${AMOUNT}=${plainDecimal(amount)}&${UNIT}=${unit}`

export function amountOfAddress(
  get: (name: string) => string | null,
): { amount: number; unit: ConvertUnit } | undefined {
  const [amount, unit] = [parseDecimal(get(AMOUNT) ?? ''), get(UNIT) ?? '']
  return amount !== null && Object.hasOwn(UNIT_LABELS, unit)
    ? { amount, unit: unit as ConvertUnit }
    : undefined
}
