/** Prawns. */
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, polar, smooth } from '../fields/scalar.ts'
import { leaf } from '../geometry/leaf.ts'
import { joined, posed } from '../geometry/mesh.ts'
import { rounded, tube } from '../geometry/tube.ts'
import { seen, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

const PRAWN = tones('#ea8a64 #f3a682 #f8c4a8')

/** Curled like a comma: bands of orange on pink, a step at each of four segments, the tail spread in a fan. */
const prawn = topping({ ...MOIST, subsurface: 0.3, coat: 0.2 }, lie(0.12, 0, -0.002, 0.1), (random) => {
  const radius = random.between(0.092, 0.104)
  const sweep = random.between(2.7, 3.4)
  const way = (along: number) => radius * (1.05 - 0.1 * along)
  const step = (along: number) => (along * 4) % 1
  const tone = noise(random, 0.5, 0.2, 0.8)
  const [band, belly] = [seen('#e2592c'), seen('#fde6d6')]
  const body = tube({
    path: (along) => [way(along) * Math.cos(sweep * along), way(along) * Math.sin(sweep * along), 0.036],
    section: (along) => {
      const taper = (1 - 0.64 * along ** 1.1) * rounded(Math.min(along, 0.5), 0.2)
      const notch = 1.08 - 0.2 * step(along) ** 2
      return [0.062 * taper * notch, 0.05 * taper * notch]
    },
    colour: (along, angle) => {
      const inside = Math.cos(angle)
      const shell = PRAWN(clamp(0.62 + 0.1 * tone(along, inside * 0.2) + 0.15 * Math.sin(angle), 0, 1))
      const banded = mix(shell, band, 0.55 * smooth(0.3, 0.6, step(along)) * smooth(0.7, 0.2, inside))
      return mix(banded, belly, 0.8 * smooth(0.45, 0.75, inside))
    },
    fine: [90, 26],
  })
  const end = polar(way(1), sweep)
  const fan = [-0.4, 0, 0.4].map((turn) => {
    const heading = sweep + Math.PI / 2 + turn
    const fin = leaf(random, {
      length: 0.1,
      width: (along) => 0.008 + 0.02 * Math.sin(Math.PI * Math.min(1, along) ** 1.3),
      colours: tones('#d8562a #f09060'),
      vein: seen('#f2a078'),
      veins: 1,
      bend: 0.3,
      fold: 0.2,
      fine: [16, 9],
    })
    return posed(fin, {
      turn: heading,
      x: end.x - 0.012 * Math.cos(heading),
      y: end.y - 0.012 * Math.sin(heading),
      z: 0.02,
    })
  })
  return joined([body, ...fan])
})

export const SEAFOOD = { prawn } satisfies Record<string, Topping>
