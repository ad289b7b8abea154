/** Round slices of vegetables: potato, courgette, aubergine, tomato, frankfurter, truffle, garlic. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, type Rgb, ramp } from '../fields/colour.ts'
import { type Field, noise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { type SliceSpot, slab } from '../geometry/slab.ts'
import type { Material } from '../renderer/piece.ts'
import type { Topping } from './topping.ts'

interface Slice {
  radius: readonly [number, number]
  thickness: number
  flesh: Ramp
  material: Material
  /** Colour and width (share of the radius) of the skin. */
  skin: readonly [string, number]
  /** How much the edge curls up. */
  curl?: number
  oval?: number
  /** How far the surface has fried, 0 to 1. */
  fried?: number
  /** Anything that is painted over the flesh. */
  mark?: (spot: SliceSpot & { radius: number }, colour: Rgb, grain: Field) => Rgb
  drape?: number
}

const FRIED = ramp([
  [0, '#c98b3d'],
  [0.5, '#99571f'],
  [1, '#5f2f10'],
])
const SOFT: Material = { rough: 0.38, subsurface: 0.22, coat: 0.35, translucent: 0 }

function rounds(look: Slice): Topping {
  return {
    material: look.material,
    radius: look.radius[1] * 0.9,
    drape: look.drape ?? 0.35,
    lift: 0.003,
    tilt: 0.07,
    make: (random) => round(random, look),
  }
}

function round(
  random: SeededRandom,
  { radius: range, thickness, flesh, skin, curl = 0.1, oval = 0.06, fried = 0, mark }: Slice,
) {
  const radius = random.between(...range)
  const grain = noise(random, 0.09, 0.02, 0.6)
  const broad = noise(random, 0.3, 0.09, 0.8)
  const phase = random.between(0, TAU)
  const skinColour = light(skin[0])
  return slab({
    outline: (angle) =>
      radius *
      (1 +
        oval * Math.cos(2 * angle + phase) +
        0.02 * Math.cos(3 * angle) +
        0.012 * Math.cos(7 * angle + phase)),
    thickness,
    bevel: Math.min(0.3, (thickness / radius) * 0.6),
    rays: 110,
    rings: 34,
    bend: ({ x, y, out, angle }) =>
      curl * radius * out ** 3 * (1 + Math.cos(2 * angle + phase)) * 0.5 +
      0.005 * broad(x, y) +
      0.001 * grain(x, y),
    colour: (spot) => {
      const { x, y, out } = spot
      const plain = flesh(clamp(0.55 + 0.12 * broad(x, y) + 0.07 * grain(x, y), 0, 1))
      const marked = mark ? mark({ ...spot, radius }, plain, grain) : plain
      const brown =
        fried *
        clamp(
          smooth(0.3, 1.8, broad(x * 0.8, y * 0.8) + 0.5 * grain(x, y)) +
            0.8 * smooth(0.66, 1, out + 0.06 * grain(x, y)),
          0,
          1,
        )
      const baked = mix(marked, FRIED(clamp(0.1 + 0.6 * brown, 0, 1)), 0.85 * brown)
      return mix(baked, skinColour, smooth(1 - skin[1], 1 - skin[1] * 0.5, out))
    },
  })
}

export const potato = rounds({
  radius: [0.13, 0.17],
  thickness: 0.01,
  flesh: ramp([
    [0, '#d2ad52'],
    [0.5, '#e8d086'],
    [1, '#f2e2ac'],
  ]),
  material: SOFT,
  skin: ['#a9712f', 0.03],
  curl: 0.2,
  fried: 0.75,
})
const seeds = (count: number, colour: string, at: readonly [number, number]) => {
  const seed = light(colour)
  return ({ out, angle }: SliceSpot, plain: Rgb) => {
    const ringed = smooth(at[0], at[0] + 0.08, out) * smooth(at[1], at[1] - 0.08, out)
    const cell = Math.cos(angle * count + 9 * out)
    return mix(plain, seed, ringed * smooth(0.55, 0.95, cell) * 0.8)
  }
}
const COURGETTE = ramp([
  [0, '#b3b866'],
  [0.5, '#d4d592'],
  [1, '#e9e6b8'],
])
export const courgette = rounds({
  radius: [0.078, 0.1],
  thickness: 0.012,
  flesh: COURGETTE,
  material: SOFT,
  skin: ['#2f5320', 0.14],
  mark: seeds(9, '#a6a557', [0.2, 0.55]),
})
export const friedCourgette = rounds({
  radius: [0.078, 0.1],
  thickness: 0.01,
  flesh: ramp([
    [0, '#a8933f'],
    [0.5, '#cdb863'],
    [1, '#dfd28c'],
  ]),
  material: SOFT,
  skin: ['#33461a', 0.14],
  curl: 0.4,
  fried: 0.85,
  mark: seeds(9, '#96823a', [0.2, 0.55]),
})
const AUBERGINE_SEED = light('#7a5524')
export const aubergine = rounds({
  radius: [0.13, 0.165],
  thickness: 0.018,
  flesh: ramp([
    [0, '#8d6a30'],
    [0.5, '#bb955a'],
    [1, '#dcc290'],
  ]),
  material: { ...SOFT, coat: 0.5 },
  skin: ['#1c0b1f', 0.15],
  curl: 0.14,
  fried: 0.7,
  mark: ({ x, y, out }, plain, grain) =>
    mix(plain, AUBERGINE_SEED, 0.5 * smooth(0.7, 1.5, grain(x * 1.3, y * 1.3)) * smooth(0.85, 0.5, out)),
})
export const wurstel = rounds({
  radius: [0.068, 0.078],
  thickness: 0.022,
  flesh: ramp([
    [0, '#bd7660'],
    [0.5, '#d3937c'],
    [1, '#e0ac97'],
  ]),
  material: { ...SOFT, coat: 0.5 },
  skin: ['#8f3a1f', 0.16],
  curl: 0.05,
  oval: 0.12,
  fried: 0.35,
})
const VEIN = light('#b8a080')
export const truffle = rounds({
  radius: [0.09, 0.13],
  thickness: 0.006,
  flesh: ramp([
    [0, '#1f130c'],
    [0.5, '#3d2a1c'],
    [1, '#5d4531'],
  ]),
  material: { rough: 0.55, subsurface: 0.05, coat: 0.12, translucent: 0 },
  skin: ['#0d0907', 0.08],
  curl: 0.3,
  oval: 0.1,
  mark: ({ x, y }, plain, grain) =>
    mix(plain, VEIN, 0.6 * smooth(0.24, 0.04, Math.abs(grain(x * 0.55, y * 0.55)))),
})
export const garlic = rounds({
  radius: [0.034, 0.046],
  thickness: 0.009,
  flesh: ramp([
    [0, '#d9b878'],
    [0.5, '#ecd9a8'],
    [1, '#f4e8c8'],
  ]),
  material: SOFT,
  skin: ['#c08a3c', 0.1],
  curl: 0.2,
  oval: 0.22,
  fried: 0.5,
})
const JELLY = light('#a8330c')
const SEED = light('#e6c67a')
export const tomatoSlice = rounds({
  radius: [0.12, 0.145],
  thickness: 0.02,
  flesh: ramp([
    [0, '#94130a'],
    [0.5, '#b5210f'],
    [1, '#cb4428'],
  ]),
  material: { rough: 0.24, subsurface: 0.16, coat: 0.6, translucent: 0 },
  skin: ['#8a0f06', 0.06],
  curl: 0.04,
  mark: ({ out, angle, x, y }, plain, grain) => {
    const chamber = smooth(0.1, 0.6, Math.cos(angle * 5)) * smooth(0.28, 0.4, out) * smooth(0.86, 0.74, out)
    return mix(mix(plain, JELLY, 0.75 * chamber), SEED, chamber * smooth(1, 1.5, grain(x * 1.6, y * 1.6)))
  },
})
