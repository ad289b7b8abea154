import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureFood, measurePizza, WHOLE_PICTURE } from './measure-picture.ts'
import { SHADES, type Shade, shadeOf } from './shades.ts'

test.each<[string, Shade, [number, number, number]]>([
  ['tomato sauce', 'red', [0xc2, 0x31, 0x1b]],
  ['cooked ham', 'pink', [0xe0, 0xa0, 0xa0]],
  ['mozzarella', 'cream', [0xfb, 0xf0, 0xda]],
  ['molten cheese', 'yellow', [0xef, 0xc0, 0x5e]],
  ['basil', 'green', [0x3f, 0x72, 0x2f]],
  ['red onion', 'purple', [0x8a, 0x3c, 0x7c]],
  ['crust', 'brown', [0xa9, 0x64, 0x2b]],
  ['pumpkin', 'orange', [0xe3, 0x85, 0x33]],
  ['black olive', 'dark', [0x22, 0x1d, 0x1f]],
  ['steel', 'grey', [0x90, 0x92, 0x95]],
  ['blue cloth', 'grey', [0x40, 0x60, 0xb0]],
])('%s is %s', (_food, shade, [red, green, blue]) => {
  expect(shadeOf(red, green, blue)).toBe(shade)
})

const byte = fc.integer({ min: 0, max: 255 })
const picture = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((rgb) => ({ rgb, width, height })),
  )

test('every pixel has exactly one shade, and the shares add up to 1', () => {
  fc.assert(
    fc.property(byte, byte, byte, (...rgb) => {
      expect(SHADES).toContain(shadeOf(...rgb))
    }),
  )
  fc.assert(
    fc.property(picture, (pixels) => {
      const sum = Object.values(measureFood(pixels)).reduce((total, share) => total + share, 0)
      expect(sum).toBeCloseTo(1, 9)
    }),
  )
})

test('a darker pixel of the same colour is never taken for another hue', () => {
  const order: readonly Shade[] = ['red', 'brown', 'dark', 'pink']
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (light) => {
      expect(order).toContain(shadeOf(200 * light, 30 * light, 20 * light))
    }),
  )
})

test('topping and rim are told apart, and what lies outside the box does not count', () => {
  const side = 100
  const rgb = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const radius = Math.hypot((x + 0.5) / 50 - 1, (y + 0.5) / 50 - 1)
      rgb.set(
        radius < 0.78 ? [0xc2, 0x31, 0x1b] : radius < 0.98 ? [0xa9, 0x64, 0x2b] : [0x40, 0x60, 0xb0],
        (y * side + x) * 3,
      )
    }
  const { top, rim } = measurePizza({ rgb, width: side, height: side }, WHOLE_PICTURE)
  expect([top.red, rim.brown, top.grey, rim.grey]).toEqual([1, 1, 0, 0])
})

test('a box beyond the picture, or without any pixel, is no error', () => {
  const pixels = { rgb: new Uint8Array([255, 255, 255]), width: 1, height: 1 }
  expect(measurePizza(pixels, { top: -0.2, left: -0.2, bottom: 1.2, right: 1.2 }).top.cream).toBe(1)
  const none = measurePizza(pixels, { top: 2, left: 2, bottom: 3, right: 3 }).top
  expect(Object.values(none).every((share) => share === 0)).toBe(true)
})

describe('loose food without its background', () => {
  const side = 50
  const square = (inside: readonly number[], outside: readonly number[]) => {
    const rgb = Uint8Array.from(
      Array.from({ length: side * side }, (_, at) => {
        const [x, y] = [at % side, Math.floor(at / side)]
        const isInside = Math.min(x, y) >= 12 && Math.max(x, y) < 38
        return isInside ? inside : outside
      }).flat(),
    )
    return measureFood({ rgb, width: side, height: side })
  }
  const [BLACK, GREEN, WHITE] = [
    [10, 10, 10],
    [40, 150, 40],
    [250, 250, 250],
  ]

  test('a dark background is no food', () => {
    expect(square(GREEN, BLACK)).toMatchObject({ green: 1, dark: 0 })
  })
  test('dark food is food', () => {
    expect(square(BLACK, BLACK).dark).toBe(1)
    expect(square(BLACK, WHITE).dark).toBeGreaterThan(0.2)
  })
})
