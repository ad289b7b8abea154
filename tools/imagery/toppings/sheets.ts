/** Thin slices of ham and sausage, let fall in soft folds. */
import { mix } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { points } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import type { Material } from '../renderer/piece.ts'
import { seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

/** Light goes through a thin slice: its shadows are soft and warm. */
const CURED: Material = { ...MOIST, subsurface: 0.36, coat: 0.03 }
const WHITE_FAT = seen('#fbeadb')

/** Rows of numbers: half the length and half the width; how far from its middle the folds meet, how many lie on one unit of
 * width, and how high they stand; share of the width that is a white edge on one side, how much fat runs through the lean,
 * and grains of fat in it. The colours are those of the lean and of the outermost edge. */
const slice = (numbers: string, colours: string, rim: string): Topping => {
  const [size, [meet, folds, height], [white, marbled, grains]] = points(numbers)
  return topping(CURED, lie(size[0] * 0.85, 0.6, 0.014, 0.04), (random) => {
    const [long, wide] = size.map((half) => half * random.between(0.86, 1.14))
    const meat = tones(colours)
    const shape = around(random, 2, 6, 0.8)
    const broad = noise(random, 0.5, 0.2, 0.8)
    const phase = random.between(0, 6)
    const dotted = spots(random, { count: grains, within: [0, long * 0.85], size: [0.011, 0.017], long: 1.3 })
    const edge = seen(rim)
    const swing = (x: number, y: number) =>
      Math.sin(folds * meet * Math.atan2(y, x + meet) + phase + 0.7 * broad(x, y))
    return slab({
      outline: (angle) =>
        (1 + 0.08 * shape(angle)) / Math.hypot(Math.cos(angle) / long, Math.sin(angle) / wide),
      thickness: 0.007,
      bevel: 0.05,
      fine: [140, 44],
      // Gathered where the folds meet, loose at the far edge.
      bend: ({ x, y }) => height * smooth(-meet, long, x) * (1 + swing(x, y)) * 0.5,
      colour: ({ x, y, out }) => {
        const plain = meat(clamp(0.5 + 0.1 * broad(y, x) + 0.42 * swing(x, y), 0, 1))
        const side = white > 0 ? smooth(1 - white, 1.12 - white, y / wide + 0.12 * broad(x, y)) : 0
        const streak = marbled * smooth(0.9, 1.5, broad(x * 0.8, y * 3))
        const fat = Math.max(0.9 * side, streak, 0.85 * dotted(x, y))
        return mix(mix(plain, WHITE_FAT, fat), edge, 0.5 * smooth(0.91, 0.97, out))
      },
    })
  })
}

export const SHEETS = {
  rawHam: slice('0.26,0.13 0.6,44,0.05 0.42,0.3,0', '#b4503f #cd7661 #e3a48e', '#e0b49a'),
  speck: slice('0.25,0.12 0.6,48,0.05 0.48,0.6,0', '#762426 #a24440 #cc8474', '#7a4428'),
  cookedHam: slice('0.23,0.17 0.32,34,0.07 0,0,0', '#db8c7e #eeaea2 #f7d0c5', '#f2c8ba'),
  mortadella: slice('0.29,0.23 0.38,28,0.08 0,0,12', '#df8f82 #f0b2a4 #f9d2c6', '#d98a7c'),
} satisfies Record<string, Topping>
