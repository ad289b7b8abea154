/** Soft white cheeses: spoonfuls, pools, a whole burrata. Cream, never white, with a darker foot. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { around, type Field, noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { slab } from '../geometry/slab.ts'
import { browning, seen, tones } from './paint.ts'
import { CREAMY, lie, type Topping, topping } from './topping.ts'

const PASTE = tones('#d9b060 #eed28c #f6e4b4')
const CREAM = tones('#e0c694 #f2e4c4 #f8f0dc')
/** Cream so thin that what is under it warms it. */
const THIN = seen('#dfa878')
const BLUE = seen('#3c6f72')

/** What has run out flat: an uneven edge that is darker than its middle; `vein` is of a blue cheese. */
function pool(random: SeededRandom, radius: number, vein?: Field): Mesh {
  const shape = around(random, 2, 5, 1.2)
  return slab({
    outline: (angle) => radius * (1 + 0.2 * shape(angle)),
    thickness: vein ? 0.024 : 0.014,
    bevel: 0.5,
    fine: [100, 40],
    colour: ({ x, y, out }) => {
      const paste = (vein ? PASTE : CREAM)(clamp(0.9 - 0.55 * smooth(0.72, 1, out), 0, 1))
      return vein ? mix(paste, BLUE, 0.8 * vein(x, y) * smooth(0.98, 0.7, out)) : paste
    },
  })
}

/** Threads of curd that lie in their cream, which runs out thin at its edge. */
function threads(random: SeededRandom, radius: number): Mesh {
  const shape = around(random, 2, 6, 1.4)
  const stretch = random.between(0.7, 1.4)
  const [along, across] = [0, 1].map(() => noise(random, 0.4, 0.2, 0.8))
  const curd = noise(random, 0.17, 0.07, 0.6)
  const thread = (x: number, y: number) => {
    const [u, v] = [x + 0.05 * along(x, y), y + 0.05 * across(x, y)]
    return smooth(1.2, 0.1, Math.abs(curd(0.4 * u, 1.3 * v)))
  }
  return slab({
    outline: (angle) =>
      (radius * (1 + 0.15 * shape(angle))) / Math.hypot(Math.cos(angle) * stretch, Math.sin(angle) / stretch),
    thickness: 0.005,
    bevel: 0.6,
    fine: [130, 60],
    bend: ({ x, y, out }) => (0.014 + 0.016 * thread(x, y)) * (1 - out ** 2.5),
    colour: ({ x, y, out }) =>
      mix(CREAM(clamp(0.42 + 0.54 * thread(x, y), 0, 1)), THIN, 0.85 * smooth(0.62, 1, out)),
  })
}

const stracciatella = topping({ ...CREAMY, coat: 0.4 }, lie(0.15, 0.85, -0.001, 0.02), (random) =>
  threads(random, random.between(0.13, 0.2)),
)

/** A whole one: a purse that is pleated towards its knot, in the cream that has run out of it. */
const burrata = topping(CREAMY, lie(0.26, 0.1, -0.012, 0.02), (random) => {
  const shape = solidNoise(random, 0.9, 0.4, 0.8)
  const pleat = (angle: number, up: number) => Math.cos(9 * angle) * smooth(0.6, 0.95, up)
  const ball = lump({
    radii: [0.22, 0.215, 0.17],
    swell: ({ x, y, up, angle }) => 1 + 0.02 * shape(x, y, up) + 0.05 * pleat(angle, up),
    colour: ({ up, angle }) => CREAM(clamp(0.75 + 0.25 * up + 0.3 * Math.min(0, pleat(angle, up)), 0, 1)),
    sunk: 0.14,
    fine: [80, 120],
  })
  const knot = lump({
    radii: [0.062, 0.056, 0.046],
    swell: ({ angle, up }) =>
      1 + 0.12 * Math.cos(5 * angle) * smooth(-0.6, 0.6, up) - 0.2 * smooth(0, -1, up),
    colour: ({ up }) => CREAM(0.8 + 0.2 * up),
  })
  const way = random.between(0, TAU)
  return joined([
    posed(threads(random, 0.32), { x: 0.12 * Math.cos(way), y: 0.12 * Math.sin(way) }),
    ball,
    posed(knot, { z: 0.265 }),
  ])
})

/** By the spoonful: long, with the ridges that the spoon leaves. */
function quenelle(random: SeededRandom, size: number): Mesh {
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
}

const ricotta = topping({ ...CREAMY, coat: 0.05 }, lie(0.1, 0.3, -0.006, 0.1), (random) =>
  quenelle(random, random.between(0.054, 0.078)),
)

/** Melted: a pool that blue-green veins run through, here close and there none. */
const gorgonzola = topping(CREAMY, lie(0.12, 0.85, -0.002, 0.02), (random) => {
  const [line, patch] = [noise(random, 0.11, 0.05, 0.6), noise(random, 0.24, 0.1, 0.6)]
  return pool(
    random,
    random.between(0.085, 0.125),
    (x, y) => smooth(0.55, 0.2, Math.abs(line(x, y))) * smooth(-0.9, 0.3, patch(x, y)),
  )
})

export const CREAMS = { stracciatella, burrata, ricotta, gorgonzola } satisfies Record<string, Topping>
