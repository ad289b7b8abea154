import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAN_SIDE_CM, type Pan, panAreaCm2, readPans, writePans } from './pan.ts'

test.each([
  ['40 x 30', { count: 1, pan: { lengthCm: 40, widthCm: 30 } }],
  ['40x30 cm', { count: 1, pan: { lengthCm: 40, widthCm: 30 } }],
  ['2 × 40 × 30', { count: 2, pan: { lengthCm: 40, widthCm: 30 } }],
  ['28', { count: 1, pan: { diameterCm: 28 } }],
  ['Ø 28,5 cm', { count: 1, pan: { diameterCm: 28.5 } }],
  ['30 per 40', { count: 1, pan: { lengthCm: 30, widthCm: 40 } }],
  ['2 teglie 30x40', { count: 2, pan: { lengthCm: 30, widthCm: 40 } }],
  ['2 teglie da 30 per 40 cm', { count: 2, pan: { lengthCm: 30, widthCm: 40 } }],
  ['teglia di 28 cm', { count: 1, pan: { diameterCm: 28 } }],
  ['4 x 20 cm', { count: 4, pan: { diameterCm: 20 } }],
])('%j is a pan', (text, pans) => {
  expect(readPans(text)).toEqual(pans)
})

test.each([
  '',
  'x',
  '40 x',
  '4',
  '300 x 400',
  '0 x 40 x 30',
  '21 x 40 x 30',
  '1,5 x 40 x 30',
  '1x2x3x4',
  'teglia',
])('%j is none', (text) => {
  expect(readPans(text)).toBeNull()
})

test('what is written is read again as the same', () => {
  const side = fc.integer({ min: PAN_SIDE_CM.min * 2, max: PAN_SIDE_CM.max * 2 }).map((half) => half / 2)
  const pan: fc.Arbitrary<Pan> = fc.oneof(
    fc.record({ diameterCm: side }),
    fc.record({ lengthCm: side, widthCm: side }),
  )
  fc.assert(
    fc.property(pan, fc.integer({ min: 1, max: 20 }), (one, count) => {
      const pans = { count: 'diameterCm' in one ? Math.min(count, 4) : count, pan: one }
      expect(readPans(writePans(pans))).toEqual(pans)
    }),
  )
})

test('the area of a round pan is that of its circle', () => {
  expect(panAreaCm2({ lengthCm: 40, widthCm: 30 })).toBe(1200)
  expect(panAreaCm2({ diameterCm: 32 })).toBeCloseTo(804.25, 2)
})
