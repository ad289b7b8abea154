/** Basil: a large leaf, a middling one, a small cupped one, and the tip of a twig; matt, never flat. */
import type { SeededRandom } from '#site'
import { light, ramp } from '../fields/colour.ts'
import { power } from '../fields/scalar.ts'
import { leaf } from '../geometry/leaf.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import type { Topping } from './topping.ts'

const GREEN = ramp([
  [0, '#1f4313'],
  [0.4, '#305a1f'],
  [0.7, '#45742c'],
  [1, '#6c9844'],
])
const VEIN = light('#7fa551')

interface Blade {
  length: number
  /** How far the tip hangs down; below zero it rises. */
  bend: number
  /** How far the halves are folded up. */
  fold: number
}

function blade(random: SeededRandom, { length, bend, fold }: Blade): Mesh {
  const widest = length * random.between(0.27, 0.34)
  const point = random.between(0.62, 0.82)
  return leaf(random, {
    length,
    width: (along) => widest * power(Math.sin(Math.PI * along ** point), 0.75) + 0.0015,
    colours: GREEN,
    vein: VEIN,
    veins: random.between(3, 4.4),
    bend,
    fold,
    puff: 0.2,
    ruffle: 0.3,
  })
}

const twig = (random: SeededRandom): Mesh =>
  joined(
    [-1.1, 1.2, 0.1, 0.9].map((turn, at) =>
      posed(blade(random, { length: [0.17, 0.15, 0.1, 0.07][at], bend: 0.5, fold: 0.5 }), {
        x: 0.05 * Math.cos(turn),
        y: 0.05 * Math.sin(turn),
        z: 0.012 * at,
        turn,
        pitch: -0.25,
      }),
    ),
  )

const KINDS: readonly ((random: SeededRandom) => Mesh)[] = [
  (random) =>
    blade(random, { length: random.between(0.27, 0.33), bend: random.between(0.3, 0.9), fold: 0.3 }),
  (random) =>
    blade(random, { length: random.between(0.2, 0.25), bend: random.between(-0.8, -0.2), fold: 0.55 }),
  (random) => blade(random, { length: random.between(0.13, 0.17), bend: random.between(0.2, 1), fold: 0.9 }),
  twig,
  (random) =>
    blade(random, { length: random.between(0.22, 0.29), bend: random.between(0.7, 1.4), fold: -0.45 }),
]

export const basil: Topping = {
  material: { rough: 0.66, subsurface: 0, coat: 0.05, translucent: 0.2 },
  radius: 0.12,
  drape: 0.1,
  lift: 0.02,
  tilt: 0.22,
  make: (random) => KINDS[random.index(KINDS.length)](random),
}
