/** Grapes, figs and pears. */
import { light, mix, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
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

const FIG = ramp([
  [0, '#7e1a2c'],
  [0.4, '#b03a4a'],
  [0.7, '#cf6c64'],
  [1, '#e09d7e'],
])
const FIG_RIND = light('#e9dcb4')
const FIG_SKIN = light('#3b1a35')
const FIG_SEED = light('#e8c878')
/** A slice across the fruit. */
export const fig: Topping = {
  material: { rough: 0.3, subsurface: 0.2, coat: 0.5, translucent: 0 },
  radius: 0.11,
  drape: 0,
  lift: 0,
  tilt: 0.12,
  make: (random) => {
    const radius = random.between(0.1, 0.125)
    const phase = random.between(0, TAU)
    const cells = noise(random, 0.05, 0.02, 0.3)
    const broad = noise(random, 0.2, 0.07, 0.7)
    return slab({
      outline: (angle) => radius * (1 + 0.05 * Math.cos(2 * angle + phase) + 0.02 * Math.cos(3 * angle)),
      thickness: 0.036,
      bevel: 0.14,
      bend: ({ x, y, out }) => 0.004 * cells(x, y) * smooth(0.85, 0.6, out) - 0.008 * smooth(0.3, 0, out),
      colour: ({ x, y, out, angle }) => {
        const flesh = FIG(
          clamp(
            0.42 +
              0.14 * broad(x, y) +
              0.14 * Math.cos(angle * 24) * smooth(0.15, 0.5, out) +
              0.25 * smooth(0.5, 0.8, out),
            0,
            1,
          ),
        )
        const seeded = mix(flesh, FIG_SEED, 0.75 * smooth(1.2, 1.7, cells(x, y)) * smooth(0.85, 0.7, out))
        const rind = mix(seeded, FIG_RIND, smooth(0.74, 0.84, out + 0.02 * broad(x, y)))
        return mix(rind, FIG_SKIN, smooth(0.92, 0.96, out))
      },
    })
  },
}

const PEAR = ramp([
  [0, '#bd9648'],
  [0.5, '#dcc07c'],
  [1, '#ecd9a6'],
])
const PEAR_SKIN = light('#8f8a2c')
const TOASTED = light('#b27a34')
/** A thin slice lengthwise. */
export const pear: Topping = {
  material: { rough: 0.3, subsurface: 0.4, coat: 0.5, translucent: 0.1 },
  radius: 0.14,
  drape: 0.3,
  lift: 0.004,
  tilt: 0.06,
  make: (random) => {
    const size = random.between(0.9, 1.1)
    const tone = noise(random, 0.2, 0.05, 0.7)
    const side = random.chance(0.5) ? 1 : -1
    return slab({
      outline: (angle) => {
        const along = Math.cos(angle)
        return (
          size *
          (0.115 + 0.06 * along ** 3 + 0.02 * along ** 2) *
          (1 - 0.24 * smooth(0.2, -0.6, side * Math.sin(angle)))
        )
      },
      thickness: 0.012,
      bevel: 0.08,
      bend: ({ x, y, out }) => 0.014 * out ** 3 + 0.003 * tone(x, y),
      colour: ({ x, y, out, angle }) => {
        const flesh = PEAR(clamp(0.6 + 0.13 * tone(x, y), 0, 1))
        const baked = mix(flesh, TOASTED, 0.8 * smooth(0.6, 1, out + 0.09 * tone(x, y)))
        return mix(baked, PEAR_SKIN, smooth(0.93, 0.97, out) * smooth(0, 0.3, side * Math.sin(angle)))
      },
    })
  },
}
