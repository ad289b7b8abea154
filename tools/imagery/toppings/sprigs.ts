/** Needles and small leaves on a stalk, and threads of zest. */
import type { SeededRandom } from '#site'
import { light, type Ramp, ramp } from '../fields/colour.ts'
import { joined, type Mesh } from '../geometry/mesh.ts'
import { type Point, rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

interface Sprig {
  length: readonly [number, number]
  needles: number
  needle: readonly [number, number]
  /** Half the width of a needle or leaf. */
  thick: number
  colours: Ramp
}

const WOOD = light('#6b5636')

const sprig = (look: Sprig): Topping => ({
  material: { rough: 0.5, subsurface: 0, coat: 0.12, translucent: 0.08 },
  radius: look.length[1] * 0.4,
  drape: 0.15,
  lift: 0.006,
  tilt: 0.06,
  make: (random) => grown(random, look),
})

function grown(random: SeededRandom, { length: range, needles, needle, thick, colours }: Sprig): Mesh {
  const length = random.between(...range)
  const curve = random.between(-0.6, 0.6)
  const at = (along: number): Point => [
    length * (along - 0.5),
    curve * length * (along - 0.5) ** 2,
    0.016 + 0.02 * Math.sin(3 * along),
  ]
  const stalk = tube({ path: at, section: () => [0.0042, 0.0042], colour: () => WOOD, steps: 12, sides: 6 })
  const leaves = Array.from({ length: needles }, () => {
    const along = random.between(0.03, 1)
    const side = random.chance(0.5) ? 1 : -1
    const angle = side * random.between(0.45, 1.15)
    const long = random.between(...needle) * (1 - 0.35 * along)
    const rise = random.between(-0.012, 0.03)
    const [x, y, z] = at(along)
    const tone = random.between(0.2, 0.9)
    return tube({
      path: (way) => [
        x + way * long * Math.cos(angle),
        y + way * long * Math.sin(angle),
        z + rise * way + 0.012 * way * (1 - way),
      ],
      section: (way) => [
        thick * rounded(way * 0.98 + 0.01, 0.3),
        0.45 * thick * rounded(way * 0.98 + 0.01, 0.3),
      ],
      colour: (way) => colours(tone * (0.7 + 0.3 * way)),
      steps: 7,
      sides: 6,
    })
  })
  return joined([stalk, ...leaves])
}

export const rosemary = sprig({
  length: [0.24, 0.38],
  needles: 50,
  needle: [0.05, 0.08],
  thick: 0.0062,
  colours: ramp([
    [0, '#22381c'],
    [0.5, '#415c34'],
    [1, '#6f8760'],
  ]),
})
export const thyme = sprig({
  length: [0.14, 0.22],
  needles: 30,
  needle: [0.018, 0.03],
  thick: 0.008,
  colours: ramp([
    [0, '#3a4a26'],
    [0.5, '#5d6f42'],
    [1, '#8a986a'],
  ]),
})

const thread = (colours: Ramp): Topping => ({
  material: { rough: 0.45, subsurface: 0.2, coat: 0.2, translucent: 0 },
  radius: 0.04,
  drape: 0.2,
  lift: 0.004,
  tilt: 0.3,
  make: (random) => {
    const length = random.between(0.07, 0.13)
    const curve = random.between(-4, 4)
    return tube({
      path: (along) => [
        length * (along - 0.5) * Math.cos(curve * along * 0.5),
        length * 0.5 * Math.sin(curve * (along - 0.5)),
        0.008 + 0.01 * along,
      ],
      section: (along) => [0.0055 * rounded(along, 0.15), 0.003],
      colour: (along) => colours(0.3 + 0.5 * along),
      steps: 14,
      sides: 6,
    })
  },
})
export const lemonZest = thread(
  ramp([
    [0, '#d9a914'],
    [1, '#f2d34e'],
  ]),
)
export const orangeZest = thread(
  ramp([
    [0, '#c85f0c'],
    [1, '#ee9430'],
  ]),
)
