/** Thin slices of ham and sausage: ruffled, folded, torn. */
import { mix } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { fold } from '../geometry/fold.ts'
import { slab } from '../geometry/slab.ts'
import { seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Range, type Topping, topping } from './topping.ts'

const WHITE_FAT = seen('#f7e8d8')

interface Ruffle {
  meat: string
  size: Range
  folds: number
  height: number
  /** Share of the slice that is the white edge, and how much fat runs through the lean. */
  fat: Range
  /** Colour of the outermost edge. */
  rim?: string
}

/** Ham: let fall in folds, its white edge on the open side. */
const ham = (radius: number, { meat: colours, size, folds, height, fat, rim }: Ruffle) =>
  topping(MOIST, lie(radius, 0.5, 0.004, 0.06), (random) => {
    const meat = tones(colours)
    const broad = noise(random, 0.4, 0.16, 0.8)
    const vein = noise(random, 0.2, 0.07, 0.6)
    const outermost = rim ? seen(rim) : WHITE_FAT
    return fold(random, {
      size: [size[0] * random.between(0.85, 1.2), size[1] * random.between(0.85, 1.15)],
      folds: folds * random.between(0.8, 1.2),
      height: height * random.between(0.8, 1.2),
      colour: ({ x, y, open, crest }) => {
        const lean = meat(clamp(0.5 + 0.12 * broad(x, y) + 0.2 * crest, 0, 1))
        const white = smooth(1 - fat[0], 1 - fat[0] * 0.8, open + 0.03 * broad(x, y))
        const streak = fat[1] * smooth(1.15, 1.5, vein(x * 0.5, y * 1.6))
        return mix(mix(lean, WHITE_FAT, Math.max(white, streak)), outermost, smooth(0.95, 0.97, open))
      },
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
    rays: 130,
    rings: 46,
    bend: ({ x, y, out }) => 0.03 * (1 + swing(x, y)) * (0.45 + 0.55 * out),
    colour: ({ x, y, out }) => {
      const plain = PORK(clamp(0.55 + 0.14 * broad(x, y) + 0.16 * swing(x, y), 0, 1))
      const spotted = mix(plain, WHITE_FAT, 0.95 * dotted(x, y))
      return mix(spotted, edge, 0.85 * smooth(0.93, 0.96, out))
    },
  })
})

const RAW: Ruffle = {
  meat: '#80242a #9c3638 #b85650',
  size: [0.33, 0.22],
  folds: 2.1,
  height: 0.05,
  fat: [0.26, 0.75],
}

export const SHEETS = {
  rawHam: ham(0.17, RAW),
  speck: ham(0.15, {
    ...RAW,
    meat: '#5c1424 #782232 #96404a',
    size: [0.3, 0.2],
    fat: [0.22, 0.75],
    rim: '#5f331c',
  }),
  cookedHam: ham(0.15, {
    meat: '#d4847a #eaa498 #f4c2b4',
    size: [0.27, 0.24],
    folds: 1.1,
    height: 0.04,
    fat: [0.07, 0],
  }),
  mortadella,
} satisfies Record<string, Topping>
