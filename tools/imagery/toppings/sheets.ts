/** Thin slices of ham and sausage: ruffled, folded, torn. */
import { mix } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { sheet } from '../geometry/mesh.ts'
import { slab } from '../geometry/slab.ts'
import { seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Range, type Topping, topping } from './topping.ts'

const WHITE_FAT = seen('#f7e8d8')

/** Ham: let fall in folds, its white edge on the open side, which is wavy; the other is gathered. */
const ham = (
  radius: number,
  colours: string,
  /** Length of the row of folds and depth of the slice. */
  size: Range,
  [many, high]: readonly [folds: number, height: number],
  /** Share of the slice that is the white edge, and how much fat runs through the lean. */
  fat: Range,
  outermost = WHITE_FAT,
) =>
  topping(MOIST, lie(radius, 0.5, 0.004, 0.06), (random) => {
    const meat = tones(colours)
    const broad = noise(random, 0.4, 0.16, 0.8)
    const vein = noise(random, 0.2, 0.07, 0.6)
    const [length, depth] = [size[0] * random.between(0.85, 1.2), size[1] * random.between(0.85, 1.15)]
    const [folds, height] = [many * random.between(0.8, 1.2), high * random.between(0.8, 1.2)]
    const wander = noise(random, 0.5, 0.18, 0.8)
    const edge = noise(random, 0.5, 0.16, 0.9)
    const phase = random.between(0, TAU)
    const curve = random.between(-0.5, 0.5)
    const uneven = random.between(0.15, 0.4)
    // `open` is 0 at the gathered edge; flat, the slice is more than twice as long as its row of folds.
    return sheet({ u: 84, v: 26 }, (along, open) => {
      const [x, y] = [along * length * 2.2, open * depth]
      const turn = TAU * folds * along + phase + 1.3 * wander(x, y) + 0.6 * (open - 0.5)
      const crest = Math.sin(turn)
      const ends = smooth(0, 0.08, Math.min(along, 1 - along))
      const amplitude =
        height * (0.25 + 0.75 * open) * (0.75 + uneven * Math.sin(turn * 0.43 + phase)) * (0.4 + 0.6 * ends)
      const corner = 1 - 0.5 * Math.abs(2 * along - 1) ** 3
      const reach = depth * (open - 0.5) * corner * (1 + 0.2 * edge(x, 0))
      const lean = meat(clamp(0.5 + 0.12 * broad(x, y) + 0.2 * crest, 0, 1))
      const white = smooth(1 - fat[0], 1 - fat[0] * 0.8, open + 0.03 * broad(x, y))
      const streak = fat[1] * smooth(1.15, 1.5, vein(x * 0.5, y * 1.6))
      return {
        x: (along - 0.5) * length * (0.68 + 0.32 * open) + 0.02 * edge(y, x),
        y: reach - curve * (along - 0.5) ** 2 * length * 1.5,
        z: 0.006 + amplitude * (1 + crest) * 0.5 * (1 - 0.45 * smooth(0.85, 1, open)),
        colour: mix(mix(lean, WHITE_FAT, Math.max(white, streak)), outermost, smooth(0.95, 0.97, open)),
      }
    })
  })

const PORK = tones('#e09a90 #f0b6aa #f8cfc4')
/** A whole round slice that lies in two or three waves. */
const mortadella = topping(MOIST, lie(0.18, 0.5, 0.004, 0.06), (random) => {
  const radius = random.between(0.19, 0.225)
  const shape = around(random, 2, 9, 0.5)
  const broad = noise(random, 0.5, 0.2, 0.8)
  const [turn, phase] = [random.between(14, 19), random.between(0, 6)]
  const dotted = spots(random, { count: 16, within: [0, 0.18], size: [0.012, 0.018], long: 1.3 })
  const edge = seen('#d98878')
  const swing = (x: number, y: number) => Math.sin(turn * (x + 0.5 * broad(y, x) * 0.1) + phase + 3 * y)
  return slab({
    outline: (angle) => radius * (1 + 0.03 * shape(angle)),
    thickness: 0.009,
    bevel: 0.04,
    fine: [130, 46],
    bend: ({ x, y, out }) => 0.03 * (1 + swing(x, y)) * (0.45 + 0.55 * out),
    colour: ({ x, y, out }) => {
      const plain = PORK(clamp(0.55 + 0.14 * broad(x, y) + 0.16 * swing(x, y), 0, 1))
      const spotted = mix(plain, WHITE_FAT, 0.95 * dotted(x, y))
      return mix(spotted, edge, 0.85 * smooth(0.93, 0.96, out))
    },
  })
})

export const SHEETS = {
  rawHam: ham(0.17, '#80242a #9c3638 #b85650', [0.33, 0.22], [2.1, 0.05], [0.26, 0.75]),
  speck: ham(0.15, '#5c1424 #782232 #96404a', [0.3, 0.2], [2.1, 0.05], [0.22, 0.75], seen('#5f331c')),
  cookedHam: ham(0.15, '#d4847a #eaa498 #f4c2b4', [0.27, 0.24], [1.1, 0.04], [0.07, 0]),
  mortadella,
} satisfies Record<string, Topping>
