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
const HEAP = { sweet: [18, 9, 4], savoury: [14, 9, 4] }
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
      const way = (sweet ? 0.165 : 0.2) * Math.sqrt(at + 0.4) * chance.between(0.9, 1.1)
      const mesh = (sweet ? ball : finger)(random(`fritter ${layer} ${at}`))
      const laid = fallen(mesh, way, 2.4 * at + 1.3 * layer, [0.1, layer > 0 ? -0.05 : -0.03])
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
  const fried = { mesh: joined(fritters), material: { subsurface: 0.42, coat: 0.24, translucent: 0 } }
  return { pieces: [dish, fried, ...strewn], reach: [0.98, 0.98] }
}

/** A bent finger of dough. */
function finger(random: SeededRandom): Mesh {
  const [blister, puff] = [noise(random, 0.3, 0.1, 0.6), noise(random, 0.5, 0.2, 0.6)]
  const done = random.between(0.5, 0.64)
  return band(random, {
    length: random.between(0.56, 0.74),
    body: [random.between(0.08, 0.1), 0.07],
    twist: 0.2,
    sweep: random.between(-1.8, 1.8),
    ends: 0.22,
    width: (along) => 1 + 0.16 * puff(along, 0),
    wave: 0.012,
    colour: (along, across, up) => {
      const raised = smooth(0.4, 1.4, blister(along * 0.7, 0.1 * across + 0.05 * up))
      // The belt that floated above the oil.
      const belt = 0.2 * smooth(0.6, 0.9, Math.abs(across))
      return FRIED(clamp(done + belt + 0.12 * puff(along, across * 0.3) - 0.36 * raised, 0, 1))
    },
    fine: [60, 30],
  })
}

/** Puffed, with grains of sugar. */
function ball(random: SeededRandom): Mesh {
  const shape = solidNoise(random, 1.3, 0.45, 0.8)
  const crystals = solidNoise(random, 0.2, 0.1, 0.2)
  const done = random.between(0.5, 0.64)
  const size = random.between(0.13, 0.165)
  return lump({
    radii: [size, size * 0.95, size * 0.86],
    swell: ({ x, y, up }) => 1 + 0.035 * shape(x, y, up),
    colour: ({ x, y, up }) => {
      const belt = 0.24 * smooth(0.34, 0.05, Math.abs(up - 0.1))
      const tone = done + 0.12 * shape(y, up, x) + belt
      const grain = smooth(1.35, 1.55, crystals(x, y, up) + 0.5 * up)
      return mix(FRIED(clamp(tone, 0, 1)), SUGAR, 0.9 * grain)
    },
    fine: [90, 120],
  })
}
