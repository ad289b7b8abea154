/** Soft white cheeses: spoonfuls, pools, a whole burrata. Cream, never white, with a darker foot. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { around, type Field, noise, solidNoise } from '../fields/noise.ts'
import { clamp, polar, smooth, TAU } from '../fields/scalar.ts'
import { band } from '../geometry/band.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { slab } from '../geometry/slab.ts'
import { browning, seen, tones } from './paint.ts'
import { CREAMY, lie, type Topping, topping } from './topping.ts'

const PASTE = tones('#e2bc70 #f3dca0 #faecc4')
const CREAM = tones('#dcac78 #ecd8b0 #f5ead0')
const BLUE = seen('#4c8478')

/** What has run out flat: an uneven edge that is darker than its middle; `vein` is of a blue cheese. */
function pool(random: SeededRandom, radius: number, vein?: Field): Mesh {
  const shape = around(random, 2, 5, 1.2)
  return slab({
    outline: (angle) => radius * (1 + 0.24 * shape(angle)),
    thickness: vein ? 0.016 : 0.014,
    bevel: 0.5,
    fine: [100, 40],
    colour: ({ x, y, out }) => {
      const paste = (vein ? PASTE : CREAM)(clamp(0.9 - 0.7 * smooth(0.6, 1, out), 0, 1))
      return vein ? mix(paste, BLUE, 0.8 * vein(x, y) * smooth(0.98, 0.7, out)) : paste
    },
  })
}

/** Torn threads of curd, each soft and thick, in the cream that has run from them. */
function threads(random: SeededRandom, radius: number, count: number): Mesh {
  const curds = Array.from({ length: count }, (_, at) => {
    const tone = noise(random, 0.3, 0.1, 0.8)
    const curd = band(random, {
      length: radius * random.between(0.9, 1.8),
      body: [random.between(0.018, 0.034), random.between(0.014, 0.022)],
      sweep: random.between(-1.7, 1.7),
      wander: 0.4,
      ends: 0.3,
      width: (along) => 1 + 0.25 * tone(along, 0),
      colour: (along, across, up) => CREAM(clamp(0.7 + 0.3 * up + 0.1 * tone(along, across), 0, 1)),
      fine: [30, 14],
    })
    const place = polar(radius * 0.75 * Math.sqrt(random.between(0, 1)), 2.4 * at)
    return posed(curd, { ...place, turn: random.between(-0.7, 0.7), z: 0.008 })
  })
  return joined([pool(random, radius), ...curds])
}

const stracciatella = topping({ ...CREAMY, coat: 0.4 }, lie(0.15, 0.85, -0.001, 0.02), (random) =>
  threads(random, random.between(0.13, 0.19), 7),
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
    posed(threads(random, 0.3, 14), { x: 0.12 * Math.cos(way), y: 0.12 * Math.sin(way) }),
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

/** Melted: a soft pool, thicker where a piece of it lay; blue-green veins run through it in short lines. */
const gorgonzola = topping({ ...CREAMY, subsurface: 0.5 }, lie(0.13, 0.75, 0, 0.03), (random) => {
  const [line, patch] = [noise(random, 0.09, 0.035, 0.6), noise(random, 0.08, 0.03, 0.4)]
  const vein = (x: number, y: number) =>
    smooth(0.7, 0.25, Math.abs(line(x, y))) * smooth(-0.5, 0.3, patch(x, y))
  return joined(
    Array.from({ length: 2 + random.index(2) }, (_, at) =>
      posed(pool(random, random.between(0.075, 0.12) * (1 - 0.25 * at), vein), {
        ...polar(0.07 * at, random.between(0, TAU)),
        z: 0.006 * at,
      }),
    ),
  )
})

export const CREAMS = { stracciatella, burrata, ricotta, gorgonzola } satisfies Record<string, Topping>
