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
const HEAP = { sweet: [18, 9, 4], savoury: [18, 11, 5] }
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
  const fried = { mesh: joined(fritters), material: { subsurface: 0.33, coat: 0.1, translucent: 0 } }
  return { pieces: [dish, fried, ...strewn], reach: [0.98, 0.98] }
}

/** A strip of dough, bent and unevenly puffed. */
function finger(random: SeededRandom): Mesh {
  const [blister, puff] = [noise(random, 0.3, 0.1, 0.6), noise(random, 1, 0.4, 0.6)]
  const done = random.between(0.44, 0.58)
  return band(random, {
    length: random.between(0.4, 0.62),
    body: [random.between(0.064, 0.084), random.between(0.044, 0.054)],
    twist: 0.22,
    sweep: random.between(-1.3, 1.3),
    wander: 0.2,
    ends: 0.14,
    width: (along) => 0.88 + 0.16 * Math.sin(Math.PI * along) + 0.16 * puff(along, 0),
    wave: 0.014,
    colour: (along, across, up) => {
      const raised = smooth(0.5, 1.5, blister(along * 0.7, 0.16 * across + 0.05 * up))
      // The belt that floated above the oil stays pale.
      const belt = 0.16 * smooth(0.6, 0.95, Math.abs(across))
      return FRIED(clamp(done + belt + 0.08 * puff(along, across * 0.3) - 0.24 * raised, 0, 1))
    },
    fine: [60, 30],
  })
}

/** Puffed; icing sugar has fallen on it from above, dense on top, in single grains towards its sides. */
function ball(random: SeededRandom): Mesh {
  const shape = solidNoise(random, 1.3, 0.5, 0.8)
  const grains = solidNoise(random, 0.1, 0.055, 0.2)
  const done = random.between(0.42, 0.56)
  const size = random.between(0.13, 0.17)
  return lump({
    radii: [size * 1.06, size * 0.96, size * 0.84],
    swell: ({ x, y, up }) => 1 + 0.055 * shape(x, y, up),
    colour: ({ x, y, up }) => {
      const tone = done + 0.1 * shape(y, up, x) + 0.16 * smooth(0.4, -0.2, up)
      const drift = 0.3 * shape(2 * x, 2 * y, 2 * up) + up
      const sugar = smooth(1.1, 1.5, 0.6 * grains(x, y, up) + drift)
      return mix(FRIED(clamp(tone, 0, 1)), SUGAR, 0.85 * sugar + 0.5 * smooth(0.6, 1.3, drift) * (1 - sugar))
    },
    fine: [90, 120],
  })
}
