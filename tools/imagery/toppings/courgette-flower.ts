/** Courgette flowers torn open lengthwise: limp petals from green to orange, softened by the oven. */
import type { SeededRandom } from '#site'
import { light, mix, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { joined, type Mesh, posed, sheet } from '../geometry/mesh.ts'
import type { Topping } from './topping.ts'

const PETAL = ramp([
  [0, '#7d8a3a'],
  [0.22, '#a99b3c'],
  [0.45, '#d39a35'],
  [0.75, '#dc9130'],
  [1, '#b5691f'],
])
const TOASTED = light('#6e3a12')

function petal(random: SeededRandom): Mesh {
  const length = random.between(0.24, 0.32)
  const wide = random.between(0.055, 0.075)
  const curve = random.between(-1.1, 1.1)
  const fold = noise(random, 0.12, 0.05, 0.7)
  const edge = noise(random, 0.1, 0.03, 0.6)
  return sheet({ u: 40, v: 15 }, (along, across) => {
    const side = across * 2 - 1
    const half =
      wide *
      (0.22 + 0.78 * smooth(0.02, 0.5, along)) *
      smooth(1.06, 0.8, along) *
      (1 + 0.1 * edge(along * length, side > 0 ? 0 : 4))
    const turn = curve * (along - 0.3)
    const [u, v] = [length * along, side * half]
    const ribs = Math.cos(side * 7)
    return {
      x: u * Math.cos(turn) - v * Math.sin(turn) - 0.12,
      y: u * Math.sin(turn) + v * Math.cos(turn),
      z: 0.012 + 0.012 * fold(u, v) + 0.004 * ribs + 0.014 * Math.abs(side) ** 3,
      colour: mix(
        PETAL(clamp(along + 0.06 * ribs + 0.05 * fold(u, v), 0, 1)),
        TOASTED,
        0.7 * smooth(0.9, 1.25, along + 0.25 * Math.abs(side) + 0.08 * edge(u, v)),
      ),
    }
  })
}

export const courgetteFlower: Topping = {
  material: { rough: 0.55, subsurface: 0.1, coat: 0.14, translucent: 0.2 },
  radius: 0.13,
  drape: 0.75,
  lift: 0.004,
  tilt: 0.06,
  make: (random) =>
    joined(
      Array.from({ length: 2 + random.index(2) }, (_, at) =>
        posed(petal(random), { turn: (at - 0.8) * random.between(0.35, 0.75), z: 0.004 * at }),
      ),
    ),
}
