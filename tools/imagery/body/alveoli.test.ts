import { expect, test } from 'vitest'
import { seededRandom } from '#site'
import { alveoliIn, type Cut } from './alveoli.ts'

const HEIGHT = 0.2
const slab: Cut = {
  from: -1,
  to: 1,
  span: () => [0, HEIGHT],
  depth: (_, z) => Math.min(z, HEIGHT - z),
}
const holes = (largest: number) => alveoliIn(slab, seededRandom(1, 'holes'), { tries: 900, largest })
/** Depths over the whole cut. */
function depths(largest: number, lowest = 0, highest = HEIGHT): number[] {
  const deep = holes(largest)
  return Array.from({ length: 4000 }, (_, at) =>
    deep(-1 + (2 * (at % 200)) / 200, lowest + ((highest - lowest) * Math.floor(at / 200)) / 20),
  )
}
const openShare = (found: readonly number[]) => found.filter((depth) => depth > 0).length / found.length

test('gas leaves holes in the crumb, and crumb between them', () => {
  const share = openShare(depths(0.05))
  expect(share).toBeGreaterThan(0.3)
  expect(share).toBeLessThan(0.9)
})

test('no hole breaks through the crust', () => {
  expect(openShare(depths(0.05, 0, 0.004))).toBe(0)
  expect(openShare(depths(0.05, HEIGHT - 0.004, HEIGHT))).toBe(0)
})

test('dough that has hardly risen has less air', () => {
  expect(openShare(depths(0.006))).toBeLessThan(openShare(depths(0.05)) / 2)
})

test('the same seed leaves the same holes', () => {
  expect(depths(0.05)).toEqual(depths(0.05))
})
