/** Prawns and salt cod. */
import { mix } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { leaf } from '../geometry/leaf.ts'
import { joined, posed } from '../geometry/mesh.ts'
import { slab } from '../geometry/slab.ts'
import { rounded, tube } from '../geometry/tube.ts'
import { browning, seen, tones } from './paint.ts'
import { lie, MOIST, type Topping, topping } from './topping.ts'

const PRAWN = tones('#e06a38 #f0926a #f8bd9c')
const SEGMENTS = 5

/** Curled like a comma: bands of orange on pink, a step at each segment, the tail spread in a fan. */
const prawn = topping({ ...MOIST, coat: 0.45 }, lie(0.12, 0, -0.002, 0.1), (random) => {
  const radius = random.between(0.092, 0.104)
  const sweep = random.between(2.9, 3.4)
  const way = (along: number) => radius * (0.9 + 0.24 * along)
  const step = (along: number) => (along * SEGMENTS) % 1
  const tone = noise(random, 0.5, 0.2, 0.8)
  const [band, belly] = [seen('#d24a20'), seen('#fbdcc8')]
  const body = tube({
    path: (along) => [way(along) * Math.cos(sweep * along), way(along) * Math.sin(sweep * along), 0.036],
    section: (along) => {
      const taper = (1 - 0.66 * along ** 1.3) * rounded(Math.min(along, 0.5), 0.2)
      const notch = 1 + 0.1 * step(along)
      return [0.062 * taper * notch, 0.05 * taper * notch]
    },
    colour: (along, angle) => {
      const inside = Math.cos(angle)
      const shell = PRAWN(clamp(0.62 + 0.1 * tone(along, inside * 0.2) + 0.15 * Math.sin(angle), 0, 1))
      const banded = mix(shell, band, 0.7 * smooth(0.55, 0.8, step(along)) * smooth(0.6, 0, inside))
      return mix(banded, belly, 0.8 * smooth(0.45, 0.75, inside))
    },
    fine: [90, 26],
  })
  const end = { x: way(1) * Math.cos(sweep), y: way(1) * Math.sin(sweep) }
  const fan = [-0.6, 0, 0.6].map((turn) => {
    const heading = sweep + Math.PI / 2 + turn
    const fin = leaf(random, {
      length: 0.095,
      width: (along) => 0.008 + 0.026 * Math.sin(Math.PI * Math.min(1, along) ** 1.3),
      colours: tones('#b8401a #dc6434'),
      vein: seen('#f2a078'),
      veins: 1,
      bend: 0.3,
      fold: 0.2,
      fine: [16, 9],
    })
    return posed(fin, {
      turn: heading,
      x: end.x + 0.03 * Math.cos(heading),
      y: end.y + 0.03 * Math.sin(heading),
      z: 0.03,
    })
  })
  return joined([body, ...fan])
})

const COD = tones('#b9813c #ecd8a4 #faf2da')
/** A thick pearly piece that comes apart into large flakes, each a little over the next. */
const saltCod = topping({ ...MOIST, subsurface: 0.36 }, lie(0.11, 0.15, 0.004, 0.1), (random) => {
  const count = 3 + random.index(2)
  const flake = () => {
    const [long, wide] = [random.between(0.05, 0.07), random.between(0.066, 0.105)]
    const shape = around(random, 2, 6, 0.6)
    const [brown, grain] = [browning(random, 0.7), noise(random, 0.09, 0.04, 0.6)]
    return slab({
      outline: (angle) =>
        (1 + 0.09 * shape(angle)) / Math.hypot(Math.cos(angle) / long, Math.sin(angle) / wide),
      thickness: 0.022,
      bevel: 0.3,
      fine: [80, 30],
      // A flake is bent around the ones under it.
      bend: ({ y }) => -1.3 * y * y,
      colour: ({ x, y, out }) => {
        const fibre = 0.1 * grain(0.3 * x, y)
        return brown(COD(clamp(0.78 + fibre - 0.6 * smooth(0.7, 1, out), 0, 1)), x, y, out - 0.15)
      },
    })
  }
  return joined(
    Array.from({ length: count }, (_, at) =>
      posed(flake(), {
        x: 0.046 * (at - (count - 1) / 2),
        y: random.between(-0.018, 0.018),
        z: 0.014,
        pitch: -0.2,
        turn: random.between(-0.25, 0.25),
      }),
    ),
  )
})

export const SEAFOOD = { prawn, saltCod } satisfies Record<string, Topping>
