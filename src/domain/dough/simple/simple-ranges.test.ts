import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canStep, SIMPLE_LIMITS, type SimpleNumberField, stepValue } from './simple-ranges.ts'

const fields = Object.keys(SIMPLE_LIMITS) as SimpleNumberField[]

test('the ranges and steps are as specified', () => {
  expect(SIMPLE_LIMITS).toStrictEqual({
    pizzaCount: { min: 1, max: 20, step: 1 },
    pizzaSize: { min: 150, max: 350, step: 10 },
    hydration: { min: 55, max: 90, step: 1 },
    roomTemperature: { min: 15, max: 35, step: 1 },
    restTime: { min: 2, max: 72, step: 1 },
  })
})

test.each([
  ['pizzaSize', 200, 1, 210],
  ['pizzaSize', 345, 1, 350],
  ['pizzaSize', 350, 1, 350],
  ['pizzaSize', 155, -1, 150],
  ['pizzaSize', 205, 1, 210],
  ['pizzaSize', 205, -1, 200],
  ['hydration', 60.5, 1, 61],
  ['restTime', 23.5, -1, 23],
  ['pizzaCount', 1, -1, 1],
  ['hydration', 120, 1, 90],
  ['hydration', Number.NaN, 1, 55],
] as const)('%s at %d, pressed %d: %d', (field, value, direction, result) => {
  expect(stepValue(field, value, direction)).toBe(result)
})

test('a button works exactly where it changes something, and never leaves the range', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.double({ min: -50, max: 500, noNaN: true }),
      fc.constantFrom(1 as const, -1 as const),
      (field, value, direction) => {
        const { min, max } = SIMPLE_LIMITS[field]
        const stepped = stepValue(field, value, direction)
        expect(stepped).toBeGreaterThanOrEqual(min)
        expect(stepped).toBeLessThanOrEqual(max)
        if (value >= min && value <= max) expect(canStep(field, value, direction)).toBe(stepped !== value)
      },
    ),
  )
})
