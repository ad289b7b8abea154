import { expect, test } from 'vitest'
import { partOf, sheet } from './mesh.ts'

const mesh = sheet({ u: 9, v: 7 }, (u, v) => ({ x: u, y: v, z: u * v, colour: [u, v, 0.5] }))

test('a part holds the faces that begin in it, with their own places and colours', () => {
  const left = partOf(mesh, (x) => x < 0.5)
  expect(left.quads.length).toBe(mesh.quads.length / 2)
  expect(Math.max(...left.quads)).toBe(left.positions.length / 3 - 1)
  for (let at = 0; at < left.positions.length; at += 3) {
    const [x, y, z] = left.positions.subarray(at, at + 3)
    expect(z).toBeCloseTo(x * y, 6)
    expect(left.colours[at]).toBeCloseTo(x, 6)
    expect(left.colours[at + 1]).toBeCloseTo(y, 6)
  }
})

test('parts that share nothing add up to the whole', () => {
  const isLeft = (x: number, y: number) => x + y < 0.8
  const parts = [partOf(mesh, isLeft), partOf(mesh, (x, y) => !isLeft(x, y))]
  expect(parts[0].quads.length + parts[1].quads.length).toBe(mesh.quads.length)
})
