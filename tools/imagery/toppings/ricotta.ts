/** Ricotta by the spoonful: long, uneven, matt and grainy, with the crest that the spoon leaves. */
import type { SeededRandom } from '#site'
import { ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, moved, posed } from '../geometry/mesh.ts'
import type { Topping } from './topping.ts'

const CURD = ramp([
  [0, '#cbb184'],
  [0.4, '#e9dab8'],
  [1, '#f5edd9'],
])

/** `size` is half its width; it lies along x. */
function quenelle(random: SeededRandom, size: number): Mesh {
  const shape = solidNoise(random, 1.3, 0.5, 0.9)
  const curd = solidNoise(random, 0.4, 0.14, 0.55)
  const long = size * random.between(1.2, 1.65)
  const crest = random.between(-0.3, 0.3)
  const [bow, tail] = [random.between(-0.28, 0.28), random.between(0.05, 0.35)]
  const mesh = lump({
    radii: [long, size, size * 0.62],
    swell: ({ x, y, up }) =>
      1 +
      0.13 * shape(x, y, up) +
      0.04 * curd(x, y, up) +
      0.13 * smooth(0, 0.6, up) * Math.exp(-(((y - crest) / 0.34) ** 2)),
    colour: ({ x, y, up }) => {
      const grain = curd(x, y, up)
      return CURD(clamp(0.66 + 0.16 * up + 0.15 * grain, 0, 1))
    },
    sunk: 0.18,
    rows: 54,
    sides: 72,
  })
  return moved(mesh, (point) => {
    const along = point[0] / long
    const narrow = 1 - 0.28 * along * along
    const end = Math.max(0, along)
    point[1] = point[1] * narrow + bow * long * along * along
    point[2] = point[2] * (narrow - tail * 0.5 * end * end)
    point[0] += tail * 0.3 * long * end * end
  })
}

export const ricotta: Topping = {
  material: { rough: 0.68, subsurface: 0.6, coat: 0.05, translucent: 0 },
  radius: 0.1,
  drape: 0.3,
  lift: -0.008,
  tilt: 0.1,
  make: (random) => {
    const size = random.between(0.05, 0.078)
    const first = quenelle(random, size)
    if (random.chance(0.55)) return first
    // What fell from the spoon after it.
    const second = quenelle(random, size * random.between(0.45, 0.7))
    const side = random.between(0, TAU)
    return joined([
      first,
      posed(second, {
        x: size * 1.1 * Math.cos(side),
        y: size * 0.8 * Math.sin(side),
        turn: random.between(-0.8, 0.8),
      }),
    ])
  },
}
