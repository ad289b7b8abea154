/** Cooked minced meats: sausage, 'nduja. */
import { light, mix, ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import type { Topping } from './topping.ts'

const SAUSAGE = ramp([
  [0, '#4f2513'],
  [0.35, '#854a2c'],
  [0.65, '#ad7350'],
  [1, '#cf9f7c'],
])
const SEAR = light('#3f1c0d')
/** Crumbled by hand and browned. */
export const sausage: Topping = {
  material: { rough: 0.42, subsurface: 0.1, coat: 0.4, translucent: 0 },
  radius: 0.09,
  drape: 0,
  lift: -0.012,
  tilt: 0.3,
  make: (random) => {
    const shape = solidNoise(random, 1.2, 0.4, 0.7)
    const grain = solidNoise(random, 0.42, 0.16, 0.4)
    const size = random.between(0.05, 0.08)
    return lump({
      radii: [size * random.between(0.95, 1.35), size * random.between(0.75, 1), size * 0.62],
      swell: ({ x, y, up }) => 1 + 0.15 * shape(x, y, up) + 0.075 * grain(x, y, up),
      colour: ({ x, y, up }) =>
        mix(
          SAUSAGE(clamp(0.55 + 0.24 * grain(x, y, up), 0, 1)),
          SEAR,
          0.7 * smooth(0.3, 1.5, shape(x, y, up) + 0.5 * up),
        ),
      rows: 40,
      sides: 56,
    })
  },
}

const NDUJA = ramp([
  [0, '#6b0f04'],
  [0.4, '#a32709'],
  [0.7, '#c84512'],
  [1, '#e0702e'],
])
export const nduja: Topping = {
  material: { rough: 0.34, subsurface: 0.12, coat: 0.7, translucent: 0 },
  radius: 0.08,
  drape: 0.2,
  lift: -0.008,
  tilt: 0.1,
  make: (random) => {
    const shape = solidNoise(random, 1.1, 0.4, 0.8)
    const grain = solidNoise(random, 0.5, 0.16, 0.4)
    const size = random.between(0.055, 0.085)
    return lump({
      radii: [size * random.between(1, 1.4), size, size * 0.4],
      swell: ({ x, y, up }) => 1 + 0.16 * shape(x, y, up) + 0.06 * grain(x, y, up),
      colour: ({ x, y, up }) => NDUJA(clamp(0.45 + 0.22 * grain(x, y, up) + 0.15 * up, 0, 1)),
      rows: 34,
      sides: 48,
    })
  },
}
