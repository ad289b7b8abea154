/** Slices and wedges that the outline of the fruit tells: pears, figs, artichokes. */
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { mirrored, points, profile } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import { browning, seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

const PEAR = tones('#ecdca8 #f6ecc8 #faf4dc')
/** A thin slice from stalk to base: the outline of the fruit, its rind, a pale core. */
const pear = topping(MOIST, lie(0.15, 0.4, 0.006, 0.06), (random) => {
  const [long, wide] = [random.between(0.15, 0.17), random.between(0.1, 0.115)]
  const half = points('0,-0.94 0.5,-0.9 0.92,-0.6 1,-0.25 0.86,0.12 0.52,0.5 0.4,0.8 0.26,1.04 0,1.12')
  const brown = browning(random, 0.45)
  const tone = noise(random, 0.3, 0.12, 0.8)
  const [rind, core] = [seen(random.chance(0.7) ? '#8f9e30' : '#c07a34'), seen('#e4cc8e')]
  return slab({
    outline: profile(mirrored(half).map(([x, y]) => [long * y, wide * x] as const)),
    thickness: 0.014,
    bevel: 0.08,
    fine: [140, 44],
    bend: ({ x }) => 0.25 * x * x,
    colour: ({ x, y, out }) => {
      const [u, v] = [x / long + 0.3, y / wide]
      const away = Math.hypot(u / 0.34, v / 0.36)
      const flesh = brown(PEAR(clamp(0.6 + 0.14 * tone(x, y), 0, 1)), x, y, out - 0.12)
      return mix(mix(flesh, core, 0.7 * smooth(1, 0.7, away)), rind, smooth(0.83, 0.89, out))
    },
  })
})

const FIG = tones('#a8384e #c65a68 #de8a8c')
/** A wedge from stalk to base: pink flesh with golden seeds, a broad white band, violet skin. */
const fig = topping(MOIST, lie(0.1, 0, -0.004, 0.14), (random) => {
  const [long, wide] = [random.between(0.125, 0.145), random.between(0.095, 0.11)]
  const seeds = spots(random, { count: 16, within: [0.03, long * 0.6], size: [0.0085, 0.0115] })
  const tone = noise(random, 0.2, 0.08, 0.7)
  const [pale, skin, seed] = [seen('#f4e2b8'), seen('#5c2c5c'), seen('#f2cd84')]
  return slab({
    outline: (angle) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return (1 + 0.5 * smooth(0.6, 1, c)) / Math.sqrt((c / long) ** 2 + (s / wide) ** 2)
    },
    thickness: 0.03,
    bevel: 0.14,
    fine: [120, 44],
    colour: ({ x, y, out }) => {
      const flesh = FIG(clamp(0.45 + 0.16 * tone(x, y) + 0.2 * out, 0, 1))
      const seeded = mix(flesh, seed, 0.9 * seeds(x, y))
      return mix(mix(seeded, pale, smooth(0.62, 0.72, out)), skin, smooth(0.84, 0.9, out))
    },
  })
})

/** From the outermost leaf to the pale heart. */
const LEAVES = ['#868430', '#b2aa4a', '#ddcc7c', '#f4e6b0'].map(seen)
/** Half of the outline, from the cut stalk to the tips of the leaves. */
const BUD = points(
  '0.26,-1.15 0.3,-0.92 0.8,-0.66 1,-0.2 0.95,0.2 0.86,0.62 0.62,0.56 0.5,0.96 0.28,0.86 0,1.28',
)
/** Half of the heart with a piece of stalk: leaves close around each other, pale inside, olive outside, their tips browned. */
const artichoke = topping(MOIST, lie(0.11, 0.4, 0.004, 0.08), (random) => {
  const [long, wide] = [random.between(0.145, 0.17), random.between(0.105, 0.125)]
  const [brown, tip, line] = [browning(random, 0.6), seen('#8a4c20'), seen('#6a6428')]
  return slab({
    outline: profile(mirrored(BUD).map(([x, y]) => [long * y, wide * x] as const)),
    thickness: 0.03,
    bevel: 0.2,
    fine: [150, 60],
    colour: ({ x, y, out }) => {
      const [u, v] = [x / long, Math.abs(y) / wide]
      // Each leaf is a pointed arch over the heart, two thirds as wide as the one around it.
      const depth = 3.5 * (1 - Math.hypot(v, Math.max(0, u + 0.35) / (1.45 - 0.4 * v)))
      const at = clamp(Math.floor(depth), 0, 3)
      const grown = mix(LEAVES[at], LEAVES[3], smooth(-0.3, -0.75, u))
      const between = smooth(0.3, 0.1, depth - at) * Math.min(1, at) * smooth(-0.7, -0.3, u)
      const lined = mix(brown(grown, x, y, out - 0.2), line, 0.6 * between)
      return mix(lined, tip, 0.8 * smooth(0.6, 1, out) * smooth(0.2, 0.8, u))
    },
  })
})

export const FRUITS = { pear, fig, artichoke } satisfies Record<string, Topping>
