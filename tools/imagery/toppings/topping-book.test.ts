import { expect, test } from 'vitest'
import { seededRandom } from '#site'
import { TOPPINGS } from './topping-book.ts'

const pieces = Object.entries(TOPPINGS).map(([name, { make, radius }]) => ({
  name,
  radius,
  mesh: make(seededRandom(3, name)),
}))

test.each(pieces)('a piece of $name lies around its place, on what is under it', ({ mesh, radius }) => {
  const far = mesh.positions.map((value, at) => (at % 3 === 2 ? 0 : Math.abs(value)))
  expect(far.every(Number.isFinite)).toBe(true)
  expect(Math.max(...far)).toBeLessThan(3 * radius + 0.05)
  const low = mesh.positions.filter((_, at) => at % 3 === 2).reduce((least, z) => Math.min(least, z), 1)
  expect(Math.abs(low)).toBeLessThan(0.06)
})

test.each(pieces)('colours of $name are those of a surface: no light of their own', ({ mesh }) => {
  expect(mesh.colours.every((value) => value >= 0 && value < 0.95)).toBe(true)
})
