/** Slices through mushrooms, cap and stalk. */
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { mirrored, profile } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import { browning, seen, tones } from './paint.ts'
import { lie, MOIST, type Range, type Topping, topping } from './topping.ts'

/** A slice through cap and stalk; one in three only grazes the cap, and no two are as large or as straight.
 *
 * Half the width of the cap, its height as a share of that, and as shares too half the width of the stalk and its length. */
const mushroom = (colours: string, cap: string, gill: string, wide: number, high: number, stalk: Range) =>
  topping({ ...MOIST, subsurface: 0.36, coat: 0.5 }, lie(wide * 0.8, 0.6, 0.004, 0.1), (random) => {
    const flesh = tones(colours)
    const size = wide * random.between(0.66, 1.16)
    const [foot, stem] = [
      random.chance(0.34) ? 0.1 : stalk[1] * random.between(0.55, 1.15),
      stalk[0] * random.between(0.8, 1.2),
    ]
    const [lean, flat] = [random.between(-0.5, 0.5), high * random.between(0.8, 1.15)]
    const dome = Array.from({ length: 13 }, (_, at) => {
      const angle = (at / 12) * Math.PI
      return [Math.cos(angle), flat * Math.sin(angle) * random.between(0.97, 1.03)] as const
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
    const points = [...dome, ...under].map(
      ([x, y]) => [size * (x + lean * Math.min(0, y)), size * y] as const,
    )
    const brown = browning(random, 0.75)
    const tone = noise(random, 0.3, 0.1, 0.8)
    const [skin, gills] = [seen(cap), seen(gill)]
    const bent = random.between(-0.5, 0.9)
    return slab({
      outline: profile(points),
      thickness: 0.016,
      bevel: 0.08,
      fine: [180, 40],
      bend: ({ x, y }) => 0.9 * bent * x * x + 0.5 * bent * y * y,
      colour: ({ x, y, out }) => {
        const [across, up] = [Math.abs(x) / size, y / size]
        const plain = brown(flesh(clamp(0.62 + 0.12 * tone(x, y), 0, 1)), x, y, out)
        const comb =
          smooth(0.03, -0.02, up) * smooth(stem + 0.02, stem + 0.1, across) * smooth(0.93, 0.86, across)
        const peel = smooth(0.79, 0.88, out) * smooth(-0.16, -0.04, up)
        return mix(mix(plain, gills, 0.6 * comb), skin, 0.9 * peel)
      },
    })
  })

export const MUSHROOMS = {
  champignon: mushroom('#c8945a #debb86 #ecd2a4', '#8a5430', '#7c5232', 0.128, 0.78, [0.3, 0.72]),
  porcino: mushroom('#c8944e #e2bb78 #f0d49c', '#7c4620', '#8a6a2c', 0.15, 0.66, [0.42, 1.05]),
  cardoncello: mushroom('#c99c62 #e4c48e #f2dcb2', '#946238', '#9a7440', 0.135, 0.42, [0.4, 1.1]),
} satisfies Record<string, Topping>
