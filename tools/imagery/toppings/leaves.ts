/** Fresh leaves: rocket, mint, sage, parsley. */
import { light, ramp } from '../fields/colour.ts'
import { power, smooth } from '../fields/scalar.ts'
import { leaf } from '../geometry/leaf.ts'
import { joined, posed } from '../geometry/mesh.ts'
import type { Topping } from './topping.ts'

const FRESH = { rough: 0.45, subsurface: 0, coat: 0.15, translucent: 0.2 }
const ROCKET = ramp([
  [0, '#234d14'],
  [0.5, '#3c7522'],
  [1, '#679c3a'],
])
const MINT = ramp([
  [0, '#1f5426'],
  [0.5, '#37793a'],
  [1, '#5f9c58'],
])
const SAGE = ramp([
  [0, '#4d5f3d'],
  [0.5, '#73855b'],
  [1, '#9aa981'],
])
const PARSLEY = ramp([
  [0, '#1f4a14'],
  [0.5, '#367020'],
  [1, '#5c9436'],
])
const PALE = light('#b4cb86')

export const rocket: Topping = {
  material: FRESH,
  radius: 0.12,
  drape: 0.1,
  lift: 0.02,
  tilt: 0.28,
  make: (random) => {
    const length = random.between(0.3, 0.46)
    const lobes = random.between(3.4, 4.6)
    const shift = random.between(0, 0.4)
    return leaf(random, {
      length,
      width: (along) => {
        const lobe = power(Math.abs(Math.sin(Math.PI * (along * lobes + shift))), 0.8)
        const blade = smooth(0.22, 0.5, along) * (1 - 0.95 * smooth(0.9, 1, along))
        const tip = 0.75 * smooth(0.6, 0.85, along) * (1 - 0.5 * smooth(0.8, 1, along))
        return 0.005 + 0.044 * blade * (0.22 + 0.9 * lobe * (1 - 0.55 * smooth(0.62, 0.9, along)) + tip)
      },
      colours: ROCKET,
      vein: PALE,
      veins: 4,
      bend: random.between(-0.3, 0.9),
      fold: random.between(0.1, 0.5),
      puff: 0.05,
      ruffle: 0.5,
      rows: 80,
      columns: 15,
    })
  },
}

const oval = (length: number, wide: number, point: number) => (along: number) =>
  length * wide * power(Math.sin(Math.PI * along ** point), 0.8) + 0.0015

export const mint: Topping = {
  material: FRESH,
  radius: 0.09,
  drape: 0.1,
  lift: 0.02,
  tilt: 0.2,
  make: (random) => {
    const length = random.between(0.15, 0.22)
    const toothed = oval(length, 0.3, 0.8)
    return leaf(random, {
      length,
      width: (along) => toothed(along) * (1 + 0.08 * Math.abs(Math.sin(along * 34))),
      colours: MINT,
      vein: PALE,
      veins: 7,
      bend: random.between(-0.2, 0.6),
      fold: random.between(0.1, 0.45),
      puff: 0.22,
      ruffle: 0.15,
    })
  },
}

export const sage: Topping = {
  material: { ...FRESH, rough: 0.65, coat: 0.05 },
  radius: 0.1,
  drape: 0.15,
  lift: 0.016,
  tilt: 0.14,
  make: (random) => {
    const length = random.between(0.22, 0.32)
    return leaf(random, {
      length,
      width: oval(length, 0.2, 0.85),
      colours: SAGE,
      vein: light('#b9c3a0'),
      veins: 11,
      bend: random.between(-0.3, 0.5),
      fold: random.between(0.1, 0.5),
      puff: 0.16,
      ruffle: 0.3,
    })
  },
}

/** Three small lobed leaves on a stalk. */
export const parsley: Topping = {
  material: FRESH,
  radius: 0.05,
  drape: 0.1,
  lift: 0.012,
  tilt: 0.3,
  make: (random) =>
    joined(
      [-0.9, 0, 0.9].map((turn) => {
        const length = random.between(0.06, 0.085)
        const blade = leaf(random, {
          length,
          width: (along) => oval(length, 0.36, 1.15)(along) * (0.75 + 0.35 * Math.abs(Math.sin(along * 9))),
          colours: PARSLEY,
          vein: PALE,
          veins: 3,
          bend: random.between(0, 0.6),
          fold: 0.3,
          puff: 0.1,
          ruffle: 0.4,
          rows: 22,
          columns: 11,
        })
        return posed(blade, { turn, x: 0.026 * Math.cos(turn), y: 0.026 * Math.sin(turn) })
      }),
    ),
}
