/** Slices through mushrooms, cap and stalk. */
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { mirrored, profile } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import { browning, seen, tones } from './paint.ts'
import { GLOSSY, lie, type Range, type Topping, topping } from './topping.ts'

/** A slice through cap and stalk; one in four only grazes the cap.
 *
 * Half the width of the cap, its height as a share of that, and as shares too half the width of the stalk and its length. */
const mushroom = (colours: string, cap: string, gill: string, wide: number, high: number, stalk: Range) =>
  topping(GLOSSY, lie(wide * 0.8, 0.5, 0.004, 0.1), (random) => {
    const flesh = tones(colours)
    const size = wide * random.between(0.82, 1.12)
    const [foot, stem] = [random.chance(0.25) ? 0.12 : stalk[1] * random.between(0.8, 1.1), stalk[0]]
    const lean = random.between(-0.25, 0.25)
    const dome = Array.from({ length: 13 }, (_, at) => {
      const angle = (at / 12) * Math.PI
      return [Math.cos(angle), high * Math.sin(angle) * random.between(0.97, 1.03)] as const
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
    const brown = browning(random, 0.8)
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
        const peel = smooth(0.74, 0.84, out) * smooth(-0.16, -0.04, up)
        return mix(mix(plain, gills, 0.9 * comb), skin, peel)
      },
    })
  })

export const MUSHROOMS = {
  champignon: mushroom('#b98a55 #d6b07c #e4c698', '#7a4a28', '#5a3823', 0.128, 0.78, [0.3, 0.72]),
  porcino: mushroom('#b98848 #d6ac6a #e6c68c', '#663414', '#8a6a2c', 0.15, 0.66, [0.42, 1.05]),
  cardoncello: mushroom('#b98e58 #d8b680 #e8cea0', '#83562e', '#9a7440', 0.135, 0.42, [0.4, 1.1]),
} satisfies Record<string, Topping>
