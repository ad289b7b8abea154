import { expect, test } from 'vitest'
import { blankRaster, cornersOf, FAR, rasterise } from './rasterise.ts'

const square = (z: number) => ({
  x: Float32Array.of(1, 5, 5, 1),
  y: Float32Array.of(1, 1, 5, 5),
  z: Float32Array.of(z, z, z, z),
})
const quad = Uint32Array.of(0, 1, 2, 3)

test('covers each pixel of a square once, and none beyond it', () => {
  const raster = blankRaster(8, 8, true)
  rasterise(quad, square(3), raster)
  const covered = [...raster.depth].filter((depth) => depth !== FAR)
  expect(covered).toHaveLength(16)
  expect(covered.every((depth) => Math.abs(depth - 3) < 1e-5)).toBe(true)
})

test('the nearer surface wins, whatever the order', () => {
  const order = (first: number, second: number) => {
    const raster = blankRaster(8, 8, false)
    rasterise(quad, square(first), raster)
    rasterise(quad, square(second), raster)
    return raster.depth[3 * 8 + 3]
  }
  expect(order(3, 2)).toBeCloseTo(2)
  expect(order(2, 3)).toBeCloseTo(2)
})

test('both triangles of a quadrilateral start at its first corner', () => {
  expect([cornersOf(quad, 0), cornersOf(quad, 1)]).toEqual([
    [0, 1, 2],
    [0, 2, 3],
  ])
})
