import { light, mix, type Rgb, ramp } from '../fields/colour.ts'
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

const FRIED = ramp({ 0: '#5f2c10', 0.35: '#93511f', 0.65: '#bd7f3a', 1: '#e2bd7e' })

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
      Math.round(serving.count * (sweet ? 4 : 1.1)),
      heights,
      random(`strew ${serving.topping}`),
    ),
  )
  return {
    pieces: [
      dish,
      { mesh: joined(fritters), material: { subsurface: 0.15, coat: 0.24, translucent: 0 } },
      ...strewn,
    ],
    reach: [0.98, 0.98],
  }
}

/** A ball, or for the savoury ones a finger of dough. */
function fritter(random: ReturnType<Streams>, sweet: boolean) {
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
    colour: ({ x, y, up }) =>
      sugared(
        sweet ? 0.6 * smooth(0.2, 1.7, crystals(x, y, up)) : 0,
        FRIED(
          clamp(
            done +
              (sweet ? 0.16 : 0.1) * shape(y, up, x * stretch) +
              0.05 * blister(x * stretch, y, up) -
              0.25 * raised(x, y, up) +
              // The belt that floated above the oil.
              0.2 * smooth(0.3, 0, Math.abs(up)) -
              0.1 * up -
              (sweet ? 0 : 0.14) * smooth(0.85, 1, Math.abs(x)),
            0,
            1,
          ),
        ),
      ),
    rows: 44,
    sides: 60,
    box: sweet ? 1 : 0.94,
  })
}

const SUGAR = light('#fdf1d8')
const sugared = (share: number, colour: Rgb): Rgb => mix(colour, SUGAR, share)

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
