/** Guanciale fried until crisp: little strips and cubes that have curled, glossy with their own fat. */
import type { SeededRandom } from '#site'
import { light, mix, type Rgb, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { strand } from '../geometry/strand.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

const LEAN = ramp([
  [0, '#3d0d0a'],
  [0.5, '#7a2119'],
  [1, '#a8453a'],
])
/** Rendered: glassy, browned at the surface. */
const FAT = ramp([
  [0, '#a85736'],
  [0.5, '#d58e6a'],
  [1, '#f5d0b0'],
])
const CRISP = light('#43190a')

interface Cut {
  length: number
  /** Half the width and half the height. */
  body: readonly [number, number]
}

const cutOf = (random: SeededRandom): Cut =>
  random.chance(0.3)
    ? {
        length: random.between(0.065, 0.09),
        body: [random.between(0.024, 0.03), random.between(0.02, 0.025)],
      }
    : {
        length: random.between(0.12, 0.2),
        body: [random.between(0.02, 0.028), random.between(0.013, 0.018)],
      }

/** How far the section's outline is from a circle's at this angle: most at the four edges. */
const squareness = (angle: number) =>
  1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.8

/** One thin vein of lean or two, in a piece that is mostly fat. */
function paint(random: SeededRandom, { length }: Cut) {
  const tone = noise(random, 0.18, 0.04, 0.7)
  const spots = solidNoise(random, 1.3, 0.4, 0.6)
  const veins = [
    { at: random.between(-0.65, -0.15), half: random.between(0.14, 0.32) },
    { at: random.between(0.2, 0.75), half: random.between(0.08, 0.24) },
  ]
  const fried = random.between(0.55, 1)
  return (along: number, angle: number): Rgb => {
    const [across, up] = [Math.cos(angle), Math.sin(angle)]
    const way = along * length
    const off = across * squareness(angle) + 0.22 * tone(way, 0.3)
    const lean = veins.reduce(
      (sum, { at, half }) => sum + smooth(half + 0.16, half - 0.04, Math.abs(off - at)),
      0,
    )
    const shade = clamp(0.6 + 0.2 * tone(way, across * 0.05) - 0.2 * fried, 0, 1)
    const meat = mix(FAT(shade), LEAN(shade), clamp(lean, 0, 1))
    const edges = smooth(1.08, 1.3, squareness(angle))
    const ends = smooth(0.62, 1, Math.abs(along - 0.5) * 2)
    const caught = smooth(0.35, 1.5, 0.95 * edges + 0.9 * ends + 0.6 * spots(across, up, along * 3))
    return mix(meat, CRISP, clamp(fried * caught, 0, 0.85))
  }
}

function piece(random: SeededRandom): Mesh {
  const cut = cutOf(random)
  const { length, body } = cut
  const slender = length / (4 * body[0])
  const line = strand(random, {
    length,
    sweep: random.between(-0.8, 0.8) * slender,
    wander: 0.16 * slender,
  })
  const dents = solidNoise(random, 1.1, 0.35, 0.7)
  // The ends rise, or now and then the middle.
  const curl = random.between(-0.35, 1) * 0.018 * slender
  const [lean, turned] = [random.between(-0.35, 0.35), random.between(-0.45, 0.45) * slender]
  return tube({
    path: (along) => {
      const [x, y] = line(along)
      const end = (2 * along - 1) ** 2
      return [x, y, body[1] + (curl > 0 ? curl * end : -curl * (1 - end))]
    },
    section: (along, angle) => {
      const size =
        squareness(angle) * (1 + 0.11 * dents(Math.cos(angle), Math.sin(angle), (along * length) / 0.06))
      const closed = rounded(along, Math.min(0.3, 0.014 / length))
      return [body[0] * size * closed, body[1] * size * closed]
    },
    twist: (along) => lean + turned * (along - 0.5),
    colour: paint(random, cut),
    steps: 44,
    sides: 30,
  })
}

export const guanciale: Topping = {
  material: { rough: 0.27, subsurface: 0.3, coat: 0.85, translucent: 0 },
  radius: 0.075,
  drape: 0.15,
  lift: -0.003,
  tilt: 0.2,
  make: piece,
}
