/** Thin slices of ham and sausage: ruffled, folded, torn. */
import type { SeededRandom } from '#site'
import { mix, type Ramp } from '../fields/colour.ts'
import { around, type Field, noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { fold } from '../geometry/fold.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { slab } from '../geometry/slab.ts'
import { seen, spots, tones } from './paint.ts'
import { MOIST, type Range, type Topping } from './topping.ts'

const WHITE_FAT = seen('#f7e8d8')

interface Ruffle {
  meat: Ramp
  size: Range
  folds: number
  height: number
  /** Share of the slice that is the white edge, and how much fat runs through the lean. */
  fat: Range
  /** Colour of the outermost edge. */
  rim?: string
}

/** Ham: let fall in folds, its white edge on the open side. */
function ruffled(random: SeededRandom, { meat, size, folds, height, fat, rim }: Ruffle): Mesh {
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
}

interface Torn {
  meat: Ramp
  size: Range
  /** Height of the waves in which it lies. */
  wave: number
  rim: string
  /** How ragged the outline is. */
  torn: number
  dots?: (random: SeededRandom) => Field
}

/** A whole round slice that lies in two or three waves. */
function torn(random: SeededRandom, { meat, size, wave, rim, torn: ragged, dots }: Torn): Mesh {
  const radius = random.between(...size)
  const shape = around(random, 2, 9, 0.5)
  const broad = noise(random, 0.5, 0.2, 0.8)
  const [turn, phase] = [random.between(14, 19), random.between(0, 6)]
  const dotted = dots?.(random)
  const edge = seen(rim)
  const swing = (x: number, y: number) => Math.sin(turn * (x + 0.5 * broad(y, x) * 0.1) + phase + 3 * y)
  return slab({
    outline: (angle) => radius * (1 + ragged * shape(angle)),
    thickness: 0.009,
    bevel: 0.04,
    rays: 130,
    rings: 46,
    bend: ({ x, y, out }) => wave * (1 + swing(x, y)) * (0.45 + 0.55 * out),
    colour: ({ x, y, out }) => {
      const plain = meat(clamp(0.55 + 0.14 * broad(x, y) + 0.16 * swing(x, y), 0, 1))
      const spotted = dotted ? mix(plain, WHITE_FAT, 0.95 * dotted(x, y)) : plain
      return mix(spotted, edge, 0.85 * smooth(0.93, 0.96, out))
    },
  })
}

const lying = (radius: number, make: Topping['make']): Topping => ({
  material: MOIST,
  radius,
  drape: 0.5,
  lift: 0.004,
  tilt: 0.06,
  make,
})

const RAW: Ruffle = {
  meat: tones('#80242a', '#9c3638', '#b85650'),
  size: [0.33, 0.22],
  folds: 2.1,
  height: 0.05,
  fat: [0.26, 0.75],
}
const MORTADELLA: Torn = {
  meat: tones('#e09a90', '#f0b6aa', '#f8cfc4'),
  size: [0.19, 0.225],
  wave: 0.03,
  rim: '#d98878',
  torn: 0.03,
  dots: (random) => spots(random, { count: 16, within: [0, 0.18], size: [0.012, 0.018], long: 1.3 }),
}

export const SHEETS = {
  rawHam: lying(0.17, (random) => ruffled(random, RAW)),
  speck: lying(0.15, (random) =>
    ruffled(random, {
      ...RAW,
      meat: tones('#5c1424', '#782232', '#96404a'),
      size: [0.3, 0.2],
      fat: [0.22, 0.75],
      rim: '#5f331c',
    }),
  ),
  cookedHam: lying(0.15, (random) =>
    ruffled(random, {
      meat: tones('#d4847a', '#eaa498', '#f4c2b4'),
      size: [0.27, 0.24],
      folds: 1.1,
      height: 0.04,
      fat: [0.07, 0],
    }),
  ),
  mortadella: lying(0.18, (random) => torn(random, MORTADELLA)),
} satisfies Record<string, Topping>
