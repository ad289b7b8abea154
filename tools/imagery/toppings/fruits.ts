/** Slices and wedges that the outline of the fruit tells: pears, figs, artichokes. */
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { mirrored, points, profile } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import { browning, seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

const PEAR = tones('#e6cf94 #f3e6bf #faf2d8')
/** A slice from stalk to base: the outline of the fruit, thin rind, core with two seeds. */
const pear = topping(MOIST, lie(0.12, 0.4, 0.003, 0.06), (random) => {
  const [long, wide] = [random.between(0.115, 0.135), random.between(0.078, 0.09)]
  const half = points('0,-0.94 0.5,-0.9 0.92,-0.6 1,-0.25 0.86,0.12 0.52,0.5 0.4,0.8 0.26,1.04 0,1.12')
  const brown = browning(random, 0.45)
  const tone = noise(random, 0.3, 0.12, 0.8)
  const green = random.chance(0.5)
  const [rind, core, seed] = [green ? '#a3a03c' : '#b98538', '#d6b878', '#5b3317'].map(seen)
  return slab({
    outline: profile(mirrored(half).map(([x, y]) => [long * y, wide * x] as const)),
    thickness: 0.016,
    bevel: 0.08,
    fine: [140, 44],
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
})

const FIG = tones('#84182e #a22c44 #be4c5c')
/** A wedge from stalk to base: red flesh full of seeds, white under a dark skin. */
const fig = topping(MOIST, lie(0.1, 0, -0.004, 0.14), (random) => {
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
    fine: [120, 44],
    bend: ({ out }) => -0.008 * smooth(0.5, 0, out),
    colour: ({ x, y, out }) => {
      const flesh = FIG(clamp(0.45 + 0.16 * tone(x, y) + 0.3 * out - 0.35 * smooth(0.3, 0.1, out), 0, 1))
      const seeded = mix(flesh, seed, 0.9 * seeds(x, y) * smooth(0.72, 0.64, out))
      return mix(mix(seeded, pale, smooth(0.76, 0.8, out)), skin, smooth(0.88, 0.91, out))
    },
  })
})

/** From the innermost leaf to the outermost. */
const ARTICHOKE = ['#eae0a2', '#c2c068', '#929a3c'].map(seen)
/** Half of the outline, and the angles from the base at which one leaf closes over the next. */
const BUD = points('0,-0.98 0.42,-0.9 0.82,-0.55 1,-0.05 1.04,0.52 0.72,0.56 0.58,1.02 0.26,0.82 0,1.26')
const CLOSING = [0.15, 0.42] as const
/** Half of the heart: pointed leaves in a fan over a pale base, green outside, brown at their tips. */
const artichoke = topping(MOIST, lie(0.1, 0.2, 0.006, 0.1), (random) => {
  const [long, wide] = [random.between(0.13, 0.15), random.between(0.1, 0.114)]
  const brown = browning(random, 0.4)
  const [line, tip, base] = [seen('#8a8a42'), seen('#7c5a50'), seen('#f5eed0')]
  const leafOf = (u: number, v: number) => {
    const angle = Math.atan2(v * wide, (u + 1) * long)
    const inside = CLOSING.filter((edge) => angle > edge * (wide / long)).length
    const near = Math.min(...CLOSING.map((edge) => Math.abs(angle - edge * (wide / long))))
    return { inside, near: near * (u + 1) }
  }
  return slab({
    outline: profile(mirrored(BUD).map(([x, y]) => [long * y, wide * x] as const)),
    thickness: 0.028,
    bevel: 0.12,
    fine: [170, 46],
    bend: ({ x, y }) => -0.007 * leafOf(x / long, Math.abs(y) / wide).inside * smooth(-0.4, 0.2, x / long),
    colour: ({ x, y, out }) => {
      const u = x / long
      const { inside, near } = leafOf(u, Math.abs(y) / wide)
      const grown = mix(base, ARTICHOKE[inside], smooth(-0.85, -0.35, u))
      const lined = mix(grown, line, 0.85 * smooth(0.07, 0.03, near) * smooth(-0.5, -0.1, u))
      return mix(brown(lined, x, y, out - 0.2), tip, 0.8 * smooth(0.72, 1, out) * smooth(0.1, 0.6, u))
    },
  })
})

export const FRUITS = { pear, fig, artichoke } satisfies Record<string, Topping>
