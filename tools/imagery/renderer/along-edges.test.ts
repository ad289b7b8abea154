import { expect, test } from 'vitest'
import { smoothAlongEdges } from './along-edges.ts'

const [WIDTH, HEIGHT] = [64, 48]

const picture = (brightness: (x: number, y: number) => number) =>
  Buffer.from(
    Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
      const pixel = Math.floor(at / 3)
      return brightness(pixel % WIDTH, Math.floor(pixel / WIDTH))
    }),
  )
const smoothed = (bytes: Buffer) => smoothAlongEdges(bytes, WIDTH, HEIGHT)
const at = (bytes: Buffer, x: number, y: number) => bytes[(y * WIDTH + x) * 3]

/** Mean distance of the pixels on a slope of one in four from what an even edge would show there. */
function stairs(bytes: Buffer): number {
  let sum = 0
  let count = 0
  for (let y = 12; y < 36; y += 1) {
    for (let x = 20; x < 44; x += 1) {
      const away = x - 32 - (y - 24) / 4
      if (Math.abs(away) > 1) continue
      sum += Math.abs(at(bytes, x, y) - 255 * Math.min(1, Math.max(0, away + 0.5)))
      count += 1
    }
  }
  return sum / count
}

test('the stairs of a slanting edge become a slope', () => {
  const hard = picture((x, y) => (x - 32 - (y - 24) / 4 > 0 ? 255 : 0))
  expect(stairs(smoothed(hard))).toBeLessThan(stairs(hard) * 0.8)
})

test('an upright edge stays as sharp as it was', () => {
  const upright = picture((x) => (x < 32 ? 20 : 220))
  expect(smoothed(upright).equals(upright)).toBe(true)
})

test('specks and even surfaces stay as they are', () => {
  const even = picture(() => 130)
  expect(smoothed(even).equals(even)).toBe(true)
  const speck = picture((x, y) => (x === 32 && y === 24 ? 255 : 90))
  expect(at(smoothed(speck), 32, 24)).toBe(255)
})
