/** Nuts, seeds, raisins, pulses. */
import type { SeededRandom } from '#site'
import { light, mix, ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { grain } from './grain.ts'
import type { Topping } from './topping.ts'

export const chickpea = grain({
  radii: [0.047, 0.042, 0.04],
  colours: ramp([
    [0, '#9c6426'],
    [0.5, '#cf9a4c'],
    [1, '#e9c27e'],
  ]),
  rugged: 0.12,
  gloss: 0.3,
  soft: 0.3,
})
export const bean = grain({
  radii: [0.055, 0.034, 0.03],
  colours: ramp([
    [0, '#cdb183'],
    [0.5, '#e6d3ac'],
    [1, '#f2e6ca'],
  ]),
  rugged: 0.05,
  gloss: 0.35,
  soft: 0.4,
})
const CUT_GREEN = ramp([
  [0, '#5c6b22'],
  [0.5, '#8d9f40'],
  [1, '#b9c472'],
])
const PISTACHIO_SKIN = light('#6d4250')
/** Chopped with a knife: slivers, halves and crumbs, here and there with their purple skin. */
export const pistachio: Topping = {
  material: { rough: 0.6, subsurface: 0.12, coat: 0.06, translucent: 0 },
  radius: 0.022,
  drape: 0,
  lift: -0.002,
  tilt: 0.6,
  make: (random) => {
    const shape = solidNoise(random, 1.1, 0.4, 0.6)
    const size = 0.007 + 0.016 * random.between(0, 1) ** 2
    const skinned = random.chance(0.3)
    return lump({
      radii: [size * random.between(1, 1.9), size, size * random.between(0.5, 0.9)],
      box: 0.55,
      swell: ({ x, y, up }) => 1 + 0.2 * shape(x, y, up),
      colour: ({ x, y, up }) =>
        mix(
          CUT_GREEN(clamp(0.55 + 0.2 * shape(x, y, up), 0, 1)),
          PISTACHIO_SKIN,
          skinned ? smooth(0.2, 0.5, y) : 0,
        ),
      rows: 10,
      sides: 14,
    })
  },
}
export const hazelnut = grain({
  radii: [0.027, 0.021, 0.018],
  colours: ramp([
    [0, '#6b3d18'],
    [0.4, '#b57f43'],
    [0.75, '#dcb47a'],
    [1, '#efd9ae'],
  ]),
  rugged: 0.26,
  box: 0.8,
})
export const almond = grain({
  radii: [0.05, 0.028, 0.012],
  colours: ramp([
    [0, '#a86c34'],
    [0.35, '#d9b07a'],
    [0.7, '#eed6aa'],
    [1, '#f5e6c8'],
  ]),
  rugged: 0.06,
  tilt: 0.25,
})
export const pineNut = grain({
  radii: [0.026, 0.012, 0.011],
  colours: ramp([
    [0, '#cf9d54'],
    [0.5, '#ead0a0'],
    [1, '#f4e5c6'],
  ]),
  rugged: 0.05,
  gloss: 0.3,
  soft: 0.3,
})
export const raisin = grain({
  radii: [0.028, 0.02, 0.014],
  colours: ramp([
    [0, '#2a120a'],
    [0.5, '#57291a'],
    [1, '#83472c'],
  ]),
  rugged: 0.2,
  gloss: 0.35,
})
export const pumpkinSeed = grain({
  radii: [0.034, 0.018, 0.008],
  colours: ramp([
    [0, '#39451a'],
    [0.5, '#64753a'],
    [1, '#8f9d62'],
  ]),
  rugged: 0.04,
  gloss: 0.3,
  tilt: 0.25,
})
const WALNUT = ramp([
  [0, '#5d3417'],
  [0.35, '#9c6732'],
  [0.7, '#c9975a'],
  [1, '#e2c08e'],
])
const CREASE = light('#6b3d1a')
const KERNEL = light('#ecd9b0')
/** Broken kernels: a lobe or two with ridges along it, thin golden skin, pale where it broke. */
export const walnut: Topping = {
  material: { rough: 0.62, subsurface: 0.08, coat: 0.06, translucent: 0 },
  radius: 0.08,
  drape: 0,
  lift: -0.006,
  tilt: 0.3,
  make: (random: SeededRandom): Mesh =>
    joined(
      Array.from({ length: 1 + random.index(3) }, (_, at) =>
        posed(lobe(random, random.between(0.75, 1.1) * (at === 0 ? 1 : 0.75)), {
          x: at * random.between(-0.05, 0.07),
          y: at * random.between(0.03, 0.055),
          turn: random.between(-0.6, 0.6) + at,
        }),
      ),
    ),
}

function lobe(random: SeededRandom, size: number): Mesh {
  const bend = solidNoise(random, 1.4, 0.6, 0.8)
  const chip = solidNoise(random, 0.8, 0.3, 0.6)
  const broken = random.between(-0.1, 0.5)
  const ridge = (x: number, y: number, up: number) =>
    Math.abs(Math.sin(5.2 * Math.atan2(up + 0.3, y) + 1.4 * bend(x, y, up)))
  return lump({
    radii: [0.068 * size, 0.034 * size, 0.028 * size],
    swell: ({ x, y, up }) =>
      0.95 +
      0.16 * ridge(x, y, up) +
      0.1 * chip(x, y, up) -
      0.3 * smooth(broken, broken + 0.08, x) * (x - broken),
    colour: ({ x, y, up }) =>
      mix(
        mix(
          WALNUT(clamp(0.45 + 0.4 * ridge(x, y, up) + 0.12 * up, 0, 1)),
          CREASE,
          0.45 * smooth(0.3, 0, ridge(x, y, up)),
        ),
        KERNEL,
        0.8 * smooth(broken, broken + 0.06, x + 0.05 * chip(x, y, up)),
      ),
    rows: 34,
    sides: 48,
  })
}
