/** Slices and wedges that the outline of the fruit tells: pears, figs, artichokes. */
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { mirrored, points, profile } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import { rounded, tube } from '../geometry/tube.ts'
import { seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

const PEAR = tones('#e8bc58 #f3d684 #f9e8b4')
/** A quarter in slices: the skin on its round side, the straight side where its core was. */
const PEAR_SIDE = points(
  '-0.3,-0.72 0,-0.84 0.3,-0.8 0.6,-0.6 0.74,-0.26 0.68,0.04 0.42,0.36 0.22,0.62 0.08,0.9 -0.1,1.04 -0.24,0.96 -0.3,0.6 -0.36,0.1 -0.44,-0.3',
)
/** Slices of a quarter, fanned: each lies half over the next, glassy and golden at its edges. */
const pear = topping({ ...MOIST, subsurface: 0.4, coat: 0.4 }, lie(0.17, 0.3, 0.02, 0.03), (random) => {
  const rind = seen(random.chance(0.6) ? '#98a038' : '#c08430')
  const [gold, side] = [seen('#d89a3c'), random.chance(0.5) ? 1 : -1]
  const slice = () => {
    const [long, wide] = [random.between(0.16, 0.18), random.between(0.13, 0.15)]
    const tone = noise(random, 0.3, 0.12, 0.8)
    return slab({
      outline: profile(PEAR_SIDE.map(([x, y]) => [long * y, side * wide * x] as const)),
      thickness: 0.014,
      bevel: 0.1,
      fine: [120, 50],
      colour: ({ x, y, out }) => {
        const flesh = PEAR(clamp(0.75 + 0.16 * tone(x, y) - 0.35 * out * out, 0, 1))
        const glassy = mix(flesh, gold, 0.75 * smooth(0.62, 1, out + 0.1 * tone(y, x)))
        return mix(glassy, rind, smooth(0.9, 0.95, out) * smooth(0.02, 0.2, (side * y) / wide))
      },
    })
  }
  return joined(
    Array.from({ length: 2 + random.index(2) }, (_, at) =>
      posed(slice(), {
        y: side * 0.062 * at,
        x: -0.014 * at,
        turn: side * (0.2 * at + random.between(-0.04, 0.04)),
        z: 0.013 * at,
      }),
    ),
  )
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
const SCALE = points('0,-0.6 0.6,-0.52 0.92,-0.2 1,0.1 0.86,0.42 0.48,0.76 0.18,0.95 0,1.04')
/** From the outermost pair of leaves to the heart: its colour, how far it is turned away, its length and width. */
const PAIRS = [
  ['#7c8a34', 0.46, 0.8, 0.36],
  ['#98a044', 0.33, 0.93, 0.35],
  ['#b8b656', 0.19, 1.04, 0.31],
  ['#d8cc72', 0.05, 0.94, 0.19],
] as const
const [BASE, FRIED_TIP, VEIN] = ['#f4e6b0', '#a06a2c', '#7c7c38'].map(seen)
/** A heart cut lengthwise: leaves close over each other towards its tip, pale at the base with its stalk, browned above. */
const artichoke = topping({ ...MOIST, subsurface: 0.36 }, lie(0.12, 0.3, 0.006, 0.1), (random) => {
  const size = random.between(0.165, 0.195)
  const scale = (hex: string, long: number, wide: number) => {
    const own = seen(hex)
    const [along, across] = [size * long, size * wide]
    return slab({
      outline: profile(mirrored(SCALE).map(([x, y]) => [along * y, across * x] as const)),
      thickness: 0.012,
      bevel: 0.3,
      fine: [90, 30],
      colour: ({ x, y, out }) => {
        const [u, v] = [x / along, Math.abs(y) / across]
        const grown = mix(BASE, own, smooth(-0.6, 0.1, u + 0.3 * v))
        const lined = mix(grown, VEIN, 0.85 * smooth(0.8, 0.93, out) * smooth(-0.5, 0, u))
        return mix(lined, FRIED_TIP, 0.85 * smooth(0.5, 0.95, u + 0.2 * v))
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
  const stem = tube({
    path: (along) => [-size * (0.98 - 0.5 * along), 0, 0.024],
    section: (along) => [size * (0.13 + 0.17 * along ** 2) * rounded(along, 0.1), 0.022],
    colour: (along) => mix(VEIN, BASE, smooth(-0.2, 0.2, along)),
    fine: [16, 14],
  })
  return joined([...leaves, stem])
})

export const FRUITS = { pear, fig, artichoke } satisfies Record<string, Topping>
