/** Limp leaves heaped on each other, as folds of one colour: each dark where it is tucked under the next. */
import type { SeededRandom } from '#site'
import { mix, type Ramp, type Rgb, shade } from './colour.ts'
import { noise } from './noise.ts'
import { clamp, smooth } from './scalar.ts'

/** How many leaves lie over each other where the heap rises by its own height. */
const LAYERS = 1
/** A light rim along the free edge of a leaf, and one leaf in so many that shows its rib. */
const [RIM, RIBBED] = [0.3, 3]

/** By place: the colour, and the height from 0 to 1; `size` is the width of a leaf. */
export function folds(
  random: SeededRandom,
  colours: Ramp,
  rib: Rgb,
  size: number,
): (x: number, y: number) => readonly [Rgb, number] {
  const heap = noise(random, 4.2 * size, 1.1 * size, 0.9)
  const [across, upward] = [0, 1].map(() => noise(random, 1.7 * size, 0.5 * size, 0.8))
  const crease = noise(random, 0.9 * size, 0.24 * size, 0.6)
  const line = noise(random, 2.6 * size, 0.9 * size, 0.8)
  return (x, y) => {
    const [u, v] = [x + 0.2 * size * across(x, y), y + 0.2 * size * upward(x, y)]
    const place = LAYERS * heap(u, v) + 64
    const leaf = Math.floor(place)
    const free = place - leaf
    const own = 0.16 * Math.sin(leaf * 12.9)
    // A free edge catches the light only here and there.
    const lit = smooth(0.86, 0.97, free) * smooth(-0.2, 0.9, crease(0.5 * v, 0.5 * u))
    const tone = 0.1 + own + 0.5 * free + 0.1 * crease(u, v) + RIM * lit
    const leafColour = colours(clamp(tone, 0, 1))
    const ribbed = leaf % RIBBED === 0 ? smooth(0.2, 0.1, Math.abs(line(u, v))) * smooth(0.1, 0.4, free) : 0
    const tucked = 0.6 + 0.4 * smooth(0, 0.3, free)
    return [mix(shade(leafColour, tucked), rib, 0.5 * ribbed), free * smooth(1, 0.85, free)]
  }
}
