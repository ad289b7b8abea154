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
  [0, '#d8b768'],
  [0.5, '#ecd9a0'],
  [1, '#f6ecca'],
])
const PEAR_SKIN = ramp([
  [0, '#7d7a22'],
  [0.6, '#a39a35'],
  [1, '#b5702c'],
])
const TOASTED = light('#b27a34')
const CORE = light('#c9a45a')
const PIP = light('#3a1c0c')
/** A thin slice lengthwise: bulb, neck, core and one or two pips. */
export const pear: Topping = {
  material: { rough: 0.3, subsurface: 0.4, coat: 0.5, translucent: 0.1 },
  radius: 0.14,
  drape: 0.3,
  lift: 0.004,
  tilt: 0.06,
  make: (random) => {
    const size = random.between(0.92, 1.1)
    const tone = noise(random, 0.2, 0.05, 0.7)
    const bulb = 0.112 * size
    const lean = random.between(-0.12, 0.12)
    const hasPips = random.chance(0.7)
    return slab({
      outline: (angle) => bulb * (1 + smooth(0.8, 1, Math.cos(angle + lean))),
      thickness: 0.017,
      bevel: 0.07,
      bend: ({ x, y, out }) => 0.01 * out ** 3 + 0.003 * tone(x, y),
      colour: ({ x, y, out }) => {
        const flesh = PEAR(clamp(0.62 + 0.13 * tone(x, y), 0, 1))
        const baked = mix(flesh, TOASTED, 0.5 * smooth(0.72, 1, out + 0.1 * tone(x, y)))
        const heart = Math.hypot((x - 0.01) / 0.05, y / 0.036)
        const cored = mix(baked, CORE, 0.75 * smooth(0.3, 0.12, Math.abs(heart - 0.9)))
        const pip = Math.hypot((x - 0.012) / 0.018, (Math.abs(y) - 0.013) / 0.008)
        const seeded = hasPips ? mix(cored, PIP, smooth(1.05, 0.75, pip)) : cored
        return mix(seeded, PEAR_SKIN(0.45 + 0.35 * tone(y, x)), smooth(0.9, 0.94, out))
      },
    })
  },
}
