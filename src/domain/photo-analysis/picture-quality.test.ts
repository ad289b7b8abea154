import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pixels } from './measure-picture.ts'
import { unrecognisedText } from './photo-words.ts'
import { faultOf, measureQuality, type PictureFault, readabilityOf } from './picture-quality.ts'

type Painter = (x: number, y: number) => readonly [number, number, number]
function paint(side: number, colourAt: Painter): Pixels {
  const rgb = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) rgb.set(colourAt(x, y), (y * side + x) * 3)
  return { rgb, width: side, height: side }
}
function dice(): () => number {
  let state = 12_345
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state >> 16) & 255
  }
}
const roll = dice()
const wave = (x: number, y: number) => 128 + 60 * Math.sin(x / 25) * Math.cos(y / 30)

test.each<[string, PictureFault | undefined, Pixels]>([
  ['an ordinary picture', undefined, paint(300, (x, y) => [wave(x, y), wave(y, x), 80])],
  ['a single pixel', 'tiny', paint(1, () => [200, 30, 20])],
  ['a red sheet', 'plain', paint(200, () => [200, 30, 20])],
  ['a grey wall with hardly any shade', 'plain', paint(200, (x) => [120 + x / 60, 120, 120])],
  ['a white sheet', 'bright', paint(200, () => [255, 255, 255])],
  ['a black picture', 'dark', paint(200, () => [0, 0, 0])],
  ['a night', 'dark', paint(200, (x, y) => [wave(x, y) / 8, 10, 10])],
  ['noise', 'noise', paint(200, () => [roll(), roll(), roll()])],
])('%s: %s', (_what, fault, pixels) => {
  const quality = measureQuality(pixels)
  expect(faultOf(quality)).toBe(fault)
  if (fault && fault !== 'dark') expect(readabilityOf(quality)).toBeLessThan(0.3)
  if (!fault) expect(readabilityOf(quality)).toBe(1)
})

test('readability is a share for every picture, one without pixels too', () => {
  const anyPicture = fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
    .chain(([width, height]) =>
      fc
        .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
        .map((rgb) => ({ rgb, width, height })),
    )
  fc.assert(
    fc.property(anyPicture, (picture) => {
      const readability = readabilityOf(measureQuality(picture))
      expect(readability).toBeGreaterThanOrEqual(0)
      expect(readability).toBeLessThanOrEqual(1)
    }),
  )
})

test('every fault has its own advice, and so has a sound picture of something else', () => {
  const faults: (PictureFault | undefined)[] = [undefined, 'tiny', 'dark', 'bright', 'plain', 'noise']
  expect(new Set(faults.map(unrecognisedText)).size).toBe(faults.length)
})
