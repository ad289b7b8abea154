/** Nuts, seeds, raisins, pulses. */
import type { SeededRandom } from '#site'
import { light, mix, ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import type { Mesh } from '../geometry/mesh.ts'
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
export const pistachio = grain({
  radii: [0.018, 0.014, 0.012],
  colours: ramp([
    [0, '#4f5a1c'],
    [0.4, '#7e9134'],
    [0.75, '#a5b356'],
    [1, '#7d4f57'],
  ]),
  rugged: 0.25,
  box: 0.6,
})
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
const CREASE = light('#4a260f')
/** Half a kernel: two lobes with deep, winding furrows. */
export const walnut: Topping = {
  material: { rough: 0.5, subsurface: 0.08, coat: 0.15, translucent: 0 },
  radius: 0.08,
  drape: 0,
  lift: -0.006,
  tilt: 0.2,
  make: (random: SeededRandom): Mesh => {
    const folds = solidNoise(random, 0.85, 0.45, 0.3)
    const size = random.between(0.9, 1.12)
    const split = (y: number, up: number) => smooth(0.2, 0, Math.abs(y)) * smooth(-0.2, 0.4, up)
    const furrow = (x: number, y: number, up: number) => smooth(0.42, 0, Math.abs(folds(x, y, up)))
    return lump({
      radii: [0.088 * size, 0.07 * size, 0.036 * size],
      swell: ({ x, y, up, angle }) =>
        1.02 +
        0.07 * Math.cos(4 * angle) -
        0.22 * furrow(x, y, up) -
        0.26 * split(y, up) -
        0.14 * smooth(0.5, 1, Math.abs(x)) * smooth(0.35, 0, Math.abs(y)),
      colour: ({ x, y, up }) =>
        mix(
          WALNUT(clamp(0.55 + 0.25 * up + 0.12 * folds(y, x, up), 0, 1)),
          CREASE,
          0.75 * Math.max(furrow(x, y, up) ** 2, 0.9 * split(y, up)),
        ),
      rows: 48,
      sides: 72,
    })
  },
}
