/** Flat pieces whose outline tells what they are: mushrooms, pears, figs, artichokes, brie, eggs. */
import type { SeededRandom } from '#site'
import { mix, type Ramp } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { mirrored, profile } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import { browning, seen, spots, tones } from './paint.ts'
import { CREAMY, GLOSSY, MATT, MOIST, type Range, type Topping } from './topping.ts'

interface Mushroom {
  flesh: Ramp
  cap: string
  gill: string
  /** Half the width of the cap, and its height as a share of that. */
  wide: number
  high: number
  /** Half the width of the stalk and its length, as shares of the cap's half width. */
  stalk: Range
}

/** A slice through cap and stalk; one in four only grazes the cap. */
function mushroomSlice(random: SeededRandom, { flesh, cap, gill, wide, high, stalk }: Mushroom): Mesh {
  const size = wide * random.between(0.82, 1.12)
  const [foot, stem] = [random.chance(0.25) ? 0.12 : stalk[1] * random.between(0.8, 1.1), stalk[0]]
  const lean = random.between(-0.25, 0.25)
  const dome = Array.from({ length: 13 }, (_, at) => {
    const angle = (at / 12) * Math.PI
    return [Math.cos(angle), high * Math.sin(angle) * random.between(0.97, 1.03)] as const
  })
  const under = mirrored([
    [0.97, -0.12],
    [0.84, -0.23],
    [0.6, -0.21],
    [stem * 1.12, -0.17],
    [stem, -0.2 - 0.3 * foot],
    [stem * 1.04, -0.2 - 0.75 * foot],
    [stem * 0.8, -0.2 - foot],
  ])
  const points = [...dome, ...under].map(([x, y]) => [size * (x + lean * Math.min(0, y)), size * y] as const)
  const brown = browning(random, 0.55)
  const tone = noise(random, 0.3, 0.1, 0.8)
  const [skin, gills] = [seen(cap), seen(gill)]
  const bent = random.between(-0.5, 0.9)
  return slab({
    outline: profile(points),
    thickness: 0.02,
    bevel: 0.08,
    rays: 180,
    rings: 40,
    bend: ({ x, y }) => 0.9 * bent * x * x + 0.5 * bent * y * y,
    colour: ({ x, y, out }) => {
      const [across, up] = [Math.abs(x) / size, y / size]
      const plain = brown(flesh(clamp(0.62 + 0.12 * tone(x, y), 0, 1)), x, y, out - 0.1)
      const comb =
        smooth(0.03, -0.02, up) * smooth(stem + 0.02, stem + 0.1, across) * smooth(0.93, 0.86, across)
      const peel = smooth(0.86, 0.92, out) * smooth(-0.14, -0.06, up)
      return mix(mix(plain, gills, 0.9 * comb), skin, peel)
    },
  })
}

const mushroom = (look: Mushroom): Topping => ({
  material: MOIST,
  radius: look.wide * 0.8,
  drape: 0.3,
  lift: 0.004,
  tilt: 0.16,
  make: (random) => mushroomSlice(random, look),
})

const PEAR = tones('#e6cf94', '#f3e6bf', '#faf2d8')
/** A slice from stalk to base: the outline of the fruit, thin rind, core with two seeds. */
const pear: Topping = {
  material: MOIST,
  radius: 0.12,
  drape: 0.4,
  lift: 0.003,
  tilt: 0.06,
  make: (random) => {
    const [long, wide] = [random.between(0.115, 0.135), random.between(0.078, 0.09)]
    const half = [
      [0, -0.94],
      [0.5, -0.9],
      [0.92, -0.6],
      [1, -0.25],
      [0.86, 0.12],
      [0.52, 0.5],
      [0.4, 0.8],
      [0.26, 1.04],
      [0, 1.12],
    ] as const
    const brown = browning(random, 0.45)
    const tone = noise(random, 0.3, 0.12, 0.8)
    const [rind, core, seed] = [
      seen(random.chance(0.5) ? '#a3a03c' : '#b98538'),
      seen('#d6b878'),
      seen('#5b3317'),
    ]
    return slab({
      outline: profile(mirrored(half).map(([x, y]) => [long * y, wide * x] as const)),
      thickness: 0.016,
      bevel: 0.08,
      rays: 140,
      rings: 44,
      bend: ({ x }) => 0.25 * x * x,
      colour: ({ x, y, out }) => {
        const [u, v] = [x / long + 0.3, y / wide]
        const away = Math.hypot(u / 0.34, v / 0.36)
        const flesh = brown(PEAR(clamp(0.6 + 0.14 * tone(x, y), 0, 1)), x, y, out - 0.12)
        const cored = mix(flesh, core, 0.8 * smooth(0.2, 0.1, Math.abs(away - 0.9)))
        const pip = smooth(1.2, 0.9, Math.hypot(u / 0.15, (Math.abs(v) - 0.14) / 0.08))
        return mix(mix(cored, seed, pip), rind, smooth(0.9, 0.93, out))
      },
    })
  },
}

const FIG = tones('#84182e', '#a22c44', '#be4c5c')
/** A wedge from stalk to base: red flesh full of seeds, white under a dark skin. */
const fig: Topping = {
  material: MOIST,
  radius: 0.1,
  drape: 0,
  lift: -0.004,
  tilt: 0.14,
  make: (random) => {
    const [long, wide] = [random.between(0.1, 0.12), random.between(0.074, 0.09)]
    const seeds = spots(random, { count: 34, within: [0.03, long * 0.85], size: [0.0055, 0.0075] })
    const tone = noise(random, 0.2, 0.08, 0.7)
    const [pale, skin, seed] = [seen('#f0dcc0'), seen('#43203f'), seen('#e2a87c')]
    return slab({
      outline: (angle) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        return (1 + 0.4 * smooth(0.7, 1, c)) / Math.sqrt((c / long) ** 2 + (s / wide) ** 2)
      },
      thickness: 0.04,
      bevel: 0.12,
      rings: 44,
      bend: ({ out }) => -0.008 * smooth(0.5, 0, out),
      colour: ({ x, y, out }) => {
        const flesh = FIG(clamp(0.45 + 0.16 * tone(x, y) + 0.3 * out - 0.35 * smooth(0.3, 0.1, out), 0, 1))
        const seeded = mix(flesh, seed, 0.9 * seeds(x, y) * smooth(0.72, 0.64, out))
        return mix(mix(seeded, pale, smooth(0.76, 0.8, out)), skin, smooth(0.88, 0.91, out))
      },
    })
  },
}

/** From the choke to the outermost leaf. */
const ARTICHOKE = ['#f1e8ba', '#dcd48c', '#b3b862', '#869648'].map(seen)
/** Half of the heart: leaves close over each other to a point, pale inside, green outside. */
const artichoke: Topping = {
  material: MOIST,
  radius: 0.1,
  drape: 0.2,
  lift: 0.004,
  tilt: 0.1,
  make: (random) => {
    const [long, wide] = [random.between(0.1, 0.12), random.between(0.07, 0.084)]
    const half = [
      [0, -0.98],
      [0.42, -0.88],
      [0.82, -0.5],
      [1, 0],
      [0.88, 0.42],
      [0.8, 0.74],
      [0.52, 0.64],
      [0.4, 1],
      [0.18, 0.84],
      [0, 1.16],
    ] as const
    const brown = browning(random, 0.5)
    const [line, tip] = [seen('#6d7434'), seen('#75584c')]
    const edges = [0.3, 0.58, 0.82].map((edge) => edge + random.between(-0.05, 0.05))
    return slab({
      outline: profile(mirrored(half).map(([x, y]) => [long * y, wide * x] as const)),
      thickness: 0.028,
      bevel: 0.14,
      rays: 150,
      rings: 46,
      colour: ({ x, y, out }) => {
        const [u, v] = [x / long, Math.abs(y) / wide]
        const shell = v / Math.sqrt(Math.max(0.05, 1 - ((u - 0.05) / 1.12) ** 2))
        const inside = edges.filter((edge) => shell > edge).length
        const near = Math.min(...edges.map((edge) => Math.abs(shell - edge)))
        const lined = mix(ARTICHOKE[inside], line, 0.8 * smooth(0.075, 0.045, near) * smooth(-0.75, -0.45, u))
        return mix(brown(lined, x, y, out - 0.15), tip, 0.75 * smooth(0.5, 0.95, u + 0.2 * v))
      },
    })
  },
}

const PASTE = tones('#dcae62', '#f0d596', '#f8e8bc')
/** A slice that the oven has softened: yellow paste run out of a white rind. */
const brie: Topping = {
  material: CREAMY,
  radius: 0.12,
  drape: 0.7,
  lift: -0.004,
  tilt: 0.04,
  make: (random) => {
    const [long, deep] = [random.between(0.13, 0.165), random.between(0.062, 0.078)]
    const run = around(random, 2, 6, 0.7)
    const brown = browning(random, 0.4)
    const [rind, edge] = [seen('#f8f3e6'), seen('#cdb186')]
    return slab({
      outline: (angle) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const body = (Math.abs(c / long) ** 3.5 + Math.abs(s / deep) ** 3.5) ** (-1 / 3.5)
        return body * (1 + smooth(0.3, -0.3, s) * (0.14 + 0.12 * run(angle)))
      },
      thickness: 0.034,
      bevel: 0.3,
      rays: 150,
      rings: 44,
      bend: ({ y }) => 0.012 * smooth(deep * 0.6, deep * 0.8, y),
      colour: ({ x, y, out }) => {
        const paste = brown(PASTE(clamp(0.75 - 0.5 * smooth(0.7, 1, out), 0, 1)), x, y, out - 0.25)
        return mix(paste, mix(rind, edge, smooth(0.93, 1, out)), smooth(deep * 0.66, deep * 0.7, y))
      },
    })
  },
}

const EGG_WHITE = tones('#dcc69c', '#f1e8d4', '#f8f3e6')
const egg: Topping = {
  material: GLOSSY,
  radius: 0.19,
  drape: 0.4,
  lift: 0.002,
  tilt: 0.02,
  make: (random) => {
    const shape = around(random, 2, 5, 0.5)
    const brown = browning(random, 0.45)
    const [yolk, ring] = [seen('#f2a21c'), seen('#dd7f0c')]
    const [cx, cy] = [random.between(-0.025, 0.025), random.between(-0.025, 0.025)]
    return slab({
      outline: (angle) => 0.2 * (1 + 0.09 * shape(angle)),
      thickness: 0.018,
      bevel: 0.25,
      rays: 150,
      rings: 70,
      bend: ({ x, y }) => 0.045 * Math.sqrt(Math.max(0, 1 - (Math.hypot(x - cx, y - cy) / 0.09) ** 2)),
      colour: ({ x, y, out }) => {
        const away = Math.hypot(x - cx, y - cy)
        const white = brown(EGG_WHITE(clamp(0.8 - 0.5 * smooth(0.75, 1, out), 0, 1)), x + 9, y, out - 0.08)
        return mix(white, mix(yolk, ring, smooth(0.074, 0.086, away)), smooth(0.092, 0.088, away))
      },
    })
  },
}

const WALNUT = tones('#7a4a20', '#a9713a', '#cf9f62')
/** Half a kernel: two lobes with winding ridges beside a deep furrow. */
const walnut: Topping = {
  material: MATT,
  radius: 0.08,
  drape: 0,
  lift: -0.002,
  tilt: 0.16,
  make: (random) => {
    const size = random.between(0.85, 1.1)
    const crease = seen('#4e2a10')
    const lobe = (side: number) => {
      const wind = noise(random, 1.2, 0.5, 0.8)
      const ridge = (x: number, y: number) => Math.sin(7 * x + 2.2 * wind(x, y) + 3 * side * y)
      const mesh = lump({
        radii: [0.084 * size, 0.04 * size, 0.034 * size],
        swell: ({ x, y }) => 1 + 0.12 * smooth(-0.9, 0.2, ridge(x, y)) - 0.12 + 0.06 * wind(y, x),
        colour: ({ x, y, up }) =>
          mix(
            WALNUT(clamp(0.4 + 0.35 * up + 0.2 * ridge(x, y), 0, 1)),
            crease,
            0.85 * smooth(-0.55, -0.85, ridge(x, y)),
          ),
        rows: 44,
        sides: 56,
      })
      return posed(mesh, { y: side * 0.037 * size, turn: side * 0.1 })
    }
    return random.chance(0.3) ? lobe(1) : joined([lobe(-1), lobe(1)])
  },
}

export const SLICES = {
  champignon: mushroom({
    flesh: tones('#d3b384', '#ead6b0', '#f5e8cc'),
    cap: '#8f6440',
    gill: '#5a3823',
    wide: 0.128,
    high: 0.78,
    stalk: [0.3, 0.72],
  }),
  porcino: mushroom({
    flesh: tones('#cfa768', '#e6cc98', '#f2e2bc'),
    cap: '#6b3a1a',
    gill: '#a58f3e',
    wide: 0.15,
    high: 0.66,
    stalk: [0.42, 1.05],
  }),
  cardoncello: mushroom({
    flesh: tones('#cdad78', '#e8d4a8', '#f4e7c8'),
    cap: '#95704a',
    gill: '#b0905c',
    wide: 0.135,
    high: 0.42,
    stalk: [0.4, 1.1],
  }),
  pear,
  fig,
  artichoke,
  brie,
  egg,
  walnut,
} satisfies Record<string, Topping>
