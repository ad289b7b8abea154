import { light, ramp } from '../fields/colour.ts'
import { power } from '../fields/scalar.ts'
import { leaf } from '../geometry/leaf.ts'
import type { Topping } from './topping.ts'

const GREEN = ramp([
  [0, '#183611'],
  [0.4, '#29501d'],
  [0.7, '#3c6c29'],
  [1, '#5a8a3c'],
])
const VEIN = light('#8db35c')

export const basil: Topping = {
  material: { rough: 0.42, subsurface: 0, coat: 0.18, translucent: 0.18 },
  radius: 0.15,
  drape: 0.12,
  lift: 0.026,
  tilt: 0.16,
  make: (random) => {
    const length = random.between(0.26, 0.42)
    const widest = length * random.between(0.28, 0.36)
    const point = random.between(0.66, 0.8)
    return leaf(random, {
      length,
      width: (along) => widest * power(Math.sin(Math.PI * along ** point), 0.75) + 0.0015,
      colours: GREEN,
      vein: VEIN,
      veins: random.between(5, 7),
      bend: random.between(-0.15, 0.75),
      fold: random.between(-0.35, 0.45),
      puff: 0.14,
      ruffle: 0.18,
    })
  },
}
