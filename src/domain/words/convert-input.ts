/** Validates the converter's input.
 *
 * Units   those of `convert.ts`.
 * Source  weights and volumes are not negative; absolute zero is -273.15 °C by definition of the scale.
 * Valid   any text. */

import { convertTemperature, type TemperatureScale, type VolumeUnit, type WeightUnit } from './convert.ts'
import { parseTyped } from './decimal-input.ts'

export type ConvertInput = { amount: number } | { error: string }

const ABSOLUTE_ZERO_C = -273.15
const LONG_NUMBER = /^[+-]?\d{13,}(?:[.,]\d*)?$|^[+-]?\d{1,3}(?:\.\d{3}){4,}(?:,\d*)?$/

function read(text: string): ConvertInput {
  const amount = parseTyped(text)
  if (amount !== null) return { amount }
  return {
    error: LONG_NUMBER.test(text.trim()) ? 'Numero troppo grande: al massimo 12 cifre' : 'Scrivi un numero',
  }
}

const notNegative =
  (error: string) =>
  (text: string): ConvertInput => {
    const reading = read(text)
    return 'amount' in reading && reading.amount < 0 ? { error } : reading
  }

export const readWeight: (text: string, unit: WeightUnit) => ConvertInput = notNegative(
  'Un peso non può essere negativo',
)
export const readVolume: (text: string, unit: VolumeUnit) => ConvertInput = notNegative(
  'Un volume non può essere negativo',
)

export function readTemperature(text: string, scale: TemperatureScale): ConvertInput {
  const reading = read(text)
  if ('error' in reading || convertTemperature(reading.amount, scale, 'celsius') >= ABSOLUTE_ZERO_C)
    return reading
  return { error: 'Sotto lo zero assoluto (−273,15 °C, −459,67 °F) non esiste temperatura' }
}
