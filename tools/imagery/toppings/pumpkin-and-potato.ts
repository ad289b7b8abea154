import { light, mix, type Ramp, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

/** `fried` is how far the corners have browned, 0 to 1. */
const diced = (
  colours: Ramp,
  brown: string,
  radii: readonly [number, number, number],
  fried = 0,
): Topping => ({
  material: { rough: 0.4, subsurface: 0.35, coat: 0.35, translucent: 0 },
  radius: 0.07,
  drape: 0,
  lift: -0.006,
  tilt: 0.35,
  make: (random) => {
    const tone = solidNoise(random, 1.1, 0.3, 0.7)
    const burnt = light(brown)
    const size = random.between(0.85, 1.2)
    return lump({
      radii: [radii[0] * size, radii[1] * size * random.between(0.85, 1.15), radii[2] * size],
      box: 0.42,
      swell: ({ x, y, up }) => 1 + 0.05 * tone(x, y, up),
      colour: ({ x, y, up }) => {
        // Of a ball's directions, those towards a corner of the cube lie between its axes.
        const corner = Math.abs(x) + Math.abs(y) + Math.abs(up)
        const caught = Math.max(
          0.6 * smooth(0.5, 1.7, tone(x, y, up)),
          fried * smooth(1.25, 1.65, corner + 0.18 * tone(x, y, up)),
        )
        return mix(colours(0.55 + 0.14 * tone(x, y, up)), burnt, caught)
      },
      rows: 26,
      sides: 36,
    })
  },
})
export const pumpkin = diced(
  ramp([
    [0, '#b4560d'],
    [0.5, '#dd8420'],
    [1, '#edab4e'],
  ]),
  '#7c3a10',
  [0.052, 0.048, 0.036],
)
export const tomatoCube = diced(
  ramp([
    [0, '#8d1208'],
    [0.5, '#b92512'],
    [1, '#d65a34'],
  ]),
  '#e8b072',
  [0.04, 0.037, 0.03],
)
export const potatoCube = diced(
  ramp([
    [0, '#d0a94e'],
    [0.5, '#e7cd82'],
    [1, '#f2e2ac'],
  ]),
  '#94541c',
  [0.05, 0.046, 0.036],
  0.8,
)

const SLICE = ramp([
  [0, '#8a3d0a'],
  [0.3, '#c96c14'],
  [0.6, '#de8a26'],
  [1, '#efb156'],
])
/** A slice of half a centimetre, bent like the wedge it was cut from, its edges caramelised. */
export const pumpkinSlice: Topping = {
  material: { rough: 0.34, subsurface: 0.35, coat: 0.4, translucent: 0 },
  radius: 0.15,
  drape: 0.35,
  lift: 0.002,
  tilt: 0.05,
  make: (random) => {
    const length = random.between(0.36, 0.46)
    const curve = random.between(1.2, 1.7)
    const tone = noise(random, 0.16, 0.05, 0.7)
    return tube({
      path: (along) => {
        const turn = curve * (along - 0.5)
        const arc = length / curve
        return [arc * Math.sin(turn), arc * (Math.cos(turn) - 0.92), 0.016]
      },
      section: (along) => {
        const taper = Math.sin(Math.PI * (0.04 + 0.92 * along)) ** 0.6
        return [0.068 * taper, 0.015 * rounded(along, 0.05)]
      },
      colour: (along, angle) => {
        const here = tone(along * length, Math.cos(angle) * 0.06)
        const rim = Math.max(
          smooth(0.75, 1, Math.abs(Math.cos(angle))),
          smooth(0.1, 0, Math.min(along, 1 - along)),
        )
        return SLICE(clamp(0.66 + 0.14 * here - 0.42 * rim, 0, 1))
      },
      steps: 40,
      sides: 20,
    })
  },
}

const CHIP = ramp([
  [0, '#a8641c'],
  [0.3, '#cf9038'],
  [0.6, '#e8b95c'],
  [1, '#f4d894'],
])
export const chips: Topping = {
  material: { rough: 0.4, subsurface: 0.25, coat: 0.35, translucent: 0 },
  radius: 0.1,
  drape: 0,
  lift: 0.004,
  tilt: 0.16,
  make: (random) => {
    const length = random.between(0.2, 0.36)
    const [bend, tone] = [random.between(-0.55, 0.55), noise(random, 0.15, 0.04, 0.6)]
    return tube({
      path: (along) => [
        length * (along - 0.5),
        bend * length * (along - 0.5) ** 2,
        0.019 + 0.004 * tone(along * length, 3),
      ],
      section: (along, angle) => {
        const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.8
        const thick = 0.018 * (1 + 0.1 * tone(along * length, 5)) * square * rounded(along, 0.03)
        return [thick, thick]
      },
      colour: (along, angle) =>
        CHIP(
          clamp(
            0.66 -
              0.3 * smooth(0.5, 0.95, Math.abs(Math.sin(2 * angle))) +
              0.14 * tone(along * length, angle * 0.02) -
              0.5 * smooth(0.06, 0, Math.min(along, 1 - along)),
            0,
            1,
          ),
        ),
      steps: 30,
      sides: 16,
    })
  },
}
