import type { Ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import type { Topping } from './topping.ts'

interface Grain {
  radii: readonly [number, number, number]
  colours: Ramp
  /** Depth of the unevenness, as a share of the radius. */
  rugged: number
  box?: number
  gloss?: number
  soft?: number
  tilt?: number
  detail?: number
}

export const grain = ({
  radii,
  colours,
  rugged,
  box,
  gloss = 0.15,
  soft = 0.1,
  tilt = 0.5,
  detail = 1,
}: Grain): Topping => ({
  material: { rough: gloss > 0.4 ? 0.28 : 0.5, subsurface: soft, coat: gloss, translucent: 0 },
  radius: radii[0] * 1.3,
  drape: 0,
  lift: -radii[2] * 0.25,
  tilt,
  make: (random) => {
    const shape = solidNoise(random, 1.3, 0.45, 0.7)
    const fine = solidNoise(random, 0.5, 0.2, 0.6)
    const stretch = random.between(0.82, 1.2)
    return lump({
      radii: [radii[0] * stretch, radii[1] / Math.sqrt(stretch), radii[2]],
      ...(box ? { box } : {}),
      swell: ({ x, y, up }) => 1 + rugged * (0.7 * shape(x, y, up) + 0.3 * fine(x, y, up)),
      colour: ({ x, y, up }) =>
        colours(clamp(0.5 + 0.2 * shape(x, y, up) + 0.1 * fine(x, y, up) + 0.12 * up, 0, 1)),
      rows: Math.round(14 * detail),
      sides: Math.round(18 * detail),
    })
  },
})
