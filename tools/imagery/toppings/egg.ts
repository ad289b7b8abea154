import { light, mix, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { smooth, TAU } from '../fields/scalar.ts'
import { slab } from '../geometry/slab.ts'
import type { Topping } from './topping.ts'

const EGG_WHITE = ramp([
  [0, '#dccbaa'],
  [0.5, '#efe6d4'],
  [1, '#f7f2e8'],
])
const YOLK = light('#e58a0c')
const CRISP = light('#b77f3e')
export const egg: Topping = {
  material: { rough: 0.2, subsurface: 0.5, coat: 0.7, translucent: 0 },
  radius: 0.19,
  drape: 0.4,
  lift: 0.002,
  tilt: 0.02,
  make: (random) => {
    const wave = noise(random, 0.4, 0.12, 0.8)
    const phase = random.between(0, TAU)
    const centre = [random.between(-0.02, 0.02), random.between(-0.02, 0.02)]
    const away = (x: number, y: number) => Math.hypot(x - centre[0], y - centre[1])
    return slab({
      outline: (angle) =>
        0.2 *
        (1 + 0.1 * Math.cos(2 * angle + phase) + 0.07 * Math.cos(3 * angle) + 0.04 * Math.cos(5 * angle + 1)),
      thickness: 0.018,
      bevel: 0.25,
      rays: 150,
      rings: 60,
      bend: ({ x, y }) => 0.05 * Math.sqrt(Math.max(0, 1 - (away(x, y) / 0.092) ** 2)) + 0.004 * wave(x, y),
      colour: ({ x, y, out }) => {
        const white = mix(
          EGG_WHITE(0.55 + 0.2 * wave(x, y)),
          CRISP,
          0.55 * smooth(0.88, 1, out + 0.04 * wave(x, y)),
        )
        return mix(white, YOLK, smooth(0.096, 0.088, away(x, y)))
      },
    })
  },
}
