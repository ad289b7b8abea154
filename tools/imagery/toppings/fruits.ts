/** Slices and wedges that the outline of the fruit tells: pears, figs, artichokes. */
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { mirrored, points, profile } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import { tube } from '../geometry/tube.ts'
import { browning, seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

const PEAR = tones('#e6b44c #f2d078 #f8e4a8')
/** Half of its outline, from the base to the stalk. */
const PEAR_SIDE = points(
  '0,-0.84 0.4,-0.84 0.78,-0.66 1,-0.3 0.94,0.02 0.66,0.34 0.46,0.62 0.38,0.86 0.2,1.04 0,1.08',
)
const STALK = seen('#5e3c1c')
/** Two thin slices, one half over the other: the whole outline, a line of skin, a core with its seeds, and a stalk. */
const pear = topping({ ...MOIST, coat: 0.15 }, lie(0.17, 0.3, 0.026, 0.03), (random) => {
  const rind = seen(random.chance(0.75) ? '#869a2c' : '#b4823a')
  const [gold, core, seed] = ['#c0802a', '#c99a48', '#4a2812'].map(seen)
  const slice = () => {
    const [long, wide] = [random.between(0.165, 0.185), random.between(0.118, 0.134)]
    const [brown, tone] = [browning(random, 0.25), noise(random, 0.3, 0.12, 0.8)]
    const half = slab({
      outline: profile(mirrored(PEAR_SIDE).map(([x, y]) => [long * y, wide * x] as const)),
      thickness: 0.018,
      bevel: 0.06,
      fine: [140, 60],
      colour: ({ x, y, out }) => {
        const [u, v] = [x / long + 0.28, Math.abs(y) / wide]
        const flesh = brown(PEAR(clamp(0.66 + 0.14 * tone(x, y) - 0.2 * out, 0, 1)), x, y, out - 0.3)
        const hollow = Math.hypot(u / 0.26, v / (0.3 - 0.5 * u))
        const cored = mix(flesh, core, 0.8 * smooth(0.3, 0.14, Math.abs(hollow - 0.9)))
        const seeded = mix(cored, seed, smooth(1, 0.8, Math.hypot((u + 0.02) / 0.13, (v - 0.13) / 0.07)))
        return mix(mix(seeded, gold, 0.6 * smooth(0.8, 0.92, out)), rind, smooth(0.92, 0.95, out))
      },
    })
    const stalk = tube({
      path: (along) => [long * (1 + 0.36 * along), 0.02 * along ** 2, 0.012],
      section: () => [0.0085, 0.008],
      colour: () => STALK,
      fine: [6, 8],
    })
    return joined([half, stalk])
  }
  const lean = random.between(0.3, 0.5) * (random.chance(0.5) ? 1 : -1)
  return joined([
    posed(slice(), { y: -0.075 * Math.sign(lean) }),
    posed(slice(), { x: -0.02, y: 0.075 * Math.sign(lean), turn: lean, z: 0.017 }),
  ])
})

const FIG = tones('#a83c50 #c8626a #de8c84')
/** A half from stalk to base: thin violet skin, a pale band, red flesh full of small seeds around a hollow. */
const fig = topping(MOIST, lie(0.11, 0, -0.008, 0.14), (random) => {
  const [long, wide] = [random.between(0.12, 0.14), random.between(0.098, 0.115)]
  const seeds = spots(random, { count: 60, within: [0.02, long * 0.72], size: [0.0052, 0.0075] })
  const tone = noise(random, 0.09, 0.03, 0.6)
  const [pale, skin, seed, hollow] = ['#f0dcae', '#4a2050', '#eebf72', '#e8a898'].map(seen)
  return slab({
    outline: (angle) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return (1 + 0.62 * smooth(0.72, 1, c) ** 2) / Math.sqrt((c / long) ** 2 + (s / wide) ** 2)
    },
    thickness: 0.05,
    bevel: 0.12,
    fine: [120, 44],
    bend: ({ out }) => -0.012 * smooth(0.4, 0, out),
    colour: ({ x, y, out, angle }) => {
      const rays = 0.12 * Math.sin(22 * angle + 2 * tone(x, y))
      const flesh = FIG(clamp(0.4 + 0.16 * tone(x, y) + rays + 0.15 * out, 0, 1))
      const open = mix(flesh, hollow, 0.85 * smooth(0.3, 0.1, out + 0.06 * tone(y, x)))
      const seeded = mix(open, seed, 0.8 * seeds(x, y) * smooth(0.1, 0.25, out))
      return mix(mix(seeded, pale, smooth(0.66, 0.78, out + 0.02 * tone(x, y))), skin, smooth(0.9, 0.94, out))
    },
  })
})

/** Half of a leaf's outline, from where it grows to its point. */
const SCALE = points('0,-0.6 0.7,-0.5 1,-0.1 0.8,0.35 0.42,0.72 0,1.2')
/** From the outermost pair of leaves to the heart: its colour, how far it is turned away, its length and width. */
const PAIRS = [
  ['#98983a', 0.62, 0.86, 0.4],
  ['#b6b250', 0.41, 0.96, 0.38],
  ['#d2c864', 0.21, 1.04, 0.34],
  ['#ecda84', 0.07, 1, 0.24],
] as const
const [BASE, FRIED_TIP, VEIN] = ['#f2e09a', '#9a6428', '#66702a'].map(seen)
/** A heart cut lengthwise: pointed leaves fan out of its pale base, one pair within the other, their tips browned. */
const artichoke = topping(MOIST, lie(0.12, 0.3, 0.006, 0.1), (random) => {
  const size = random.between(0.165, 0.195)
  const scale = (hex: string, long: number, wide: number) => {
    const [own, brown] = [seen(hex), browning(random, 0.5)]
    const [along, across] = [size * long, size * wide]
    return slab({
      outline: profile(mirrored(SCALE).map(([x, y]) => [along * y, across * x] as const)),
      thickness: 0.012,
      bevel: 0.3,
      fine: [90, 30],
      colour: ({ x, y, out }) => {
        const [u, v] = [x / along, Math.abs(y) / across]
        const grown = brown(mix(BASE, own, smooth(-0.35, 0.3, u + 0.3 * v)), x, y, out - 0.3)
        const lined = mix(grown, VEIN, 0.6 * smooth(0.8, 0.93, out))
        return mix(lined, FRIED_TIP, 0.6 * smooth(0.75, 1.1, u))
      },
    })
  }
  const grownAt = (mesh: Mesh, turn: number, z: number) =>
    posed(posed(mesh, { x: 0.34 * size }), { turn, x: -0.34 * size, z })
  const leaves = PAIRS.flatMap(([hex, turn, long, wide], at) =>
    [-1, 1].map((side) =>
      grownAt(
        scale(hex, long * random.between(0.92, 1.06), wide),
        side * (turn + random.between(-0.06, 0.06)),
        0.006 * at,
      ),
    ),
  )
  const heart = lump({
    radii: [0.3 * size, 0.27 * size, 0.014],
    colour: ({ x }) => mix(BASE, VEIN, 0.25 * smooth(-0.2, -1, x)),
  })
  return joined([...leaves, posed(heart, { x: -0.5 * size })])
})

export const FRUITS = { pear, fig, artichoke } satisfies Record<string, Topping>
