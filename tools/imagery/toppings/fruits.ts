/** Slices and wedges that the outline of the fruit tells: pears, figs, artichokes. */
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { mirrored, points, profile } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import { browning, seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

const PEAR = tones('#dcbe58 #ecd684 #f6e8b0')
/** From the stalk to the base: the round side, then nearly straight along the core. */
const HALF = points('0,-0.94 0.5,-0.9 0.92,-0.6 1,-0.25 0.86,0.12 0.52,0.5 0.4,0.8 0.26,1.04 0,1.12')
const SLICE = [...HALF, ...HALF.map(([x, y]) => [-0.3 * x, y])]
/** Thin slices in a fan: ivory flesh, golden where it is thin, a line of skin along the round side. */
const pear = topping(MOIST, lie(0.15, 0.5, 0.014, 0.04), (random) => {
  const [long, wide] = [random.between(0.155, 0.175), random.between(0.085, 0.1)]
  const [rind, gold, core] = [
    seen(random.chance(0.75) ? '#7f9426' : '#b0602c'),
    seen('#b97a26'),
    seen('#a06c2c'),
  ]
  const slice = () => {
    const [brown, tone] = [browning(random, 0.4), noise(random, 0.3, 0.12, 0.8)]
    return slab({
      outline: profile(SLICE.map(([x, y]) => [long * y, wide * x] as const)),
      thickness: 0.016,
      bevel: 0.1,
      fine: [140, 44],
      colour: ({ x, y, out }) => {
        const [u, v] = [x / long, y / wide]
        const flesh = brown(PEAR(clamp(0.55 + 0.14 * tone(x, y), 0, 1)), x, y, out - 0.2)
        const cored = mix(flesh, core, 0.5 * smooth(1, 0.6, Math.hypot((u + 0.35) / 0.22, (v + 0.04) / 0.16)))
        const edged = mix(cored, gold, 0.75 * smooth(0.76, 0.94, out))
        return mix(edged, rind, smooth(0.85, 0.9, out) * smooth(0.05, 0.2, v))
      },
    })
  }
  // Turned about the stalk, each a little over the one before.
  return joined(
    Array.from({ length: 3 }, (_, at) =>
      posed(posed(slice(), { x: -long }), {
        x: long * 0.9,
        turn: (1 - at) * random.between(0.36, 0.46),
        z: 0.008 * at,
      }),
    ),
  )
})

const FIG = tones('#8e1f38 #b03a4c #cc6064')
/** A half from stalk to base: thin violet skin, a pale band, red flesh full of small seeds around a hollow. */
const fig = topping(MOIST, lie(0.11, 0, -0.008, 0.14), (random) => {
  const [long, wide] = [random.between(0.12, 0.14), random.between(0.098, 0.115)]
  const seeds = spots(random, { count: 46, within: [0.02, long * 0.72], size: [0.0052, 0.0075] })
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
      const open = mix(flesh, hollow, 0.7 * smooth(0.3, 0.1, out + 0.06 * tone(y, x)))
      const seeded = mix(open, seed, 0.8 * seeds(x, y) * smooth(0.1, 0.25, out))
      return mix(
        mix(seeded, pale, smooth(0.76, 0.86, out + 0.02 * tone(x, y))),
        skin,
        smooth(0.91, 0.95, out),
      )
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
