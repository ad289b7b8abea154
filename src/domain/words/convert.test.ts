import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONVERTER_DEFAULTS,
  convertTemperature,
  convertVolume,
  convertWeight,
  TEMPERATURE_SCALES,
  UNIT_LABELS,
  VOLUME_ML,
  type VolumeUnit,
  WEIGHT_G,
  type WeightUnit,
} from './convert.ts'
import { formatConverted } from './kitchen-format.ts'
import { TIME_GUIDE } from './time-guide.ts'

const weightUnits = Object.keys(WEIGHT_G) as WeightUnit[]
const volumeUnits = Object.keys(VOLUME_ML) as VolumeUnit[]

/** [NIST-SP-811]: avoirdupois and US customary units, exact; the site keeps six digits. */
describe('agrees with the definitions to six digits', () => {
  test.each([
    ['ounce', 28.349523125],
    ['pound', 453.59237],
  ] as const)('1 %s is %d g', (unit, grams) => {
    expect(convertWeight(1, unit, 'gram') / grams).toBeCloseTo(1, 5)
  })

  test.each([
    ['cup', 236.5882365],
    ['tablespoon', 14.78676478125],
    ['teaspoon', 4.92892159375],
  ] as const)('1 %s is %d ml', (unit, millilitres) => {
    expect(convertVolume(1, unit, 'millilitre') / millilitres).toBeCloseTo(1, 5)
  })

  test.each([
    [180, 356],
    [-40, -40],
    [0, 32],
    [100, 212],
  ])('%d °C is %d °F', (celsius, fahrenheit) => {
    expect(convertTemperature(celsius, 'celsius', 'fahrenheit')).toBeCloseTo(fahrenheit, 9)
    expect(convertTemperature(fahrenheit, 'fahrenheit', 'celsius')).toBeCloseTo(celsius, 9)
  })
})

test('there and back gives the same amount, and the same unit changes nothing', () => {
  const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  const back = (there: number, start: number) =>
    expect(Math.abs(there - start)).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(start)))
  fc.assert(
    fc.property(amount, fc.constantFrom(...weightUnits), fc.constantFrom(...weightUnits), (start, a, b) => {
      back(convertWeight(convertWeight(start, a, b), b, a), start)
      expect(convertWeight(start, a, a)).toBe(start)
    }),
  )
  fc.assert(
    fc.property(amount, fc.constantFrom(...volumeUnits), fc.constantFrom(...volumeUnits), (start, a, b) => {
      back(convertVolume(convertVolume(start, a, b), b, a), start)
      expect(convertVolume(start, a, a)).toBe(start)
    }),
  )
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom(...TEMPERATURE_SCALES),
      fc.constantFrom(...TEMPERATURE_SCALES),
      (start, a, b) => {
        back(convertTemperature(convertTemperature(start, a, b), b, a), start)
      },
    ),
  )
})

test('every unit has an Italian name of its own', () => {
  const labels = [...weightUnits, ...volumeUnits, ...TEMPERATURE_SCALES].map((unit) => UNIT_LABELS[unit])
  expect(new Set(labels).size).toBe(11)
})

test.each([
  [3.5273990722, '3,53'],
  [1000, '1.000,00'],
  [999.994, '999,99'],
  [-1234567.891, '−1.234.567,89'],
  [999_999_999_999_000, '999.999.999.999.000,00'],
  [0.01, '0,01'],
  [0.00999, '9,99e-3'],
  [0.0045, '4,50e-3'],
  [-0.0045, '−4,50e-3'],
  [0, '0,00'],
  [-40, '−40,00'],
])('shows %d as %s', (value, text) => {
  expect(formatConverted(value)).toBe(text)
})

test('first amounts and time guide are as specified', () => {
  const { weight, volume, temperature } = CONVERTER_DEFAULTS
  const first = [weight, volume, temperature].map(({ amount, unit }) => `${amount} ${UNIT_LABELS[unit]}`)
  expect(first).toStrictEqual(['100 Grammi', '250 Millilitri', '180 Celsius'])
  expect(TIME_GUIDE.map(({ time }) => time)).toStrictEqual([
    '8-12 ore',
    '24-48 ore',
    '60-90 secondi',
    '8-12 minuti',
    '20-30 minuti',
  ])
})
