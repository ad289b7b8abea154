import { expect, test } from 'vitest'
import { WHOLE_PICTURE } from './measure-picture.ts'
import { areSlices, redDiscs } from './red-discs.ts'

const SIDE = 360
const [WHITE, RED] = [
  [245, 235, 220],
  [180, 40, 30],
]
const PLACES = [
  ...Array.from({ length: 8 }, (_, n) => (n * Math.PI) / 4).map((turn) => [Math.cos(turn), Math.sin(turn)]),
  [0, 0],
].map(([x = 0, y = 0]) => [SIDE / 2 + x * SIDE * 0.27, SIDE / 2 + y * SIDE * 0.27] as const)

const pizza = (isRed: (x: number, y: number) => boolean) => ({
  rgb: Uint8Array.from(
    Array.from({ length: SIDE * SIDE }, (_, at) =>
      isRed(at % SIDE, Math.floor(at / SIDE)) ? RED : WHITE,
    ).flat(),
  ),
  width: SIDE,
  height: SIDE,
})
const discsOf = (radius: number) =>
  redDiscs(
    pizza((x, y) => PLACES.some(([left, top]) => Math.hypot(x - left, y - top) < radius)),
    WHOLE_PICTURE,
  )

test('slices are counted, with the share that they hide', () => {
  const discs = discsOf(0.07 * SIDE)
  expect(discs.count).toBe(9)
  expect(discs.share).toBeCloseTo((9 * 0.07 ** 2) / (0.85 / 2) ** 2, 1)
  expect(areSlices(discs)).toBe(true)
})

test('small tomatoes, sauce and stripes are no slices', () => {
  expect(areSlices(discsOf(0.03 * SIDE))).toBe(false)
  expect(
    redDiscs(
      pizza(() => true),
      WHOLE_PICTURE,
    ).count,
  ).toBe(0)
  expect(
    redDiscs(
      pizza((x) => x % 60 < 12),
      WHOLE_PICTURE,
    ).count,
  ).toBe(0)
  expect(redDiscs({ rgb: new Uint8Array(), width: 0, height: 0 }, WHOLE_PICTURE)).toEqual({
    count: 0,
    share: 0,
  })
})
