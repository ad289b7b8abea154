import { describe, expect, test } from 'vitest'
import { percentText, readNumber, writeDecimal, writeHalves } from './kitchen-number.ts'

describe('readNumber', () => {
  test.each([
    ['320 g', 320, 'g'],
    ['0,8 g', 0.8, 'g'],
    ['0.8 g', 0.8, 'g'],
    ['0.125 g', 0.125, 'g'],
    ['1.500 g', 1500, 'g'],
    ['12.500 g', 12_500, 'g'],
    ['1,500 g', 1.5, 'g'],
    ['1.234,5 g', 1234.5, 'g'],
    ['400g', 400, 'g'],
    ['½ cipolla', 0.5, 'cipolla'],
    ['1 ½ cucchiaio', 1.5, 'cucchiaio'],
    ['1½ cucchiaio', 1.5, 'cucchiaio'],
    ['1/2 cipolla', 0.5, 'cipolla'],
    ['1 3/4 cucchiaio', 1.75, 'cucchiaio'],
  ])('%s', (text, value, rest) => {
    expect(readNumber(text)).toEqual({ value, rest })
  })

  test.each(['sale q.b.', '', '2-3 spicchi', '2 – 3 spicchi', '1,2,3 g', '1.2.3', '12345678 g', '1/0 g'])(
    'finds no number in "%s"',
    (text) => {
      expect(readNumber(text)).toBeNull()
    },
  )
})

test('writes the decimal comma', () => {
  expect(writeDecimal(0.8)).toBe('0,8')
  expect(writeDecimal(1500)).toBe('1500')
})

test.each([
  [61.67, 0, '62%'],
  [62.5, 1, '62,5%'],
  [2.667, 0, '2,7%'],
  [0.1666, 0, '0,17%'],
  [0.0352, 1, '0,04%'],
  [0.005, 1, '0,01%'],
  [0.0049, 1, '< 0,01%'],
  [0, 1, '0%'],
] as const)('writes %d percent with %d decimals as %s', (percent, digits, text) => {
  expect(percentText(percent, digits)).toBe(text)
})

test.each([
  [0.5, '½'],
  [1.5, '1 ½'],
  [3, '3'],
  [0.25, '0,25'],
])('writes %d as %s', (value, text) => {
  expect(writeHalves(value)).toBe(text)
})
