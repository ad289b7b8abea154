/** From the sea: anchovies, tuna, prawns, salt cod. */
import { light, mix, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, power, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

const ANCHOVY = ramp([
  [0, '#3d1d12'],
  [0.4, '#653727'],
  [0.7, '#8a5843'],
  [1, '#a9826c'],
])
const SILVER = light('#b6a89c')
export const anchovy: Topping = {
  material: { rough: 0.26, subsurface: 0.1, coat: 0.8, translucent: 0 },
  radius: 0.13,
  drape: 0.55,
  lift: 0.002,
  tilt: 0.03,
  make: (random) => {
    const length = random.between(0.3, 0.4)
    const [bend, swing] = [random.between(-0.9, 0.9), random.between(-0.04, 0.04)]
    const tone = noise(random, 0.16, 0.03, 0.7)
    return tube({
      path: (along) => [
        length * (along - 0.5),
        bend * length * 0.6 * (along - 0.5) ** 2 + swing * Math.sin(6 * along),
        0.012,
      ],
      section: (along, angle) => {
        const taper = power(Math.sin(Math.PI * (0.04 + 0.94 * along ** 0.8)), 0.6)
        const groove = 1 - 0.28 * smooth(0.35, 0, Math.abs(Math.cos(angle))) * smooth(0, 0.5, Math.sin(angle))
        return [0.025 * taper, 0.012 * taper * groove]
      },
      colour: (along, angle) => {
        const plain = ANCHOVY(
          clamp(
            0.5 +
              0.2 * tone(along * length, Math.cos(angle) * 0.03) -
              0.25 * smooth(0.3, 0, Math.abs(Math.cos(angle))),
            0,
            1,
          ),
        )
        return mix(plain, SILVER, 0.5 * smooth(0.75, 0.95, Math.abs(Math.cos(angle))))
      },
      steps: 56,
      sides: 22,
    })
  },
}

const flakes = (colours: ReturnType<typeof ramp>, thickness: number): Topping => ({
  material: { rough: 0.42, subsurface: 0.25, coat: 0.35, translucent: 0 },
  radius: 0.08,
  drape: 0,
  lift: -0.008,
  tilt: 0.25,
  make: (random) => {
    const layers = solidNoise(random, 0.5, 0.2, 0.6)
    const shape = solidNoise(random, 1.2, 0.5, 0.8)
    const size = random.between(0.055, 0.085)
    const count = random.between(9, 14)
    const layered = (x: number, y: number, up: number) =>
      Math.sin(count * (y + 0.25 * layers(x, y, up)) + 2 * x)
    return lump({
      radii: [size * random.between(1, 1.35), size * 0.8, size * thickness],
      box: 0.75,
      swell: ({ x, y, up }) => 1 + 0.13 * shape(x, y, up) + 0.045 * layered(x, y, up),
      colour: ({ x, y, up }) => colours(clamp(0.55 + 0.2 * layered(x, y, up) + 0.14 * shape(x, y, up), 0, 1)),
      rows: 36,
      sides: 52,
    })
  },
})
export const tuna = flakes(
  ramp([
    [0, '#8d5a40'],
    [0.5, '#bd8c6d'],
    [1, '#dcb798'],
  ]),
  0.55,
)
export const saltCod = flakes(
  ramp([
    [0, '#c9b48c'],
    [0.5, '#e8dcc0'],
    [1, '#f5efde'],
  ]),
  0.5,
)

const PRAWN = ramp([
  [0, '#cc4c20'],
  [0.4, '#e27c4c'],
  [0.75, '#eea67e'],
  [1, '#f4c6a8'],
])
/** A curled tail with its rings. */
export const prawn: Topping = {
  material: { rough: 0.3, subsurface: 0.45, coat: 0.55, translucent: 0.05 },
  radius: 0.11,
  drape: 0,
  lift: -0.006,
  tilt: 0.12,
  make: (random) => {
    const radius = random.between(0.075, 0.092)
    const sweep = random.between(3.7, 4.4)
    const tone = noise(random, 0.5, 0.15, 0.6)
    const rings = (along: number) => smooth(0.25, 0, Math.abs(Math.sin(along * Math.PI * 6)))
    return tube({
      path: (along) => {
        const angle = sweep * along
        const way = radius * (1 + 0.16 * along)
        return [way * Math.cos(angle), way * Math.sin(angle), 0.032]
      },
      section: (along) => {
        const taper = (0.92 - 0.6 * along ** 1.6) * rounded(along, 0.09) * (1 - 0.06 * rings(along))
        const tail = 1 + 0.9 * smooth(0.9, 0.99, along)
        return [0.04 * taper * tail, 0.036 * taper]
      },
      colour: (along, angle) => {
        const pale = PRAWN(
          clamp(
            0.62 +
              0.12 * tone(along * 3, Math.cos(angle)) -
              0.45 * rings(along) * smooth(-0.2, 0.6, Math.sin(angle)),
            0,
            1,
          ),
        )
        return mix(pale, light('#d9501f'), 0.75 * smooth(0.86, 0.95, along))
      },
      steps: 72,
      sides: 22,
    })
  },
}
