/** Cooked minced meats: sausage, 'nduja. */
import type { SeededRandom } from '#site'
import { light, mix, ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import type { Topping } from './topping.ts'

const SAUSAGE = ramp([
  [0, '#4f2513'],
  [0.35, '#854a2c'],
  [0.65, '#ad7350'],
  [1, '#cf9f7c'],
])
const SEAR = light('#4a220f')
const MEAT_FAT = light('#e6c3a0')
/** Crumbled by hand and browned: a few ragged bits of every size beside each other. */
export const sausage: Topping = {
  material: { rough: 0.5, subsurface: 0.12, coat: 0.28, translucent: 0 },
  radius: 0.1,
  drape: 0,
  lift: -0.01,
  tilt: 0.2,
  make: (random) =>
    joined(
      Array.from({ length: 4 + random.index(4) }, (_, at) =>
        posed(crumbOf(random, random.between(0.018, 0.05) * (at === 0 ? 1.25 : 1)), {
          x: at === 0 ? 0 : random.between(-0.095, 0.095),
          y: at === 0 ? 0 : random.between(-0.075, 0.075),
          roll: random.between(-0.5, 0.5),
          turn: random.between(0, TAU),
        }),
      ),
    ),
}

function crumbOf(random: SeededRandom, size: number): Mesh {
  const shape = solidNoise(random, 1.1, 0.3, 0.6)
  const grain = solidNoise(random, 0.5, 0.2, 0.4)
  const fat = solidNoise(random, 0.7, 0.3, 0.4)
  return lump({
    radii: [size * random.between(1, 1.4), size * random.between(0.7, 1), size * 0.7],
    box: 0.8,
    swell: ({ x, y, up }) => 1 + 0.2 * shape(x, y, up) + 0.07 * grain(x, y, up),
    colour: ({ x, y, up }) =>
      mix(
        mix(
          SAUSAGE(clamp(0.55 + 0.2 * grain(x, y, up), 0, 1)),
          MEAT_FAT,
          0.6 * smooth(1, 1.5, fat(x, y, up)),
        ),
        SEAR,
        0.75 * smooth(0.2, 1.4, shape(x, y, up) + 0.6 * up),
      ),
    rows: 24,
    sides: 34,
  })
}

const NDUJA = ramp([
  [0, '#6b0f04'],
  [0.4, '#a32709'],
  [0.7, '#c84512'],
  [1, '#e0702e'],
])
export const nduja: Topping = {
  material: { rough: 0.34, subsurface: 0.12, coat: 0.7, translucent: 0 },
  radius: 0.08,
  drape: 0.2,
  lift: -0.008,
  tilt: 0.1,
  make: (random) => {
    const shape = solidNoise(random, 1.1, 0.4, 0.8)
    const grain = solidNoise(random, 0.5, 0.16, 0.4)
    const size = random.between(0.055, 0.085)
    return lump({
      radii: [size * random.between(1, 1.4), size, size * 0.4],
      swell: ({ x, y, up }) => 1 + 0.16 * shape(x, y, up) + 0.06 * grain(x, y, up),
      colour: ({ x, y, up }) => NDUJA(clamp(0.45 + 0.22 * grain(x, y, up) + 0.15 * up, 0, 1)),
      rows: 34,
      sides: 48,
    })
  },
}
