/** The kitchen's unit converter: weight, volume, temperature.
 *
 * Units   grams per unit of weight, millilitres per unit of volume, degrees.
 * Source  the site's specification. The factors agree to six digits with [NIST-SP-811] (avoirdupois ounce and
 *         pound, US customary cup, tablespoon and teaspoon).
 * Valid   finite numbers; a negative weight converts to a negative weight. */

export const WEIGHT_G = { gram: 1, kilogram: 1000, ounce: 28.3495, pound: 453.592 } as const
export const VOLUME_ML = {
  millilitre: 1,
  litre: 1000,
  cup: 236.588,
  tablespoon: 14.7868,
  teaspoon: 4.92892,
} as const
export const TEMPERATURE_SCALES = ['celsius', 'fahrenheit'] as const

export type WeightUnit = keyof typeof WEIGHT_G
export type VolumeUnit = keyof typeof VOLUME_ML
export type TemperatureScale = (typeof TEMPERATURE_SCALES)[number]

export const UNIT_LABELS: Readonly<Record<WeightUnit | VolumeUnit | TemperatureScale, string>> = {
  gram: 'Grammi',
  kilogram: 'Chilogrammi',
  ounce: 'Once',
  pound: 'Libbre',
  millilitre: 'Millilitri',
  litre: 'Litri',
  cup: 'Tazze',
  tablespoon: 'Cucchiai',
  teaspoon: 'Cucchiaini',
  celsius: 'Celsius',
  fahrenheit: 'Fahrenheit',
}

export const CONVERTER_DEFAULTS = {
  weight: { amount: 100, unit: 'gram' },
  volume: { amount: 250, unit: 'millilitre' },
  temperature: { amount: 180, unit: 'celsius' },
} as const

export function convertWeight(amount: number, from: WeightUnit, to: WeightUnit): number {
  return from === to ? amount : (amount * WEIGHT_G[from]) / WEIGHT_G[to]
}

export function convertVolume(amount: number, from: VolumeUnit, to: VolumeUnit): number {
  return from === to ? amount : (amount * VOLUME_ML[from]) / VOLUME_ML[to]
}

export function convertTemperature(degrees: number, from: TemperatureScale, to: TemperatureScale): number {
  if (from === to) return degrees
  return to === 'fahrenheit' ? (degrees * 9) / 5 + 32 : ((degrees - 32) * 5) / 9
}
