/** Small things fried in a heap. */
import type { SeededRandom } from '#site'
import { light, mix, ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, polar, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { HeightGrid } from '../scene/height-grid.ts'
import { plate } from '../scene/tableware.ts'
import { TOPPINGS } from '../toppings/topping-book.ts'
import type { Dish, Order } from './dress.ts'

const FRIED = ramp([0, 0.35, 0.65, 1], '#7d3f14 #b46c26 #dca048 #f2d290')
const SUGAR = light('#fdf1d8')

/** A heap of fritters with their dressing over it. */
export function bitesDish({ look, random }: Order): Dish {
  const chance = random('bites')
  const { servings } = look.dressing
  const sweet = servings.some(({ topping }) => topping === 'sugarGrain')
  const heights = new HeightGrid(1.3)
  const dish = plate(1.12, random('under'))
  heights.add(dish.mesh)
  const fritters = Array.from({ length: sweet ? 34 : 38 }, (_, at) => {
    const laid = fallen(chance, 0.82, at < 22 ? 1 : 0.6, [0.3, 0.25], (x, y) => ({
      mesh: fritter(random(`fritter ${at}`), sweet),
      z: heights.around(x, y, 0.1) - 0.03,
    }))
    heights.add(laid)
    return laid
  })
  const strewn = servings.map(({ topping, count }) => {
    const { make, radius, lift, material } = TOPPINGS[topping]
    const own = random(`strew ${topping}`)
    const meshes = Array.from({ length: Math.round(count * (sweet ? 4 : 1.1)) }, () =>
      fallen(own, 0.8, 1, [0.35, 0.35], (x, y) => ({
        mesh: make(own),
        z: heights.around(x, y, radius * 0.4) + lift,
      })),
    )
    return { mesh: joined(meshes), material }
  })
  const fried = { mesh: joined(fritters), material: { subsurface: 0.15, coat: 0.24, translucent: 0 } }
  return { pieces: [dish, fried, ...strewn], reach: [0.98, 0.98] }
}

/** Somewhere on a round of this radius, leaning as it fell. */
function fallen(
  random: SeededRandom,
  radius: number,
  near: number,
  [roll, pitch]: readonly [number, number],
  make: (x: number, y: number) => { mesh: Mesh; z: number },
): Mesh {
  const way = radius * Math.sqrt(random.between(0, 1)) * near
  const { x, y } = polar(way, random.between(0, TAU))
  const { mesh, z } = make(x, y)
  const turn = random.between(0, TAU)
  return posed(mesh, {
    x,
    y,
    z,
    turn,
    roll: random.between(-roll, roll),
    pitch: random.between(-pitch, pitch),
  })
}

/** A ball, or for the savoury ones a finger of dough. */
function fritter(random: SeededRandom, sweet: boolean) {
  const shape = solidNoise(random, 1.3, 0.45, 0.8)
  const blister = solidNoise(random, 0.5, 0.2, 0.5)
  const pimple = solidNoise(random, 0.42, 0.14, 0.4)
  const done = sweet ? random.between(0.5, 0.66) : random.between(0.6, 0.76)
  const size = random.between(0.13, 0.165)
  const crystals = solidNoise(random, 0.25, 0.1, 0.2)
  const radii: readonly [number, number, number] = sweet
    ? [size, size * 0.95, size * 0.8]
    : [size * 1.4, size * 0.66, size * 0.54]
  // Spots keep their size on a long piece.
  const stretch = radii[0] / radii[1]
  const raised = (x: number, y: number, up: number) => smooth(0.9, 1.8, pimple(x * stretch, y, up))
  return lump({
    radii,
    swell: ({ x, y, up }) =>
      1 +
      (sweet ? 0.035 : 0.05) * shape(x * stretch, y, up) +
      0.007 * blister(x * stretch, y, up) +
      0.05 * raised(x, y, up),
    colour: ({ x, y, up }) => {
      const tone =
        done +
        (sweet ? 0.16 : 0.1) * shape(y, up, x * stretch) +
        0.05 * blister(x * stretch, y, up) -
        0.25 * raised(x, y, up) +
        // The belt that floated above the oil.
        0.2 * smooth(0.3, 0, Math.abs(up)) -
        0.1 * up -
        (sweet ? 0 : 0.14) * smooth(0.85, 1, Math.abs(x))
      return mix(FRIED(clamp(tone, 0, 1)), SUGAR, sweet ? 0.6 * smooth(0.2, 1.7, crystals(x, y, up)) : 0)
    },
    fine: [44, 60],
    box: sweet ? 1 : 0.94,
  })
}
