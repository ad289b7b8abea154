/** Nuts, seeds, raisins, pulses. */
import type { SeededRandom } from '#domain/picture/seeded-random.ts'
import { light, mix, ramp } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { grain } from './grain.ts'
import type { Topping } from './topping.ts'

export const chickpea = grain({
  radii: [0.038, 0.034, 0.032],
  colours: ramp([
    [0, '#b98544'],
    [0.5, '#d9b06c'],
    [1, '#ebcf98'],
  ]),
  rugged: 0.09,
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
  radii: [0.026, 0.023, 0.018],
  colours: ramp([
    [0, '#8a5a2c'],
    [0.4, '#d2a569'],
    [0.75, '#ecd0a0'],
    [1, '#f4e4c4'],
  ]),
  rugged: 0.22,
  box: 0.6,
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
  [0, '#6b3f1c'],
  [0.45, '#b07c46'],
  [0.8, '#d5aa72'],
  [1, '#e6c89c'],
])
const CREASE = light('#5a3216')
/** Half a kernel with its furrows. */
export const walnut: Topping = {
  material: { rough: 0.5, subsurface: 0.1, coat: 0.15, translucent: 0 },
  radius: 0.07,
  drape: 0,
  lift: -0.008,
  tilt: 0.25,
  make: (random: SeededRandom): Mesh => {
    const folds = solidNoise(random, 0.75, 0.35, 0.3)
    const size = random.between(0.9, 1.15)
    const crease = (x: number, y: number, up: number) =>
      Math.abs(folds(x, y, up)) + 0.5 * smooth(0.14, 0, Math.abs(y))
    return lump({
      radii: [0.062 * size, 0.05 * size, 0.034 * size],
      swell: ({ x, y, up }) =>
        0.94 +
        0.14 * Math.min(1, Math.abs(folds(x, y, up))) -
        0.16 * smooth(0.16, 0, Math.abs(y)) * smooth(-0.2, 0.4, up),
      colour: ({ x, y, up }) =>
        mix(
          WALNUT(0.35 + 0.35 * Math.min(1.4, crease(x, y, up))),
          CREASE,
          0.7 * smooth(0.25, 0, Math.abs(folds(x, y, up))),
        ),
      rows: 36,
      sides: 48,
    })
  },
}
