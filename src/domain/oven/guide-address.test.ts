import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressOfChoices,
  choicesOfAddress,
  type GuideChoices,
  inScale,
  statedMaxC,
  surfacesOf,
} from './guide-address.ts'
import { OVEN_TYPES } from './ovens.ts'
import { bakeTimeRangeText, bakeTimeText, SCALE_TICKS, scaleShare, temperatureRangeText } from './scale.ts'
import { OVEN_STYLE_IDS } from './styles.ts'

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return choicesOfAddress((name) => parameters.get(name))
}

test('a link carries the choices there and back', () => {
  const anyChoices: fc.Arbitrary<GuideChoices> = fc.constantFrom(...OVEN_STYLE_IDS).chain((style) =>
    fc.record({
      style: fc.constant(style),
      oven: fc.constantFrom('', ...OVEN_TYPES),
      surface: fc.constantFrom('', ...surfacesOf(style)),
      maxTemp: fc.oneof(fc.constant(''), fc.integer({ min: 150, max: 600 }).map(String)),
      scale: fc.constant('celsius'),
      useDough: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(anyChoices, (choices) => {
      expect(read(String(new URLSearchParams(addressOfChoices(choices))))).toEqual(choices)
    }),
  )
})

test('unknown tokens are empty choices; a surface that the style does not have too', () => {
  expect(read('style=fritta&oven=toaster&surface=stone&useDough=1')).toEqual(read(''))
  expect(read('style=siciliana&surface=steel').surface).toBe('')
  expect(read('style=napoletana&surface=steel').surface).toBe('steel')
})

test.each([
  ['', 'celsius', null],
  [' 260 ', 'celsius', 260],
  ['500', 'fahrenheit', 260],
  ['149', 'celsius', undefined],
  ['601', 'celsius', undefined],
  ['25,5', 'celsius', undefined],
  ['-200', 'celsius', undefined],
  ['caldo', 'celsius', undefined],
] as const)('%j in %s is %s °C', (maxTemp, scale, celsius) => {
  expect(statedMaxC({ maxTemp, scale })).toBe(celsius)
})

test('changing the scale converts a temperature and leaves other text alone', () => {
  const choices = { ...read(''), maxTemp: '260' }
  expect(inScale(choices, 'fahrenheit')).toMatchObject({ maxTemp: '500', scale: 'fahrenheit' })
  expect(inScale(inScale(choices, 'fahrenheit'), 'celsius')).toEqual(choices)
  expect(inScale({ ...choices, maxTemp: 'caldo' }, 'fahrenheit').maxTemp).toBe('caldo')
})

test('times and temperatures in words', () => {
  expect([90, 119.4, 120, 311].map(bakeTimeText)).toEqual(['90 s', '119 s', '2 min', '5 min 11 s'])
  expect(bakeTimeRangeText(60, 90)).toBe('60-90 s')
  expect(bakeTimeRangeText(100, 180)).toBe('100 s - 3 min')
  expect(temperatureRangeText(380, 430, 'celsius')).toBe('380-430 °C')
  expect(temperatureRangeText(380, 430, 'fahrenheit')).toBe('716-806 °F')
  expect(SCALE_TICKS).toEqual([150, 200, 250, 300, 350, 400, 450, 500])
  expect([100, 150, 325, 500, 600].map(scaleShare)).toEqual([0, 0, 0.5, 1, 1])
})
