/** Leaves that a pan or the oven has wilted: friarielli, scarola, kale, cabbage, radicchio. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, type Rgb, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, power, smooth, TAU } from '../fields/scalar.ts'
import { joined, type Mesh, posed, sheet } from '../geometry/mesh.ts'
import { tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

interface Wilted {
  leaf: Ramp
  rib: Rgb
  /** Width of the rib as a share of the leaf. */
  ribWidth: number
  length: readonly [number, number]
  width: number
  /** How far from each other the leaves of a heap lie. */
  loose?: number
  /** Height of the crumples. */
  crumple: number
  leaves: number
  stalks?: Ramp
}

const tuft = (look: Wilted): Topping => ({
  material: { rough: 0.36, subsurface: 0, coat: 0.4, translucent: 0.18 },
  radius: 0.12,
  drape: 0.3,
  lift: 0.004,
  tilt: 0.1,
  make: (random) => {
    const leaves = Array.from({ length: look.leaves }, () =>
      posed(crumpled(random, look), {
        x: random.between(-1, 1) * (look.loose ?? 0.04),
        y: random.between(-1, 1) * (look.loose ?? 0.04),
        z: random.between(0, 0.025),
        turn: random.between(0, TAU),
      }),
    )
    const { stalks } = look
    const stems = stalks ? Array.from({ length: 2 }, () => stalk(random, stalks)) : []
    return joined([...leaves, ...stems])
  },
})

/** A limp leaf that lies in folds along a bent line. */
function crumpled(
  random: SeededRandom,
  { leaf, rib, ribWidth, length: range, width, crumple }: Wilted,
): Mesh {
  const length = random.between(...range)
  const wrinkle = noise(random, 0.11, 0.04, 0.7)
  const broad = noise(random, 0.3, 0.12, 0.8)
  const curve = random.between(-2.4, 2.4)
  const ragged = noise(random, 0.12, 0.04, 0.5)
  return sheet({ u: 44, v: 21 }, (along, across) => {
    const side = across * 2 - 1
    const half =
      width *
      power(Math.sin(Math.PI * (0.06 + 0.9 * along)), 0.6) *
      (1 + 0.22 * ragged(along * length, side * 0.1))
    const turn = curve * (along - 0.5)
    const [u, v] = [length * (along - 0.5), side * half]
    const fold = crumple * (0.6 * wrinkle(u, v) + 0.7 * broad(u * 1.4, v * 1.4))
    const line = smooth(ribWidth * 1.6, ribWidth * 0.6, Math.abs(side)) * (1 - 0.6 * along)
    const tone = clamp(0.5 + 0.13 * wrinkle(u, v) + 0.12 * broad(u, v), 0, 1)
    return {
      x: u * Math.cos(turn) - v * Math.sin(turn),
      y: u * Math.sin(turn) + v * Math.cos(turn),
      z: 0.02 + fold + crumple * 0.6 * Math.cos(side * 2.6),
      colour: mix(leaf(tone), rib, 0.8 * line),
    }
  })
}

function stalk(random: SeededRandom, colours: Ramp): Mesh {
  const length = random.between(0.1, 0.17)
  const curve = random.between(-0.5, 0.5)
  const rope = tube({
    path: (along) => [
      length * (along - 0.5),
      curve * length * (along - 0.5) ** 2,
      0.03 + 0.02 * Math.sin(3 * along),
    ],
    section: (along) => [0.0095 * (0.8 + 0.4 * along), 0.0085],
    colour: (along) => colours(0.3 + 0.5 * along),
    steps: 20,
    sides: 8,
  })
  return posed(rope, { turn: random.between(0, TAU) })
}

const DARK = ramp([
  [0, '#101f09'],
  [0.5, '#21380f'],
  [1, '#40591d'],
])
export const friarielli = tuft({
  leaf: DARK,
  rib: light('#6a7a35'),
  ribWidth: 0.1,
  length: [0.2, 0.34],
  width: 0.042,
  crumple: 0.012,
  leaves: 5,
  loose: 0.085,
  stalks: ramp([
    [0, '#3b4d1a'],
    [1, '#6d7c38'],
  ]),
})
/** Stewed and squeezed: dark, limp, lying flat. */
export const scarola = tuft({
  leaf: ramp([
    [0, '#232c10'],
    [0.5, '#434f1c'],
    [1, '#76803a'],
  ]),
  rib: light('#b9b678'),
  ribWidth: 0.2,
  length: [0.2, 0.36],
  width: 0.055,
  crumple: 0.012,
  leaves: 4,
  loose: 0.09,
})
export const endive = tuft({
  leaf: ramp([
    [0, '#2f4014'],
    [0.5, '#5d7428'],
    [1, '#9cab5a'],
  ]),
  rib: light('#e9ebc4'),
  ribWidth: 0.22,
  length: [0.14, 0.22],
  width: 0.05,
  crumple: 0.026,
  leaves: 4,
})
export const kale = tuft({
  leaf: ramp([
    [0, '#0f1c12'],
    [0.5, '#1f3522'],
    [1, '#3d5537'],
  ]),
  rib: light('#7d8d64'),
  ribWidth: 0.09,
  length: [0.18, 0.28],
  width: 0.05,
  crumple: 0.022,
  leaves: 3,
})
export const savoy = tuft({
  leaf: ramp([
    [0, '#44591d'],
    [0.5, '#738b36'],
    [1, '#aaba68'],
  ]),
  rib: light('#d8dba4'),
  ribWidth: 0.14,
  length: [0.15, 0.26],
  width: 0.036,
  crumple: 0.018,
  leaves: 4,
})
/** Cut in ribbons and wilted: wine red at the edges, ivory along the rib. */
export const radicchio = tuft({
  leaf: ramp([
    [0, '#3f0d16'],
    [0.5, '#742030'],
    [1, '#a1485a'],
  ]),
  rib: light('#e9d3c4'),
  ribWidth: 0.2,
  length: [0.18, 0.3],
  width: 0.055,
  crumple: 0.011,
  leaves: 4,
  loose: 0.1,
})
