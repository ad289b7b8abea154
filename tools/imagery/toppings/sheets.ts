/** Thin slices of ham and sausage, let fall in soft folds. */
import { mix } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { points } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import type { Material } from '../renderer/piece.ts'
import { seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

const CURED: Material = { ...MOIST, subsurface: 0.26, coat: 0.12 }
const WHITE_FAT = seen('#f8e6d2')

/** Rows of numbers: half the length and half the width; how many folds lie on one unit of length, and how high they stand;
 * share of the width that is a white edge on one side, how much fat runs through the lean, and grains of fat in it. The
 * colours are those of the lean and of the outermost edge. */
const slice = (numbers: string, colours: string, rim: string) => {
  const [size, [folds, height], [white, marbled, grains]] = points(numbers)
  return topping(CURED, lie(size[0] * 0.85, 0.6, 0.014, 0.04), (random) => {
    const [long, wide] = size.map((half) => half * random.between(0.88, 1.1))
    const meat = tones(colours)
    const shape = around(random, 2, 6, 0.8)
    const broad = noise(random, 0.5, 0.2, 0.8)
    const [phase, lean] = [random.between(0, 6), random.between(-1, 1)]
    const dotted = spots(random, { count: grains, within: [0, long * 0.85], size: [0.01, 0.016], long: 1.4 })
    const edge = seen(rim)
    const swing = (x: number, y: number) => Math.sin(folds * (x + 0.35 * lean * y) + phase + broad(x, y))
    return slab({
      outline: (angle) =>
        (1 + 0.06 * shape(angle)) / Math.hypot(Math.cos(angle) / long, Math.sin(angle) / wide),
      thickness: 0.007,
      bevel: 0.05,
      fine: [120, 44],
      bend: ({ x, y }) => height * (1 + swing(x, y)) * 0.5,
      colour: ({ x, y, out }) => {
        const plain = meat(clamp(0.5 + 0.1 * broad(y, x) + 0.28 * swing(x, y), 0, 1))
        const side = smooth(1 - white, 1.12 - white, y / wide + 0.12 * broad(x, y))
        const streak = marbled * smooth(0.9, 1.5, broad(x * 0.8, y * 3))
        const fat = Math.max(0.9 * side * Math.sign(white), streak, 0.8 * dotted(x, y))
        return mix(mix(plain, WHITE_FAT, fat), edge, 0.8 * smooth(0.9, 0.96, out))
      },
    })
  })
}

export const SHEETS = {
  rawHam: slice('0.26,0.095 30,0.044 0.3,0.35,0', '#98261f #b8443a #d0705e', '#cc8a74'),
  speck: slice('0.24,0.085 26,0.036 0.36,0.5,0', '#7a2428 #983c3c #b85e54', '#6e3a22'),
  cookedHam: slice('0.18,0.15 20,0.036 0,0,0', '#dc938a #efb0a4 #f6ccbe', '#f4d8c4'),
  mortadella: slice('0.22,0.2 19,0.034 0,0,9', '#e2a096 #f0b8ac #f7cfc4', '#dd9284'),
} satisfies Record<string, Topping>
