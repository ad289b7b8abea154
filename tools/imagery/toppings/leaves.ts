/** Fresh leaves, sprigs, flowers. */
import type { SeededRandom } from '#site'
import { clamp, polar, power, smooth } from '../fields/scalar.ts'
import { leaf } from '../geometry/leaf.ts'
import { joined, posed } from '../geometry/mesh.ts'
import { points } from '../geometry/profile.ts'
import { type Point, tube } from '../geometry/tube.ts'
import { courgetteFlower } from './courgette-flower.ts'
import { seen, tones } from './paint.ts'
import { LEAFY, lie, type Range, type Topping, topping } from './topping.ts'

interface Blade {
  puff?: number
  ruffle?: number
  /** Factor of the width: teeth, lobes. */
  edge?: (along: number) => number
  /** Several on one stalk, by the angle at which they stand; sizes become smaller. */
  together?: (random: SeededRandom) => readonly number[]
}

/** Rows of numbers: its length, at least and at most; half its width as a share of the length, at its widest, which with a
 * second number below 1 is nearer the stalk; at least and at most how far it bends and how far its halves are folded up. */
const leafy = (
  numbers: string,
  colours: string,
  [vein, veins]: readonly [string, number],
  { puff = 0.1, ruffle = 0.3, edge, together }: Blade = {},
) => {
  const [[least, most], [wide, point], [bend, mostBend, fold, mostFold]] = points(numbers)
  return topping(LEAFY, lie(most * 0.4, 0.1, 0.016, 0.2), (random) =>
    joined(
      (together?.(random) ?? [0]).map((turn, at, all) => {
        const size = 1 - 0.18 * at
        const length = random.between(least, most) * size
        const blade = leaf(random, {
          length,
          width: (along) =>
            length * wide * power(Math.sin(Math.PI * along ** point), 0.75) * (edge?.(along) ?? 1) + 0.0015,
          colours: tones(colours),
          vein: seen(vein),
          veins,
          bend: random.between(bend, mostBend),
          fold: random.between(fold, mostFold),
          puff,
          ruffle,
        })
        return posed(blade, { ...polar(all.length > 1 ? 0.4 * least * size : 0, turn), turn, z: 0.008 * at })
      }),
    ),
  )
}

const WOOD = seen('#7a6a3c')

/** A thin stem and few leaves, in pairs; `thick` is half the width of a needle or leaf. */
const sprig = (size: Range, pairs: number, leaf: Range, [thick, lean]: Range, hexes: string) =>
  topping(LEAFY, lie(size[1] * 0.4, 0.3, 0.006, 0.06), (random) => {
    const colours = tones(hexes)
    const length = random.between(...size)
    const curve = random.between(-1.4, 1.4)
    const at = (along: number): Point => [length * (along - 0.5), curve * length * (along - 0.5) ** 2, 0.016]
    const stalk = tube({ path: at, section: () => [0.0042, 0.0042], colour: () => WOOD, fine: [16, 6] })
    const leaves = Array.from({ length: 2 * pairs }, (_, which) => {
      const along = 0.16 + (0.84 * (Math.floor(which / 2) + random.between(0.3, 0.7))) / pairs
      const angle = (which % 2 ? 1 : -1) * lean * random.between(0.75, 1.2)
      const long = random.between(...leaf) * (1.1 - 0.4 * along)
      const rise = random.between(0, 0.02)
      const [x, y, z] = at(along)
      const tone = random.between(0.3, 0.9)
      return tube({
        path: (way) => [x + way * long * Math.cos(angle), y + way * long * Math.sin(angle), z + rise * way],
        section: (way) => {
          const half = thick * Math.sin(Math.PI * clamp(0.06 + 0.9 * way, 0, 1)) ** 0.6
          return [half, 0.4 * half]
        },
        colour: (way) => colours(tone * (0.7 + 0.3 * way)),
        fine: [9, 6],
      })
    })
    return joined([stalk, ...leaves])
  })

export const LEAVES = {
  basil: leafy('0.14,0.21 0.34,0.74 -0.3,0.45,0.45,0.85', '#3c6a10 #5f9018 #8eb436', ['#b4d67e', 3.4], {
    puff: 0.16,
    together: (random) => {
      const first = random.between(-1.2, -0.7)
      return random.chance(0.35) ? [first, first + 1.7, 0.2] : random.chance(0.4) ? [first, first + 2] : [0]
    },
  }),
  mint: leafy('0.13,0.19 0.3,0.8 -0.2,0.6,0.15,0.45', '#306a1e #4e902c #7cb04a', ['#a9d69a', 6], {
    puff: 0.2,
    ruffle: 0.15,
    edge: (along) => 1 + 0.09 * Math.abs(Math.sin(along * 30)),
  }),
  sage: leafy('0.2,0.29 0.2,0.85 -0.3,0.5,0.15,0.5', '#586c46 #7e9266 #a6b68c', ['#ccd6b2', 8], {
    puff: 0.14,
  }),
  parsley: leafy('0.09,0.12 0.42,1.15 0,0.6,0.2,0.4', '#346010 #548618 #84a838', ['#a9cc7c', 3], {
    edge: (along) => 0.7 + 0.4 * Math.abs(Math.sin(along * 9)),
    together: () => [0, -0.95, 0.95],
  }),
  /** Long stalk, lobes that widen to the round end one. */
  rocket: leafy('0.34,0.48 0.1,1.5 -0.1,0.7,0.1,0.3', '#3a6a10 #5a8a1a #84a832', ['#a9c878', 2], {
    puff: 0.05,
    edge: (along) => {
      const lobe = 0.5 + 0.6 * power(Math.abs(Math.sin(Math.PI * (along * 2.8 + 0.2))), 1.4)
      return smooth(0.25, 0.5, along) * (along > 0.78 ? Math.max(lobe, 1.1) : lobe) + 0.08
    },
  }),
  rosemary: sprig([0.26, 0.38], 9, [0.07, 0.1], [0.0085, 0.6], '#3e5a1c #5c7c30 #86a058'),
  thyme: sprig([0.2, 0.28], 4, [0.036, 0.05], [0.014, 0.9], '#4c6a2a #6c8c42 #98b06c'),
  courgetteFlower,
} satisfies Record<string, Topping>
