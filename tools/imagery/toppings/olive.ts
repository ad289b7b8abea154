import { light, mix, ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { ring } from '../geometry/ring.ts'
import type { Topping } from './topping.ts'

const BLACK = light('#120b0e')
const SHEEN = light('#3c2a2e')
const INSIDE = light('#2a1c17')
const SMALL = ramp([
  [0, '#1d130d'],
  [0.5, '#3b2518'],
  [1, '#5f4530'],
])

/** Slices of stoned black olives. */
export const blackOlive: Topping = {
  material: { rough: 0.26, subsurface: 0, coat: 0.5, translucent: 0 },
  radius: 0.08,
  drape: 0,
  lift: -0.004,
  tilt: 0.12,
  make: (random) => {
    const size = random.between(0.038, 0.047)
    const oval = random.between(0, 0.08)
    return ring({
      radius: (angle) => size * (1 + oval * Math.cos(2 * angle)),
      body: [0.021, 0.018],
      colour: (_, inner, up) =>
        mix(mix(BLACK, SHEEN, 0.5 * smooth(0.4, 0.9, up)), INSIDE, 0.8 * smooth(0.2, 0.7, inner)),
    })
  },
}

/** Small whole olives: Taggiasche, Gaeta. */
export const smallOlive: Topping = {
  material: { rough: 0.24, subsurface: 0, coat: 0.6, translucent: 0 },
  radius: 0.06,
  drape: 0,
  lift: -0.012,
  tilt: 0.3,
  make: (random) => {
    const tone = solidNoise(random, 1.4, 0.4, 0.7)
    const wrinkle = solidNoise(random, 0.5, 0.2, 0.6)
    const long = random.between(0.05, 0.062)
    return lump({
      radii: [long, long * 0.74, long * 0.72],
      swell: ({ x, y, up }) => 1 + 0.025 * wrinkle(x, y, up),
      sunk: 0.12,
      colour: ({ x, y, up }) => SMALL(0.45 + 0.2 * tone(x, y, up)),
    })
  },
}
