/** Thin slices of ham and sausage, let fall in soft folds. */
import { mix } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, polar, smooth } from '../fields/scalar.ts'
import { joined, posed } from '../geometry/mesh.ts'
import { points, profile } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import type { Material } from '../renderer/piece.ts'
import { seen, spots, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

const CURED: Material = { ...MOIST, subsurface: 0.12, coat: 0.08 }
const WHITE_FAT = seen('#f8e6d2')

/** Rows of numbers: half the length and half the width; how many folds lie on one unit of length, and how high they stand;
 * share of the width that is a white edge on one side, and how much fat runs through the lean. The
 * colours are those of the lean and of the outermost edge. */
const slice = (numbers: string, colours: string, rim: string) => {
  const [size, [folds, height], [white, marbled]] = points(numbers)
  return topping(CURED, lie(size[0] * 0.85, 0.6, 0.014, 0.04), (random) => {
    const [long, wide] = size.map((half) => half * random.between(0.88, 1.1))
    const meat = tones(colours)
    const shape = around(random, 2, 6, 0.8)
    const broad = noise(random, 0.5, 0.2, 0.8)
    const [phase, lean] = [random.between(0, 6), random.between(-1, 1)]
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
        const fat = Math.max(0.9 * side, streak)
        return mix(mix(plain, WHITE_FAT, fat), edge, 0.8 * smooth(0.9, 0.96, out))
      },
    })
  })
}

/** Rows of numbers: the radius of a slice, into how much of a turn it is folded, how many layers then lie over each other,
 * and how high its free edge waves; grains of fat, and the share of the radius that is an edge of fat. */
const folded = (numbers: string, colours: string, rim: string) => {
  const [[size, turn, layers, height], [grains, fat]] = points(numbers)
  const arc = Array.from({ length: 25 }, (_, at) => (at / 24 - 0.5) * turn)
  const [meat, edge] = [tones(colours), seen(rim)]
  return topping(CURED, lie(size * 0.6, 0.5, 0.016, 0.05), (random) => {
    const radius = size * random.between(0.84, 1.14)
    const layer = (at: number) => {
      const [soft, uneven] = [noise(random, 0.5, 0.2, 0.9), around(random, 2, 7, 0.7)]
      const dotted = spots(random, {
        count: grains,
        within: [0, 0.7 * radius],
        size: [0.014, 0.02],
        long: 1.2,
      })
      const border = arc.map((angle) => polar(radius * (1 + 0.06 * uneven(2 * angle)), angle))
      const from = (x: number, y: number) => Math.hypot(x + 0.5 * radius, y) / radius
      const mesh = slab({
        outline: profile([[-0.52 * radius, 0], ...border.map(({ x, y }) => [x - 0.5 * radius, y])]),
        thickness: 0.009,
        bevel: 0.04,
        fine: [160, 44],
        bend: ({ x, y }) => height * (1 + soft(x, y)) * from(x, y) ** 1.5,
        colour: ({ x, y }) => {
          const lit = 0.62 + 0.24 * soft(x, y) - 0.2 * smooth(0.5, 0, from(x, y)) - 0.3 * (layers - 1 - at)
          const plain = mix(meat(clamp(lit, 0, 1)), WHITE_FAT, 0.85 * dotted(x, y))
          return mix(plain, edge, smooth(1 - fat, 1.03 - fat, from(x, y)))
        },
      })
      // Each layer is turned a little about the fold, so that its edge shows beside the next.
      const open = posed(mesh, { x: 0.5 * radius, turn: 0.12 * ((layers - 1) / 2 - at), z: 0.014 * at })
      return posed(open, { x: -0.5 * radius - 0.11 * radius * at })
    }
    return joined(Array.from({ length: layers }, (_, at) => layer(at)))
  })
}

export const SHEETS = {
  rawHam: slice('0.25,0.125 17,0.05 0.3,0.3', '#a8443a #c46a5a #dc9884', '#d8a48c'),
  speck: slice('0.24,0.11 17,0.042 0.44,0.4', '#86302e #a64a44 #c27264', '#7a4428'),
  cookedHam: folded('0.24,2.6,2,0.036 0,0.06', '#d08878 #e8a898 #f2c0b0', '#f9e6d4'),
  mortadella: folded('0.34,1.7,3,0.024 9,0.025', '#dc968a #eeb2a6 #f5c8bc', '#d48478'),
} satisfies Record<string, Topping>
