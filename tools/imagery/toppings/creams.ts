/** Soft white cheeses: spoonfuls, pools, a whole burrata. Cream, never white, with a darker foot. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { around, noise, solidNoise } from '../fields/noise.ts'
import { clamp, polar, smooth, TAU } from '../fields/scalar.ts'
import { band } from '../geometry/band.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { slab } from '../geometry/slab.ts'
import { browning, seen, tones } from './paint.ts'
import { CREAMY, lie, type Topping, topping } from './topping.ts'

const CREAM = tones('#c6a772 #ecdcb8 #f6edd8')
const GORGONZOLA = tones('#cd9d4e #ecd49a #f6e8c0')

/** A soft shred of curd: wide in its middle, drawn out at both ends. */
function shred(random: SeededRandom, long: number, wide: number): Mesh {
  const own = random.between(-0.1, 0.08)
  return band(random, {
    length: long * random.between(0.75, 1.2),
    body: [wide * random.between(0.8, 1.2), wide * 0.5],
    sweep: random.between(-1.5, 1.5),
    wander: 0.5,
    ends: 0.45,
    wave: 0.006,
    colour: (_, across, up) => CREAM(clamp(0.84 + own + 0.14 * up - 0.5 * Math.abs(across) ** 4, 0, 1)),
    fine: [32, 16],
  })
}

const shreds = (random: SeededRandom, count: number, way: number, spread: number, z: number): Mesh[] =>
  Array.from({ length: count }, (_, at) =>
    posed(shred(random, 0.23, 0.028), {
      turn: way + random.between(-0.7, 0.7),
      x: random.between(-spread, spread) * 0.6,
      y: spread * ((2 * at + 1) / count - 1),
      z,
    }),
  )

/** Shreds that lie in their cream, which has run out flat: its uneven edge is darker than its middle. */
const stracciatella = topping(CREAMY, lie(0.13, 0.5, -0.002, 0.03), (random) => {
  const radius = random.between(0.12, 0.15)
  const shape = around(random, 2, 5, 1.5)
  const pool = slab({
    outline: (angle) => radius * (1 + 0.12 * shape(angle)),
    thickness: 0.018,
    bevel: 0.4,
    colour: ({ out }) => CREAM(clamp(0.72 - 0.6 * smooth(0.7, 1, out), 0, 1)),
  })
  return joined([pool, ...shreds(random, 4, 0, 0.08, 0.012)])
})

/** A whole one, opened: the heart runs out. */
const burrata = topping(CREAMY, lie(0.24, 0, -0.02, 0.04), (random) => {
  const shape = solidNoise(random, 0.9, 0.4, 0.8)
  const opening = (x: number, y: number, up: number) =>
    smooth(0.52, 0.3, Math.hypot(x * 0.8, y * 1.2) + 0.1 * shape(x, y, up)) * smooth(0, 0.3, up)
  const ball = lump({
    radii: [0.24, 0.22, 0.13],
    swell: ({ x, y, up }) => 1 + 0.04 * shape(x, y, up) - 0.22 * opening(x, y, up),
    colour: ({ x, y, up }) => CREAM(clamp(0.6 + 0.35 * up - 0.35 * opening(x, y, up), 0, 1)),
    sunk: 0.12,
    fine: [90, 110],
  })
  const heart = shreds(random, 4, 0.4, 0.06, 0.16)
  const running = Array.from({ length: 4 }, () => {
    const turn = random.between(0, TAU)
    return posed(shred(random, 0.26, 0.026), { ...polar(0.19, turn), turn, z: 0.06, pitch: 0.7 })
  })
  return joined([ball, ...heart, ...running])
})

/** By the spoonful: long, with the ridges that the spoon leaves. */
const ricotta = topping({ ...CREAMY, coat: 0.05 }, lie(0.1, 0.3, -0.006, 0.1), (random) => {
  const size = random.between(0.054, 0.078)
  const shape = solidNoise(random, 1.3, 0.5, 0.9)
  const brown = browning(random, 0.35)
  const ridges = random.between(5, 7)
  return lump({
    radii: [size * random.between(1.3, 1.7), size, size * 0.62],
    swell: ({ x, y, up }) =>
      1 + 0.07 * shape(x, y, up) + 0.04 * Math.sin(ridges * y + shape(x, 0, 0)) * smooth(0, 0.5, up),
    colour: ({ x, y, up }) =>
      brown(CREAM(clamp(0.55 + 0.38 * up + 0.06 * shape(y, x, up), 0, 1)), x * 0.1, y * 0.1, up - 0.2),
    sunk: 0.16,
    fine: [48, 60],
  })
})

/** Melted: flat, creamy, marbled with blue and green. */
const gorgonzola = topping(CREAMY, lie(0.11, 0.6, -0.006, 0.05), (random) => {
  const shape = around(random, 2, 5, 1.5)
  const vein = noise(random, 0.16, 0.06, 0.5)
  const patch = noise(random, 0.2, 0.09, 0.6)
  const radius = random.between(0.09, 0.13)
  const blue = seen('#3c7474')
  return slab({
    outline: (angle) => radius * (1 + 0.13 * shape(angle)),
    thickness: 0.026,
    bevel: 0.4,
    fine: [120, 44],
    colour: ({ x, y, out }) => {
      const paste = GORGONZOLA(clamp(0.85 - 0.7 * smooth(0.65, 1, out), 0, 1))
      const mould = Math.max(
        smooth(0.42, 0.24, Math.abs(vein(x, y))) * smooth(-0.2, 0.4, patch(x, y)),
        0.8 * smooth(1.5, 1.9, patch(x, y)),
      )
      return mix(paste, blue, 0.85 * mould * smooth(0.98, 0.88, out))
    },
  })
})

export const CREAMS = { stracciatella, burrata, ricotta, gorgonzola } satisfies Record<string, Topping>
