/** Thin slices that fall in folds: cooked ham, raw ham, speck, mortadella. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { type FoldSpot, fold } from '../geometry/fold.ts'
import type { Topping } from './topping.ts'

const COOKED = ramp([
  [0, '#9c5546'],
  [0.4, '#bb7565'],
  [0.7, '#cd9180'],
  [1, '#dcac9c'],
])
const RAW = ramp([
  [0, '#6e1a18'],
  [0.4, '#94322a'],
  [0.7, '#ab493d'],
  [1, '#c06a5a'],
])
const SMOKED = ramp([
  [0, '#4c1411'],
  [0.4, '#74251d'],
  [0.7, '#8f3a2d'],
  [1, '#a95343'],
])
const PINK = ramp([
  [0, '#b8756a'],
  [0.4, '#cc8f82'],
  [0.7, '#d9a496'],
  [1, '#e5bcae'],
])
const FAT = light('#ecd6c4')
const SMOKE = light('#4a2413')

interface Cut {
  meat: Ramp
  size: readonly [number, number]
  folds: number
  height: number
  paint: (random: SeededRandom) => (spot: FoldSpot, meat: ReturnType<Ramp>) => ReturnType<Ramp>
}

function slices({ meat, size, folds, height, paint }: Cut): Topping {
  return {
    material: { rough: 0.4, subsurface: 0.12, coat: 0.22, translucent: 0.12 },
    radius: size[0] * 0.5,
    drape: 0.5,
    lift: 0.004,
    tilt: 0.06,
    make: (random) => {
      const grain = noise(random, 0.09, 0.025, 0.6)
      const broad = noise(random, 0.4, 0.1, 0.8)
      const painted = paint(random)
      return fold(random, {
        size: [size[0] * random.between(0.85, 1.2), size[1] * random.between(0.85, 1.15)],
        folds: folds * random.between(0.8, 1.2),
        height: height * random.between(0.8, 1.2),
        colour: (spot) =>
          painted(
            spot,
            meat(
              clamp(
                0.5 + 0.1 * grain(spot.x, spot.y) + 0.12 * broad(spot.x, spot.y) + 0.14 * spot.crest,
                0,
                1,
              ),
            ),
          ),
      })
    },
  }
}

/** White fat along the open edge and in fine lines. */
const marbled = (edge: number, lines: number) => (random: SeededRandom) => {
  const vein = noise(random, 0.14, 0.03, 0.7)
  const rim = noise(random, 0.3, 0.1, 0.8)
  return ({ x, y, open }: FoldSpot, meat: ReturnType<Ramp>) => {
    const marble = smooth(1, 1.8, vein(x * 0.5, y * 1.6)) * lines
    const fat = smooth(1 - edge, 1 - edge * 0.55, open + 0.05 * rim(x, y))
    return mix(meat, FAT, clamp(0.85 * fat + 0.6 * marble, 0, 0.92))
  }
}

export const cookedHam = slices({
  meat: COOKED,
  size: [0.31, 0.26],
  folds: 2.2,
  height: 0.04,
  paint: marbled(0.1, 0.5),
})

export const rawHam = slices({
  meat: RAW,
  size: [0.34, 0.24],
  folds: 2.5,
  height: 0.046,
  paint: marbled(0.24, 0.8),
})

export const speck = slices({
  meat: SMOKED,
  size: [0.31, 0.21],
  folds: 2.4,
  height: 0.044,
  paint: (random) => {
    const white = marbled(0.2, 0.8)(random)
    return (spot, meat) => mix(white(spot, meat), SMOKE, 0.8 * smooth(0.94, 0.985, spot.open))
  },
})

export const mortadella = slices({
  meat: PINK,
  size: [0.4, 0.34],
  folds: 2.1,
  height: 0.06,
  paint: (random) => {
    const dots = noise(random, 0.075, 0.045, 0.2)
    return ({ x, y }, meat) => mix(meat, FAT, 0.8 * smooth(1.45, 1.75, dots(x, y)))
  },
})
