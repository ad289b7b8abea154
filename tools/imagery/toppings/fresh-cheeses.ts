/** Cheeses that keep their shape, and eggs: burrata, stracciatella, caprino, gorgonzola, shavings. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Material } from '../renderer/piece.ts'
import type { Topping } from './topping.ts'

const CREAM: Material = { rough: 0.34, subsurface: 0.8, coat: 0.4, translucent: 0 }
const WHITE = ramp([
  [0, '#dcc9a4'],
  [0.5, '#ece0c8'],
  [1, '#f4ecdb'],
])

const dollop = (
  colours: Ramp,
  size: readonly [number, number],
  flat: number,
  lumpy: number,
  material: Material = CREAM,
): Topping => ({
  material,
  radius: size[1],
  drape: 0.25,
  lift: -0.012,
  tilt: 0.08,
  make: (random) => {
    const shape = solidNoise(random, 1.1, 0.45, 0.9)
    const curd = solidNoise(random, 0.4, 0.14, 0.5)
    const radius = random.between(...size)
    return lump({
      radii: [radius * random.between(0.95, 1.25), radius, radius * flat],
      swell: ({ x, y, up }) => 1 + 0.14 * shape(x, y, up) + lumpy * curd(x, y, up),
      colour: ({ x, y, up }) => colours(clamp(0.55 + 0.2 * up + 0.12 * curd(x, y, up), 0, 1)),
      rows: 36,
      sides: 52,
    })
  },
})
export const caprino = dollop(WHITE, [0.04, 0.065], 0.6, 0.1, { ...CREAM, rough: 0.6, coat: 0.08 })
export const softCheese = dollop(
  ramp([
    [0, '#dcbd84'],
    [0.5, '#eed9ae'],
    [1, '#f5e8cb'],
  ]),
  [0.08, 0.13],
  0.24,
  0.02,
)

const BLUE = light('#355f58')
const GORGONZOLA = ramp([
  [0, '#cfa04f'],
  [0.5, '#e8cc88'],
  [1, '#f1deae'],
])
/** Cubes that have melted: flat, creamy, run out at the edge, marbled with blue. */
export const gorgonzola: Topping = {
  material: { ...CREAM, rough: 0.26, coat: 0.55 },
  radius: 0.1,
  drape: 0.6,
  lift: -0.01,
  tilt: 0.05,
  make: (random) => {
    const shape = solidNoise(random, 1.2, 0.5, 0.9)
    const veins = solidNoise(random, 1.1, 0.45, 0.5)
    const radius = random.between(0.085, 0.125)
    const blue = (x: number, y: number, up: number) =>
      smooth(0.42, 0.1, Math.abs(veins(x, y, up))) * smooth(-0.5, 0.6, shape(y, x, up))
    return lump({
      radii: [radius * random.between(0.95, 1.3), radius, radius * 0.15],
      swell: ({ x, y, up }) => 1 + 0.17 * (1 - 0.6 * up) * shape(x, y, up * 0.2) - 0.02 * blue(x, y, up),
      colour: ({ x, y, up }) =>
        mix(GORGONZOLA(clamp(0.55 + 0.2 * up + 0.12 * shape(x, y, up), 0, 1)), BLUE, 0.85 * blue(x, y, up)),
      rows: 44,
      sides: 72,
    })
  },
}

/** A whole burrata, opened: the heart runs out. */
export const burrata: Topping = {
  material: { ...CREAM, coat: 0.55, rough: 0.26 },
  radius: 0.24,
  drape: 0,
  lift: -0.02,
  tilt: 0.04,
  make: (random) => {
    const shape = solidNoise(random, 0.9, 0.4, 0.8)
    const shreds = solidNoise(random, 0.3, 0.1, 0.5)
    const opening = ({ x, y, up }: { x: number; y: number; up: number }) =>
      smooth(0.5, 0.2, Math.hypot(x * 0.75, y * 1.3) + 0.12 * shape(x, y, up)) * smooth(0, 0.3, up)
    const ball = lump({
      radii: [0.24, 0.22, 0.13],
      swell: (spot) =>
        1 +
        0.045 * shape(spot.x, spot.y, spot.up) -
        opening(spot) * (0.22 - 0.16 * shreds(spot.x, spot.y, spot.up)),
      colour: (spot) =>
        WHITE(
          clamp(
            0.62 +
              0.12 * spot.up +
              0.1 * shape(spot.x, spot.y, spot.up) -
              0.28 * opening(spot) * (1 - shreds(spot.x, spot.y, spot.up)),
            0,
            1,
          ),
        ),
      sunk: 0.12,
      rows: 90,
      sides: 120,
    })
    const running = Array.from({ length: 9 }, () =>
      posed(shred(random, 0.2, 0.3), { turn: random.between(0, TAU), z: 0.16, scale: 0.75 }),
    )
    return joined([ball, ...running])
  },
}

function shred(random: SeededRandom, from: number, to: number): Mesh {
  const length = random.between(from, to)
  const wave = noise(random, 0.4, 0.12, 0.7)
  const thick = random.between(0.012, 0.022)
  const curve = random.between(-2, 2)
  return tube({
    path: (along) => {
      const turn = curve * (along - 0.5)
      return [
        length * (along - 0.5) * Math.cos(turn),
        length * (along - 0.5) * Math.sin(turn) + 0.012 * wave(along, 0),
        0.014 + 0.008 * wave(along, 3),
      ]
    },
    section: (along) => [
      thick * rounded(along, 0.2) * (1 + 0.25 * wave(along, 6)),
      0.6 * thick * rounded(along, 0.2),
    ],
    colour: (along) => WHITE(clamp(0.68 + 0.1 * wave(along, 1), 0, 1)),
    steps: 36,
    sides: 12,
  })
}

/** Shreds in cream: a puddle with threads in it. */
export const stracciatella: Topping = {
  material: { ...CREAM, coat: 0.6, rough: 0.24 },
  radius: 0.13,
  drape: 0.5,
  lift: -0.004,
  tilt: 0.03,
  make: (random) => {
    const puddle = dollop(WHITE, [0.11, 0.14], 0.2, 0.03).make(random)
    const threads = Array.from({ length: 13 }, () =>
      posed(shred(random, 0.12, 0.24), {
        turn: random.between(0, TAU),
        x: random.between(-0.06, 0.06),
        y: random.between(-0.06, 0.06),
        z: random.between(0.018, 0.045),
      }),
    )
    return joined([puddle, ...threads])
  },
}
