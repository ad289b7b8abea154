/** Courgette flowers: the petals in a fan, orange from a green stalk. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, power, smooth } from '../fields/scalar.ts'
import { joined, type Mesh, posed, sheet } from '../geometry/mesh.ts'
import { rounded, tube } from '../geometry/tube.ts'
import { seen, tones } from './paint.ts'
import { LEAFY, lie, topping } from './topping.ts'

const PETAL = tones('#a8b83c #ecc632 #fab428 #f89c1e #f08a18')
/** One of the five points of a courgette flower: ribbed, ruffled, green where it leaves the stalk. */
function petal(random: SeededRandom): Mesh {
  const [length, wide] = [random.between(0.24, 0.3), random.between(0.055, 0.066)]
  const fold = noise(random, 0.2, 0.08, 0.7)
  const [rib, toasted] = [seen('#e0982a'), seen('#d87818')]
  const lift = random.between(0, 0.05)
  return sheet({ u: 36, v: 17 }, (along, across) => {
    const side = across * 2 - 1
    const half =
      wide * (0.3 + 0.7 * smooth(0.1, 0.5, along)) * power(clamp((1.02 - along) / 0.4, 0, 1), 0.6) +
      0.004 * fold(along, side) * along
    return {
      x: length * along,
      y: side * half,
      z: 0.014 + 0.01 * fold(along * 0.3, side * 0.1) + lift * along ** 2 + 0.016 * side * side,
      colour: mix(
        mix(PETAL(along), rib, 0.7 * smooth(0.2, 0.08, Math.abs(side)) * (1 - 0.7 * along)),
        toasted,
        0.6 * smooth(0.92, 1.05, along + 0.06 * Math.abs(side)),
      ),
    }
  })
}

const STALK = tones('#6f8434 #9fb152')
/** Whole, opened and laid flat: the petals in a fan over the green end of the stalk. */
export const courgetteFlower = topping(
  { ...LEAFY, subsurface: 0.28 },
  lie(0.14, 0.6, 0.006, 0.06),
  (random) => {
    const stalk = tube({
      path: (along) => [-0.17 + 0.1 * along, 0.004 * Math.sin(4 * along), 0.018],
      section: (along) => {
        const round = rounded(along, 0.1)
        return [(0.013 + 0.014 * smooth(0.4, 0.9, along)) * round, 0.015 * round]
      },
      colour: (along) => STALK(along),
      fine: [20, 12],
    })
    const fan = [-0.42, 0.44, 0.02].map((turn, at) =>
      posed(petal(random), { turn: turn + random.between(-0.08, 0.08), x: -0.085, z: 0.004 * at }),
    )
    return joined([stalk, ...fan])
  },
)
