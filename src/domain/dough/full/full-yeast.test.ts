import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DOUGH_LIMITS, FERMENT_MODES, YEAST_TYPES } from './full-limits.ts'
import { yeastPctOfFlour } from './full-yeast.ts'

const mild = { roomTempC: 22, yeastType: 'idy' } as const

test.each([
  ['room', 1, 0.35],
  ['room', 4, 0.35],
  ['room', 4.1, 0.15],
  ['room', 8, 0.15],
  ['room', 12, 0.08],
  ['room', 18, 0.05],
  ['room', 18.5, 0.03],
  ['room', 72, 0.03],
  ['cold', 24, 0.055],
  ['cold', 24.5, 0.035],
  ['cold', 48, 0.035],
  ['cold', 72, 0.025],
  ['quick', 1, 0.5],
  ['quick', 72, 0.5],
  ['altro', 10, 0.1],
  ['constructor', 10, 0.1],
])('%s for %d h takes %d %% of instant yeast', (fermentMode, fermentHours, pct) => {
  expect(yeastPctOfFlour({ ...mild, fermentMode, fermentHours })).toBeCloseTo(pct, 12)
})

test.each([
  [24, 1],
  [24.1, 0.8],
  [30, 0.8],
  [20, 1],
  [19.9, 1.2],
  [18, 1.2],
])('a room of %d °C multiplies by %d in every mode', (roomTempC, factor) => {
  for (const fermentMode of FERMENT_MODES) {
    const choice = { fermentMode, fermentHours: 10, yeastType: 'idy' } as const
    const ratio = yeastPctOfFlour({ ...choice, roomTempC }) / yeastPctOfFlour({ ...choice, roomTempC: 22 })
    expect(ratio).toBeCloseTo(factor, 12)
  }
})

test('kinds and temperature multiply', () => {
  const choice = { fermentMode: 'cold', fermentHours: 48 }
  expect(yeastPctOfFlour({ ...choice, roomTempC: 28, yeastType: 'fresh' })).toBeCloseTo(0.035 * 0.8 * 3, 12)
  expect(yeastPctOfFlour({ ...choice, roomTempC: 18, yeastType: 'ady' })).toBeCloseTo(0.035 * 1.2 * 1.25, 12)
})

test('more hours or a warmer room never mean more yeast within a mode', () => {
  const hours = fc.double({ ...DOUGH_LIMITS.fermentHours, noNaN: true })
  const celsius = fc.double({ ...DOUGH_LIMITS.roomTempC, noNaN: true })
  const pair = (value: fc.Arbitrary<number>) =>
    fc.tuple(value, value).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  fc.assert(
    fc.property(
      fc.constantFrom(...FERMENT_MODES),
      fc.constantFrom(...YEAST_TYPES),
      pair(hours),
      pair(celsius),
      (fermentMode, yeastType, [shortH, longH], [coolC, warmC]) => {
        const some = yeastPctOfFlour({ fermentMode, yeastType, fermentHours: shortH, roomTempC: coolC })
        const less = yeastPctOfFlour({ fermentMode, yeastType, fermentHours: longH, roomTempC: warmC })
        expect(less).toBeLessThanOrEqual(some)
        expect(less).toBeGreaterThan(0)
      },
    ),
  )
})
