import { expect, test } from 'vitest'
import { seededRandom } from '#site'
import { bodyPiece } from '../body/body-mesh.ts'
import { DoughForm } from '../body/dough-shape.ts'
import { paintCheese } from '../body/layers/cheese.ts'
import { roundShape } from '../body/shapes.ts'
import { Surface } from '../body/surface.ts'
import { sheet } from '../geometry/mesh.ts'
import { HeightGrid } from '../scene/height-grid.ts'
import { bakeMesh, bleed, heat } from './bake-toppings.ts'
import { bakingOf } from './baking.ts'

const random = (name: string) => seededRandom(5, name)

function covered(): { surface: Surface; ground: HeightGrid } {
  const surface = new Surface(
    new DoughForm(
      roundShape(random('shape'), { radius: 1, thickness: 0.03, rim: { width: 0.1, height: 0.05, wild: 0 } }),
    ),
    200,
  )
  surface.each(({ at }) => surface.cover(at, [0.6, 0.1, 0.02], 1))
  const look = { mode: 'blanket', kind: 'mozzarella', cover: 0.9, pools: 4, brown: 0 } as const
  paintCheese(surface, look, random('cheese'))
  const ground = new HeightGrid(surface.form.halfSize)
  ground.add(bodyPiece(surface, { around: 200, inside: 60, rim: 20 }).mesh)
  return { surface, ground }
}

/** A square of one colour that stands `above` the dough in the middle of the pizza. */
const slice = (ground: HeightGrid, above: number) =>
  sheet({ u: 20, v: 20 }, (u, v) => {
    const [x, y] = [0.5 * (u - 0.5), 0.5 * (v - 0.5)]
    return { x, y, z: ground.at(x, y) + above, colour: [0.02, 0.3, 0.02] as const }
  })

const meanRed = (colours: Float32Array) =>
  colours.filter((_, at) => at % 3 === 0).reduce((sum, value) => sum + value, 0) / (colours.length / 3)

test('cheese climbs what lies in it, and not what stands high', () => {
  const { surface, ground } = covered()
  const oven = heat(surface, ground, random('oven'))
  const baking = { char: 0, wilt: 0, drown: 1, fat: 0 }
  expect(meanRed(bakeMesh(oven, slice(ground, 0.001), baking).colours)).toBeGreaterThan(0.4)
  expect(meanRed(bakeMesh(oven, slice(ground, 0.09), baking).colours)).toBeCloseTo(0.02, 5)
})

test('a high tip chars, a low one does not; a wilted leaf is darker than a fresh one', () => {
  const { surface, ground } = covered()
  const oven = heat(surface, ground, random('oven'))
  const green = (above: number, baking: Partial<ReturnType<typeof bakingOf>>) =>
    bakeMesh(oven, slice(ground, above), { char: 0, wilt: 0, drown: 0, fat: 0, ...baking }).colours.reduce(
      (sum, value) => sum + value,
      0,
    )
  expect(green(0.1, { char: 1 })).toBeLessThan(0.8 * green(0.1, {}))
  expect(green(0, { char: 1 })).toBeGreaterThan(green(0.1, { char: 1 }))
  expect(green(0, { wilt: 1 })).toBeLessThan(green(0, {}))
})

test('fat leaves a stain that shines, a dry thing none', () => {
  const shine = (surface: Surface) => surface.maps.coat.reduce((sum, value) => sum + value, 0)
  const { surface, ground } = covered()
  const before = shine(surface)
  bleed(surface, slice(ground, 0), bakingOf('coarseSalt'))
  expect(shine(surface)).toBe(before)
  bleed(surface, slice(ground, 0), bakingOf('hotSalami'))
  expect(shine(surface)).toBeGreaterThan(before)
})
