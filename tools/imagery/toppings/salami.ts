import type { SeededRandom } from '#site'
import { light, mix, type Ramp, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { smooth, TAU } from '../fields/scalar.ts'
import { slab } from '../geometry/slab.ts'
import type { Topping } from './topping.ts'

const HOT = ramp([
  [0, '#54100a'],
  [0.4, '#861c10'],
  [0.7, '#a32a17'],
  [1, '#b8401f'],
])
const MILD = ramp([
  [0, '#5f1a14'],
  [0.4, '#8c3024'],
  [0.7, '#a84836'],
  [1, '#bd6450'],
])
const HOT_FAT = light('#dd8f67')
const MILD_FAT = light('#ecc3ae')
const SKIN = light('#4a0e08')

const slices = (meat: Ramp, fat: readonly [number, number, number], coarse: number): Topping => ({
  material: { rough: 0.34, subsurface: 0.06, coat: 0.55, translucent: 0 },
  radius: 0.13,
  drape: 0.25,
  lift: 0.002,
  tilt: 0.05,
  make: (random) => slice(random, meat, fat, coarse),
})

export const hotSalami = slices(HOT, HOT_FAT, 1)
export const mildSalami = slices(MILD, MILD_FAT, 0.8)

function slice(random: SeededRandom, meat: Ramp, fat: readonly [number, number, number], coarse: number) {
  const radius = random.between(0.12, 0.148)
  const grain = noise(random, 0.06, 0.02, 0.5)
  const broad = noise(random, 0.2, 0.08, 0.7)
  const phase = random.between(0, TAU)
  const cup = random.between(0.012, 0.045)
  const grains = Array.from({ length: 110 }, () => {
    const lean = random.between(0, TAU)
    return {
      x: random.between(-radius, radius),
      y: random.between(-radius, radius),
      size: coarse * random.between(0.004, 0.013),
      stretch: random.between(0.6, 1.6),
      c: Math.cos(lean),
      s: Math.sin(lean),
    }
  })
  const fatAt = (x: number, y: number) =>
    grains.reduce((most, { x: gx, y: gy, size, stretch, c, s }) => {
      const [dx, dy] = [x - gx, y - gy]
      if (Math.abs(dx) > 2.2 * size || Math.abs(dy) > 2.2 * size) return most
      return Math.max(
        most,
        smooth(1.25, 0.75, Math.hypot((dx * c + dy * s) * stretch, (dy * c - dx * s) / stretch) / size),
      )
    }, 0)
  return slab({
    outline: (angle) => radius * (1 + 0.02 * Math.cos(2 * angle + phase) + 0.012 * Math.cos(5 * angle)),
    thickness: 0.014,
    bevel: 0.06,
    rays: 130,
    rings: 46,
    bend: ({ x, y, out, angle }) =>
      cup * out ** 4 * (1 + 0.5 * Math.cos(2 * angle + phase) + 0.25 * Math.cos(3 * angle + 2 * phase)) +
      0.006 * broad(x, y),
    colour: ({ x, y, out }) => {
      const lean = mix(meat(0.5 + 0.15 * grain(x, y) + 0.1 * broad(x, y)), fat, 0.85 * fatAt(x, y))
      const charred = smooth(0.7, 0.95, out) * smooth(0, 0.8, broad(x, y))
      return mix(lean, SKIN, Math.min(1, 0.75 * smooth(0.86, 1, out) + 0.25 * charred))
    },
  })
}
