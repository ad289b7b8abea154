/** Brie that the oven has softened: a slice whose paste has run, held by a strip of its white rind. */
import type { SeededRandom } from '#site'
import { light, mix, ramp } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, power, smooth } from '../fields/scalar.ts'
import { joined, type Mesh } from '../geometry/mesh.ts'
import { slab } from '../geometry/slab.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

const PASTE = ramp([
  [0, '#d6a254'],
  [0.5, '#ebc67c'],
  [1, '#f5dfa8'],
])
const GRATINATED = light('#b9732a')
const RIND = ramp([
  [0, '#c4a16e'],
  [0.45, '#eaddc2'],
  [1, '#f6f0e2'],
])
const THICK = 0.03

type Outline = (angle: number) => number

/** A long wedge; away from the rind, which is on the side of positive y, it has run out unevenly. */
function outlineOf(random: SeededRandom): Outline {
  const long = random.between(0.125, 0.165)
  const deep = random.between(0.06, 0.078)
  const wedge = random.between(-0.4, 0.4)
  const run = around(random, 2, 7, 0.6)
  return (angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const half = deep * (1 + wedge * c)
    const slice = (Math.abs(c / long) ** 3.2 + Math.abs(s / half) ** 3.2) ** (-1 / 3.2)
    return slice * (1 + smooth(0.35, -0.3, s) * (0.12 + 0.13 * run(angle)))
  }
}

function pasteOf(random: SeededRandom, outline: Outline): Mesh {
  const broad = noise(random, 0.16, 0.05, 0.8)
  const caught = random.between(0, 0.8)
  return slab({
    outline,
    thickness: THICK,
    bevel: 0.6,
    rays: 130,
    bend: ({ x, y, out }) => 0.0035 * broad(x, y) * (1 - out) - 0.008 * power(1 - out, 2),
    colour: ({ x, y, out, angle }) => {
      // Where it is thin, and under the rind, it has turned to a yellow cream.
      const cream = smooth(0.55, 1, out) * (0.4 + 0.4 * Math.sin(angle))
      const paste = PASTE(clamp(0.72 - 0.5 * cream + 0.13 * broad(x, y), 0, 1))
      return mix(paste, GRATINATED, 0.6 * caught * smooth(0.7, 1.9, broad(y * 1.5 + 3, x * 1.5)))
    },
  })
}

function rindOf(random: SeededRandom, outline: Outline): Mesh {
  const velvet = noise(random, 0.08, 0.02, 0.5)
  const [from, to] = [random.between(0.02, 0.2) * Math.PI, random.between(0.8, 0.98) * Math.PI]
  return tube({
    path: (along) => {
      const angle = from + (to - from) * along
      const way = outline(angle) * 0.97
      return [way * Math.cos(angle), way * Math.sin(angle), 0.016 + 0.0015 * velvet(along * 0.3, 1)]
    },
    section: (along, angle) => {
      const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.7
      const size = square * (1 + 0.1 * velvet(along * 0.4, 4)) * rounded(along, 0.1)
      return [0.012 * size, 0.0215 * size]
    },
    colour: (along, angle) => RIND(clamp(0.72 + 0.2 * velvet(along * 0.4, angle * 0.02), 0, 1)),
    steps: 72,
    sides: 18,
  })
}

export const brie: Topping = {
  material: { rough: 0.36, subsurface: 0.7, coat: 0.3, translucent: 0 },
  radius: 0.12,
  drape: 0.7,
  lift: -0.006,
  tilt: 0.04,
  make: (random) => {
    const outline = outlineOf(random)
    return joined([pasteOf(random, outline), rindOf(random, outline)])
  },
}
