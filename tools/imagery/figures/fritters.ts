/** Small things fried in a heap. */
import type { SeededRandom } from '#site'
import { light, mix, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, polar, smooth, TAU } from '../fields/scalar.ts'
import { band } from '../geometry/band.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { HeightGrid } from '../scene/height-grid.ts'
import { plate } from '../scene/tableware.ts'
import { TOPPINGS } from '../toppings/topping-book.ts'
import type { Dish, Order } from './dress.ts'

const FRIED = ramp([0, 0.35, 0.65, 1], '#86461a #b8702a #da9c44 #f0cd84')
/** How many lie on the plate, and on each other. */
const HEAP = { sweet: [18, 9, 4], savoury: [13, 7, 2] }
const SUGAR = light('#fdf1d8')

/** A heap of fritters with their dressing over it. */
export function bitesDish({ look, random }: Order): Dish {
  const chance = random('bites')
  const { servings } = look.dressing
  const sweet = servings.some(({ topping }) => topping === 'sugarGrain')
  const heights = new HeightGrid(1.3)
  const dish = plate(1.12, random('under'))
  heights.add(dish.mesh)
  /** Turned and leaning as it fell, on what is there. */
  const fallen = (mesh: Mesh, way: number, angle: number, [near, lift]: readonly [number, number]) => {
    const { x, y } = polar(way, angle)
    const z = heights.around(x, y, near) + lift
    return posed(mesh, { x, y, z, turn: chance.between(0, TAU), roll: chance.between(-0.3, 0.3) })
  }
  const fritters = HEAP[sweet ? 'sweet' : 'savoury'].flatMap((count, layer) =>
    Array.from({ length: count }, (_, at) => {
      const way = (sweet ? 0.185 : 0.235) * Math.sqrt(at + 0.4) * chance.between(0.9, 1.1)
      const mesh = (sweet ? ball : finger)(random(`fritter ${layer} ${at}`))
      const laid = fallen(mesh, way, 2.4 * at + 1.3 * layer, [sweet ? 0.1 : 0.18, layer > 0 ? -0.03 : -0.02])
      heights.add(laid)
      return laid
    }),
  )
  const dressing = servings.filter(({ topping }) => topping !== 'sugarGrain')
  const strewn = dressing.map(({ topping, count }) => {
    const { make, radius, lift, material } = TOPPINGS[topping]
    const own = random(`strew ${topping}`)
    const meshes = Array.from({ length: count }, () =>
      fallen(make(own), 0.8 * Math.sqrt(own.between(0, 1)), own.between(0, TAU), [radius * 0.4, lift]),
    )
    return { mesh: joined(meshes), material }
  })
  const fried = { mesh: joined(fritters), material: { subsurface: 0.16, coat: 0.12, translucent: 0 } }
  return { pieces: [dish, fried, ...strewn], reach: [0.98, 0.98] }
}

/** A short strip of dough with cut ends, unevenly puffed and blistered. */
function finger(random: SeededRandom): Mesh {
  const [blister, puff] = [noise(random, 0.3, 0.1, 0.6), noise(random, 0.5, 0.2, 0.6)]
  const done = random.between(0.46, 0.6)
  return band(random, {
    length: random.between(0.36, 0.54),
    body: [random.between(0.085, 0.11), random.between(0.04, 0.055)],
    square: true,
    twist: 0.25,
    sweep: random.between(-0.8, 0.8),
    ends: 0.1,
    width: (along) => 1 + 0.1 * puff(along, 0),
    wave: 0.02,
    colour: (along, across, up) => {
      const raised = smooth(0.3, 1.2, blister(along * 0.7, 0.16 * across + 0.05 * up))
      // The belt that floated above the oil stays pale.
      const belt = smooth(0.4, 0, Math.abs(up)) * 0.3
      return FRIED(clamp(done + belt + 0.1 * puff(along, across * 0.3) - 0.3 * raised, 0, 1))
    },
    fine: [60, 30],
  })
}

/** Puffed; sugar has drifted over it. */
function ball(random: SeededRandom): Mesh {
  const shape = solidNoise(random, 1.3, 0.45, 0.8)
  const drift = solidNoise(random, 0.9, 0.4, 0.8)
  const done = random.between(0.5, 0.64)
  const size = random.between(0.13, 0.165)
  return lump({
    radii: [size, size * 0.95, size * 0.86],
    swell: ({ x, y, up }) => 1 + 0.035 * shape(x, y, up),
    colour: ({ x, y, up }) => {
      const belt = 0.24 * smooth(0.34, 0.05, Math.abs(up - 0.1))
      const tone = done + 0.12 * shape(y, up, x) + belt
      const sugar = smooth(0.45, 1.6, 0.22 * drift(x, y, up) + up)
      return mix(FRIED(clamp(tone, 0, 1)), SUGAR, 0.75 * sugar)
    },
    fine: [90, 120],
  })
}
