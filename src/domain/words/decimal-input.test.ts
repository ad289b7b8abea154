import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { italianDecimal, parseDecimal, plainDecimal } from './decimal-input.ts'

describe('parseDecimal', () => {
  test.each([
    ['62,5', 62.5],
    ['62.5', 62.5],
    [' 30 ', 30],
    [',5', 0.5],
    ['.5', 0.5],
    ['3,', 3],
    ['-4', -4],
    ['−4,5', -4.5],
    ['0.30000000000000004', 0.3],
    ['1.000', 1],
    ['1.000,5', 1000.5],
    ['-12.345.678,25', -12345678.25],
    ['1.000,', 1000],
  ])('reads %j', (text, value) => {
    expect(parseDecimal(text)).toBeCloseTo(value, 12)
  })

  test.each([
    '',
    ' ',
    ',',
    '-',
    'abc',
    '1e3',
    '1.00,5',
    '1,000.5',
    '1.000.000',
    '1000.000,5',
    '1,2,3',
    'NaN',
    'Infinity',
    '0x10',
    '9'.repeat(13),
  ])('does not take %j for a number', (text) => {
    expect(parseDecimal(text)).toBeNull()
  })

  test('gives 0 and not -0', () => {
    expect(Object.is(parseDecimal('-0'), 0)).toBe(true)
  })

  test('is finite or null whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseDecimal(text)
        expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
  })
})

test('numbers survive being written and read, with either mark', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (millionths) => {
      const value = millionths / 1e6
      expect(parseDecimal(plainDecimal(value))).toBeCloseTo(value, 9)
      expect(parseDecimal(italianDecimal(value))).toBeCloseTo(value, 9)
    }),
  )
})

test.each([
  [0.63, '0.63', '0,63'],
  [100, '100', '100'],
  [0, '0', '0'],
  [1e-7, '0.0000001', '0'],
  [0.1 + 0.2, '0.3', '0,3'],
])('writes %d plainly', (value, plain, italian) => {
  expect(plainDecimal(value)).toBe(plain)
  expect(italianDecimal(value)).toBe(italian)
})
