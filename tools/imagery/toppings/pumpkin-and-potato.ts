import { light, mix, type Ramp, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

const diced = (colours: Ramp, brown: string, radii: readonly [number, number, number]): Topping => ({
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
      colour: ({ x, y, up }) =>
        mix(colours(0.55 + 0.14 * tone(x, y, up)), burnt, 0.6 * smooth(0.5, 1.7, tone(x, y, up))),
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
export const potatoCube = diced(
  ramp([
    [0, '#d0a94e'],
    [0.5, '#e7cd82'],
    [1, '#f2e2ac'],
  ]),
  '#9a5a20',
  [0.05, 0.046, 0.036],
)

const CHIP = ramp([
  [0, '#c98a30'],
  [0.5, '#e6b75a'],
  [1, '#f3d68e'],
])
export const chips: Topping = {
  material: { rough: 0.4, subsurface: 0.25, coat: 0.35, translucent: 0 },
  radius: 0.1,
  drape: 0,
  lift: 0.004,
  tilt: 0.16,
  make: (random) => {
    const length = random.between(0.24, 0.36)
    const [bend, tone] = [random.between(-0.2, 0.2), noise(random, 0.15, 0.04, 0.6)]
    return tube({
      path: (along) => [length * (along - 0.5), bend * length * (along - 0.5) ** 2, 0.02],
      section: (along, angle) => {
        const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.8
        return [0.018 * square * rounded(along, 0.03), 0.018 * square * rounded(along, 0.03)]
      },
      colour: (along, angle) =>
        CHIP(
          clamp(
            0.6 +
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
