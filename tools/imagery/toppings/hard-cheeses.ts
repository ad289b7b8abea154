import { type Ramp, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp } from '../fields/scalar.ts'
import { sheet } from '../geometry/mesh.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

const CURL = ramp([
  [0, '#d9b878'],
  [0.5, '#ecd7a4'],
  [1, '#f5e8c6'],
])
/** Shavings of a hard cheese. */
export const shavings: Topping = {
  material: { rough: 0.5, subsurface: 0.4, coat: 0.08, translucent: 0.15 },
  radius: 0.08,
  drape: 0.1,
  lift: 0.012,
  tilt: 0.24,
  make: (random) => {
    const [length, wide] = [random.between(0.13, 0.22), random.between(0.03, 0.05)]
    const edge = noise(random, 0.12, 0.03, 0.6)
    const curl = random.between(-1.5, 1.5)
    const twist = random.between(-0.5, 0.5)
    return sheet({ u: 30, v: 9 }, (along, across) => {
      const side = (across * 2 - 1) * wide * (1 + 0.16 * edge(along * length, across > 0.5 ? 0.5 : 0))
      const turn = curl * (along - 0.5)
      return {
        x: length * (along - 0.5) * Math.cos(turn * 0.6),
        y: side,
        z:
          0.012 +
          length * 0.28 * (1 - Math.cos(turn)) * Math.sign(curl) * Math.sign(curl) +
          twist * side * (along - 0.5) * 2,
        colour: CURL(clamp(0.55 + 0.12 * edge(along * length, side), 0, 1)),
      }
    })
  },
}
const SALTED = ramp([
  [0, '#dccfb4'],
  [0.5, '#efe6d2'],
  [1, '#f8f3e6'],
])
interface Threads {
  colours: Ramp
  /** Length of a thread of middle size, and half its width and height. */
  long: number
  body: readonly [number, number]
  /** How far it bends, in radians. */
  bend: number
  lift: number
  tilt: number
}

const threads = ({ colours, long, body, bend, lift, tilt }: Threads): Topping => ({
  material: { rough: 0.55, subsurface: 0.4, coat: 0.05, translucent: 0 },
  radius: long * 0.65,
  drape: 0.1,
  lift,
  tilt,
  make: (random) => {
    const length = long * (0.3 + 1.2 * random.between(0, 1) ** 2)
    const curve = random.between(-bend, bend)
    const tone = random.between(0.3, 0.9)
    return tube({
      path: (along) => [
        length * (along - 0.5) * Math.cos(curve * along),
        length * (along - 0.5) * Math.sin(curve * along),
        body[1],
      ],
      section: (along) => [body[0] * rounded(along, 0.3), body[1] * rounded(along, 0.3)],
      colour: () => colours(tone),
      steps: 9,
      sides: 5,
    })
  },
})
/** Grated fine: curls of every length, most of them already melting into what they fell on. */
export const grated = threads({
  colours: CURL,
  long: 0.03,
  body: [0.0026, 0.0016],
  bend: 2.6,
  lift: -0.001,
  tilt: 0.3,
})
export const saltedRicotta = threads({
  colours: SALTED,
  long: 0.075,
  body: [0.0055, 0.0035],
  bend: 3,
  lift: 0.002,
  tilt: 0.3,
})
