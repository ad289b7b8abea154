import { light, mix, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { smooth } from '../fields/scalar.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

const ONION = (outside: string) => {
  const [skin, flesh] = [
    light(outside),
    ramp([
      [0, '#d9c59b'],
      [1, '#f1e6cd'],
    ]),
  ]
  return (along: number, angle: number) =>
    mix(flesh(0.5 + 0.4 * Math.sin(angle) + 0.1 * along), skin, smooth(0.35, 0.9, Math.cos(angle)))
}
const onionStrand = (outside: string): Topping => ({
  material: { rough: 0.28, subsurface: 0.2, coat: 0.5, translucent: 0.15 },
  radius: 0.1,
  drape: 0.5,
  lift: 0.002,
  tilt: 0.08,
  make: (random) => {
    const radius = random.between(0.07, 0.13)
    const sweep = random.between(1.8, 4.4)
    const colour = ONION(outside)
    const wave = noise(random, 0.5, 0.15, 0.8)
    return tube({
      path: (along) => {
        const angle = sweep * (along - 0.5)
        const way = radius * (1 + 0.12 * wave(along, 0))
        return [way * Math.cos(angle) - radius * 0.6, way * Math.sin(angle), 0.012 + 0.008 * wave(along, 2)]
      },
      section: (along) => [0.0085 * rounded(along, 0.12), 0.013 * rounded(along, 0.12)],
      colour,
      steps: 44,
      sides: 10,
    })
  },
})
export const redOnion = onionStrand('#7d2450')
export const whiteOnion = onionStrand('#d8b26a')
export const goldenOnion = onionStrand('#b57a2a')
