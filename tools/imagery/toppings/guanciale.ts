/** Guanciale and pancetta: flat strips with bands of fat and lean, crisp where they stand up. */
import type { SeededRandom } from '#site'
import { light, mix, type Rgb, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { strand } from '../geometry/strand.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

const LEAN = ramp([
  [0, '#3f0f0a'],
  [0.5, '#7a2016'],
  [1, '#a03d2b'],
])
/** Rendered until it is glassy and golden. */
const FAT = ramp([
  [0, '#b87440'],
  [0.5, '#deac72'],
  [1, '#f0d0a0'],
])
const CRISP = light('#5a260f')

/** Bands run along the strip: fat, a broad one of lean, fat, now and then a thin second one. */
function paint(random: SeededRandom, length: number) {
  const waver = noise(random, 0.2, 0.06, 0.8)
  const tone = noise(random, 0.09, 0.03, 0.6)
  const bands = [
    { at: random.between(-0.5, 0.1), half: random.between(0.3, 0.48) },
    { at: random.between(0.55, 0.8), half: random.between(0, 0.14) },
  ]
  const fried = random.between(0.5, 1)
  return (along: number, angle: number): Rgb => {
    const across = Math.cos(angle) + 0.16 * waver(along * length, 1)
    const shade = clamp(0.6 + 0.16 * tone(along * length, across * 0.05), 0, 1)
    const lean = Math.max(
      ...bands.map(({ at, half }) => smooth(half + 0.09, half - 0.05, Math.abs(across - at))),
    )
    const ends = smooth(0.7, 1, Math.abs(along - 0.5) * 2)
    const caught = smooth(0.5, 1.6, ends + 0.5 * Math.abs(across) + 0.3 * tone(across * 0.1, along * length))
    return mix(mix(FAT(shade), LEAN(shade), lean), CRISP, clamp(0.8 * fried * caught, 0, 0.8))
  }
}

function strip(random: SeededRandom): Mesh {
  const length = random.between(0.12, 0.2)
  const wide = random.between(0.032, 0.042)
  const line = strand(random, { length, sweep: random.between(-0.7, 0.7), wander: 0.2 })
  const wave = noise(random, 0.16, 0.07, 0.6)
  const [ripples, phase] = [random.between(1, 2.1), random.between(0, 6)]
  const lift = random.between(0.006, 0.017)
  return tube({
    path: (along) => {
      const [x, y] = line(along)
      return [x, y, 0.012 + lift * (1 + Math.sin(ripples * 6.28 * along + phase))]
    },
    section: (along) => {
      const closed = rounded(along, 0.03)
      return [wide * (1 + 0.14 * wave(along * length, 0)) * closed, 0.0085 * closed]
    },
    twist: (along) => 0.4 * wave(along * length, 3),
    colour: paint(random, length),
    steps: 56,
    sides: 26,
  })
}

export const guanciale: Topping = {
  material: { rough: 0.34, subsurface: 0.35, coat: 0.55, translucent: 0.05 },
  radius: 0.09,
  drape: 0.4,
  lift: -0.003,
  tilt: 0.12,
  make: strip,
}
