import { light, mix, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { smooth } from '../fields/scalar.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

const strandColours = (outside: string, inside: readonly [string, string]) => {
  const skin = light(outside)
  const flesh = ramp([
    [0, inside[0]],
    [1, inside[1]],
  ])
  return (along: number, angle: number) =>
    mix(flesh(0.5 + 0.4 * Math.sin(angle) + 0.1 * along), skin, smooth(-0.1, 0.75, Math.cos(angle)))
}
const onionStrand = (outside: string, inside: readonly [string, string]): Topping => ({
  material: { rough: 0.28, subsurface: 0.2, coat: 0.5, translucent: 0.15 },
  radius: 0.1,
  drape: 0.75,
  lift: 0.002,
  tilt: 0.08,
  make: (random) => {
    const radius = random.between(0.07, 0.13)
    const sweep = random.between(1.8, 4.4)
    const colour = strandColours(outside, inside)
    const wave = noise(random, 0.5, 0.15, 0.8)
    return tube({
      path: (along) => {
        const angle = sweep * (along - 0.5)
        const way = radius * (1 + 0.12 * wave(along, 0))
        return [way * Math.cos(angle) - radius * 0.6, way * Math.sin(angle), 0.007 + 0.004 * wave(along, 2)]
      },
      section: (along) => [0.012 * rounded(along, 0.12), 0.0045 * rounded(along, 0.12)],
      colour,
      steps: 44,
      sides: 10,
    })
  },
})
const PALE = ['#d9c59b', '#f1e6cd'] as const
export const redOnion = onionStrand('#6d1c46', ['#a05f84', '#e0bccb'])
export const whiteOnion = onionStrand('#d8b26a', PALE)
export const goldenOnion = onionStrand('#a8742f', ['#b58a48', '#dfc48e'])
