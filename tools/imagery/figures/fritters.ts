import { ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, posed } from '../geometry/mesh.ts'
import type { Look } from '../looks/look.ts'
import type { Piece } from '../renderer/piece.ts'
import { HeightGrid } from '../scene/height-grid.ts'
import { plate } from '../scene/tableware.ts'
import { TOPPINGS } from '../toppings/topping-book.ts'
import type { Fineness, Streams } from './dress.ts'
import type { Dish } from './single.ts'

const FRIED = ramp([
  [0, '#8a4d17'],
  [0.35, '#bd7a2c'],
  [0.65, '#dba652'],
  [1, '#efcf8d'],
])

/** A heap of fritters with their dressing over it. */
export function bitesDish(look: Look, _fineness: Fineness, random: Streams): Dish {
  const chance = random('bites')
  const sweet = look.dressing.servings.some(({ topping }) => topping === 'sugarGrain')
  const heights = new HeightGrid(1.3)
  const dish = plate(1.12, random('under'))
  heights.add(dish.mesh)
  const fritters = Array.from({ length: sweet ? 34 : 38 }, (_, at) => {
    const way = 0.82 * Math.sqrt(chance.between(0, 1)) * (at < 22 ? 1 : 0.6)
    const angle = chance.between(0, TAU)
    const [x, y] = [way * Math.cos(angle), way * Math.sin(angle)]
    const mesh = fritter(random(`fritter ${at}`), sweet)
    const z = heights.around(x, y, 0.1) - 0.03
    const laid = posed(mesh, {
      x,
      y,
      z,
      turn: chance.between(0, TAU),
      roll: chance.between(-0.3, 0.3),
      pitch: chance.between(-0.25, 0.25),
    })
    heights.add(laid)
    return laid
  })
  const strewn = look.dressing.servings.map((serving) =>
    strew(
      serving.topping,
      Math.round(serving.count * (sweet ? 5 : 1.1)),
      heights,
      random(`strew ${serving.topping}`),
    ),
  )
  return {
    pieces: [
      dish,
      { mesh: joined(fritters), material: { rough: 0.45, subsurface: 0.15, coat: 0.35, translucent: 0 } },
      ...strewn,
    ],
    reach: [0.98, 0.98],
  }
}

function fritter(random: ReturnType<Streams>, sweet: boolean) {
  const shape = solidNoise(random, 1.3, 0.45, 0.8)
  const blister = solidNoise(random, 0.5, 0.2, 0.5)
  const size = random.between(0.13, 0.165)
  const radii: readonly [number, number, number] = sweet
    ? [size, size * 0.95, size * 0.8]
    : [size * 1.6, size * 0.55, size * 0.5]
  return lump({
    radii,
    swell: ({ x, y, up }) => 1 + 0.035 * shape(x, y, up) + 0.007 * blister(x, y, up),
    colour: ({ x, y, up }) =>
      FRIED(
        clamp(
          0.5 +
            0.17 * shape(y, up, x) +
            0.1 * blister(x, y, up) +
            0.2 * smooth(0.3, 0, Math.abs(up)) * (sweet ? 1 : 0.4) -
            0.1 * up,
          0,
          1,
        ),
      ),
    rows: 44,
    sides: 60,
  })
}

function strew(
  name: keyof typeof TOPPINGS,
  count: number,
  heights: HeightGrid,
  random: ReturnType<Streams>,
): Piece {
  const topping = TOPPINGS[name]
  const meshes = Array.from({ length: count }, () => {
    const way = 0.8 * Math.sqrt(random.between(0, 1))
    const angle = random.between(0, TAU)
    const [x, y] = [way * Math.cos(angle), way * Math.sin(angle)]
    return posed(topping.make(random), {
      x,
      y,
      z: heights.around(x, y, topping.radius * 0.4) + topping.lift,
      turn: random.between(0, TAU),
      roll: random.between(-0.35, 0.35),
      pitch: random.between(-0.35, 0.35),
    })
  })
  return { mesh: joined(meshes), material: topping.material }
}
