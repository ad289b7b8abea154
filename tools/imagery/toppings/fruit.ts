/** Grapes, figs and pears. */
import type { SeededRandom } from '#site'
import { light, mix, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { slab } from '../geometry/slab.ts'
import type { Topping } from './topping.ts'

const GRAPE = ramp([
  [0, '#1c0a1e'],
  [0.5, '#3c1738'],
  [1, '#6b3a62'],
])
const BLOOM = light('#8d7f9c')
export const grape: Topping = {
  material: { rough: 0.24, subsurface: 0.2, coat: 0.6, translucent: 0.1 },
  radius: 0.07,
  drape: 0,
  lift: -0.024,
  tilt: 0.4,
  make: (random) => {
    const size = random.between(0.046, 0.058)
    const tone = solidNoise(random, 1.2, 0.4, 0.7)
    return lump({
      radii: [size * 1.06, size, size],
      swell: ({ x, y, up }) => 1 + 0.03 * tone(x, y, up),
      colour: ({ x, y, up }) =>
        mix(GRAPE(0.45 + 0.2 * tone(x, y, up)), BLOOM, 0.3 * smooth(0, 1.2, tone(x, y, up))),
      rows: 26,
      sides: 34,
    })
  },
}

const PULP = ramp([
  [0, '#4a0f24'],
  [0.5, '#7c2a44'],
  [1, '#b26a72'],
])
/** A grape that the oven has burst: sunken, wrinkled, its pulp in the crack. */
export const burstGrape: Topping = {
  material: { rough: 0.18, subsurface: 0.25, coat: 0.8, translucent: 0.1 },
  radius: 0.07,
  drape: 0,
  lift: -0.016,
  tilt: 0.25,
  make: (random) => {
    const size = random.between(0.05, 0.064)
    const tone = solidNoise(random, 1.2, 0.4, 0.7)
    const wrinkle = solidNoise(random, 0.5, 0.22, 0.5)
    const way = random.between(-0.25, 0.25)
    const gape = random.between(0.1, 0.2)
    const crack = (x: number, y: number, up: number) =>
      smooth(gape, 0.04, Math.abs(y - way + 0.12 * tone(x, up, y))) * smooth(0.3, 0.7, up)
    return lump({
      radii: [size * 1.12, size, size * 0.66],
      swell: ({ x, y, up }) => 1 + 0.05 * tone(x, y, up) + 0.035 * wrinkle(x, y, up) - 0.2 * crack(x, y, up),
      colour: ({ x, y, up }) =>
        mix(GRAPE(0.35 + 0.2 * tone(x, y, up)), PULP(0.5 + 0.25 * wrinkle(x, y, up)), 0.9 * crack(x, y, up)),
      rows: 34,
      sides: 44,
    })
  },
}

const FIG = ramp([
  [0, '#5e1420'],
  [0.4, '#93303a'],
  [0.7, '#b9564e'],
  [1, '#d99a78'],
])
const FIG_RIND = light('#d9c79a')
const FIG_SKIN = light('#2c1428')
const FIG_SEED = light('#d9b877')
/** A wedge cut from stem to base: a drop with red, seeded flesh, a thin pale rind and dark skin. */
export const fig: Topping = {
  material: { rough: 0.34, subsurface: 0.2, coat: 0.4, translucent: 0 },
  radius: 0.1,
  drape: 0,
  lift: -0.004,
  tilt: 0.14,
  make: (random) => {
    const cells = noise(random, 0.04, 0.014, 0.3)
    const broad = noise(random, 0.2, 0.07, 0.7)
    const [long, wide] = [random.between(0.105, 0.125), random.between(0.062, 0.078)]
    return slab({
      outline: (angle) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        return (1 + 0.22 * smooth(0.8, 1, c)) / Math.sqrt((c / long) ** 2 + (s / wide) ** 2)
      },
      thickness: 0.04,
      bevel: 0.16,
      bend: ({ x, y, out }) => 0.004 * cells(x, y) * smooth(0.85, 0.6, out) - 0.01 * smooth(0.5, 0, out),
      colour: ({ x, y, out }) => {
        const hollow = smooth(0.4, 0.1, Math.hypot((x - 0.01) / 0.5, y / 0.12) * 4)
        const flesh = FIG(
          clamp(
            0.45 + 0.2 * broad(x, y) + 0.14 * cells(x, y) + 0.5 * smooth(0.55, 0.85, out) - 0.25 * hollow,
            0,
            1,
          ),
        )
        const seeded = mix(flesh, FIG_SEED, 0.7 * smooth(1, 1.6, cells(x, y)) * smooth(0.8, 0.6, out))
        const rind = mix(seeded, FIG_RIND, 0.9 * smooth(0.82, 0.88, out + 0.02 * broad(x, y)))
        return mix(rind, FIG_SKIN, smooth(0.92, 0.95, out))
      },
    })
  },
}

const PEAR = ramp([
  [0, '#d2aa58'],
  [0.5, '#ead39a'],
  [1, '#f6ecca'],
])
const PEAR_SKIN = ramp([
  [0, '#8c8030'],
  [0.6, '#b3a048'],
  [1, '#b5702c'],
])
const TOASTED = light('#a8682a')
/** Two or three slices of a quarter, without core, fanned out and golden at their thin edge. */
export const pear: Topping = {
  material: { rough: 0.34, subsurface: 0.45, coat: 0.4, translucent: 0.1 },
  radius: 0.12,
  drape: 0.4,
  lift: 0.002,
  tilt: 0.06,
  make: (random) =>
    joined(
      Array.from({ length: 2 + random.index(2) }, (_, at) =>
        posed(crescent(random), {
          y: at * 0.04,
          z: at * 0.011,
          turn: 0.13 * at + random.between(-0.06, 0.06),
        }),
      ),
    ),
}

function crescent(random: SeededRandom): Mesh {
  const tone = noise(random, 0.2, 0.05, 0.7)
  const size = random.between(0.9, 1.1)
  return slab({
    // Round on the side of the skin, nearly straight where the core was.
    outline: (angle) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const across = s > 0 ? 0.05 : 0.022
      return (size * (1 - 0.18 * c * Math.abs(c))) / Math.sqrt((c / 0.125) ** 2 + (s / across) ** 2)
    },
    thickness: 0.013,
    bevel: 0.1,
    bend: ({ x, out }) => 0.006 * out ** 3 + 0.05 * x * x + 0.002 * tone(x, 1),
    colour: ({ x, y, out, angle }) => {
      const flesh = PEAR(clamp(0.66 + 0.13 * tone(x, y), 0, 1))
      const baked = mix(flesh, TOASTED, 0.6 * smooth(0.7, 1.05, out + 0.12 * tone(x, y)))
      return mix(
        baked,
        PEAR_SKIN(0.45 + 0.35 * tone(y, x)),
        smooth(0.9, 0.95, out) * smooth(0.1, 0.4, Math.sin(angle)),
      )
    },
  })
}
