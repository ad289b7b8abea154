import { ramp } from '../fields/colour.ts'
import { ring } from '../geometry/ring.ts'
import type { Topping } from './topping.ts'

const RED = ramp([
  [0, '#6e0803'],
  [0.6, '#a31407'],
  [1, '#c22e14'],
])

export const chilli: Topping = {
  material: { rough: 0.2, subsurface: 0.1, coat: 0.7, translucent: 0 },
  radius: 0.05,
  drape: 0,
  lift: 0,
  tilt: 0.25,
  make: (random) => {
    const size = random.between(0.022, 0.034)
    const oval = random.between(0, 0.18)
    return ring({
      radius: (angle) => size * (1 + oval * Math.cos(2 * angle)),
      body: [0.009, 0.01],
      colour: (_, inner, up) => RED(0.55 + 0.35 * up - 0.3 * inner),
    })
  },
}
