import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MyOven, readMyOven } from './my-oven.ts'
import { OVEN_TYPES } from './ovens.ts'
import { SURFACES } from './surfaces.ts'

test('reads back what was stored', () => {
  const oven: fc.Arbitrary<MyOven> = fc.record({
    oven: fc.constantFrom(...OVEN_TYPES),
    surface: fc.option(fc.constantFrom(...SURFACES)),
    maxC: fc.option(fc.integer({ min: 150, max: 600 })),
  })
  fc.assert(
    fc.property(oven, (mine) => {
      expect(readMyOven(JSON.stringify(mine))).toEqual(mine)
    }),
  )
})

test.each([null, '', '{', '[]', '3', '{"oven":"toaster"}'])('%j is no oven', (text) => {
  expect(readMyOven(text)).toBeNull()
})

test('what is damaged in a sound oven is left out', () => {
  expect(readMyOven('{"oven":"home_gas","surface":"moon","maxC":9000}')).toEqual({
    oven: 'home_gas',
    surface: null,
    maxC: null,
  })
})
