import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TEMPERATURE_SCALES } from '#domain/words/convert.ts'
import { OVEN_STYLE_IDS } from '#knowledge/styles-oven-names.ts'
import {
  addressOfChoices,
  addressOfRequest,
  choicesOfAddress,
  type GuideChoices,
  inScale,
  requestOfChoices,
  statedMaxC,
  surfacesOf,
  unknownInAddress,
} from './guide-address.ts'
import { OVEN_TYPES } from './ovens.ts'
import {
  bakeTimeRangeText,
  bakeTimeText,
  inScaleOf,
  scaleShare,
  scaleTicks,
  temperatureRangeText,
  wholeDegrees,
} from './scale.ts'

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
      scale: fc.constant('celsius' as const),
      useDough: fc.constant(false),
      bakeFactor: fc.constantFrom(undefined, 0.88, 1.019),
    }),
  )
  fc.assert(
    fc.property(anyChoices, fc.constantFrom(...TEMPERATURE_SCALES), (inCelsius, scale) => {
      const choices = inScale(inCelsius, scale)
      expect(read(String(new URLSearchParams(addressOfChoices(choices))))).toEqual(choices)
    }),
  )
})

test('the reader’s own dough counts before the recipe of a link, and a wrong factor does not count', () => {
  const linked = read('style=napoletana&oven=home_gas&surface=stone&bakeFactor=1.2')
  expect(requestOfChoices(linked)).toMatchObject({ bakeFactor: 1.2 })
  const own = { ...linked, useDough: true }
  expect(requestOfChoices(own, { hydrationPct: 70 })).not.toHaveProperty('bakeFactor')
  expect(addressOfChoices(own)).not.toContainEqual(['bakeFactor', '1.2'])
  for (const wrong of ['', '0', '9.9', '1e3', '-1', 'NaN'])
    expect(read(`style=napoletana&bakeFactor=${wrong}`).bakeFactor).toBeUndefined()
})

test('a calculation has the address of the choices that asked for it', () => {
  const choices = read('style=napoletana&oven=home_gas&surface=stone&maxTemp=261&unit=F')
  expect(choices).toMatchObject({ scale: 'fahrenheit', maxTemp: '502' })
  const request = requestOfChoices(choices)
  expect(request).toMatchObject({ maxTempC: 261 })
  if (request) expect(addressOfRequest(request, 'fahrenheit')).toEqual(addressOfChoices(choices))
  expect(requestOfChoices({ ...choices, maxTemp: 'caldo' })).toBeNull()
  expect(requestOfChoices({ ...choices, surface: '' })).toBeNull()
})

test('what the address asks for and the guide does not have is named', () => {
  const unknown = (query: string) => unknownInAddress((name) => new URLSearchParams(query).get(name))
  expect(unknown('style=fritta&oven=toaster&surface=stone')).toEqual(['fritta', 'toaster', 'stone'])
  expect(unknown('style=napoletana&oven=home_gas&surface=stone')).toEqual([])
  expect(unknown('')).toEqual([])
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
  expect(bakeTimeRangeText(780, 960)).toBe('13-16 min')
  expect(bakeTimeRangeText(311, 467)).toBe('5-8 min')
  expect(bakeTimeRangeText(300, 300)).toBe('5 min')
  expect(temperatureRangeText(380, 430, 'celsius')).toBe('380-430 °C')
  expect(temperatureRangeText(180, 180, 'celsius')).toBe('180 °C')
  expect(temperatureRangeText(380, 430, 'fahrenheit')).toBe('716-806 °F')
  expect(scaleTicks('celsius')).toEqual([150, 200, 250, 300, 350, 400, 450, 500])
  expect(scaleTicks('fahrenheit').map((celsius) => wholeDegrees(celsius, 'fahrenheit'))).toEqual([
    400, 500, 600, 700, 800, 900,
  ])
  expect([100, 150, 325, 500, 600].map(scaleShare)).toEqual([0, 0, 0.5, 1, 1])
})

test.each([
  ['Il tuo forno arriva a 260 °C, lo stile ne vorrebbe 380-430 °C', '500 °F', '716-806 °F'],
  ['Cuoce come un forno statico 20 °C più caldo', '36 °F più caldo'],
  ["Sull'acciaio oltre i 330 °C il fondo brucia", 'oltre i 626 °F'],
  ['Con il forno a 250 °C.', 'a 482 °F.'],
])('%j is said in °F', (text, ...expected) => {
  const said = inScaleOf(text, 'fahrenheit')
  for (const part of expected) expect(said).toContain(part)
  expect(said).not.toContain('°C')
  expect(inScaleOf(text, 'celsius')).toBe(text)
})
