/** Onion: thin slices whose layers have come apart, raw or cooked soft. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, type Rgb, ramp } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { ring } from '../geometry/ring.ts'
import { strand } from '../geometry/strand.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Topping } from './topping.ts'

interface Onion {
  /** The thin skin on the outside of each layer. */
  skin: string
  flesh: Ramp
  /** Where the oven has caught it, 0 to 1. */
  browned: number
  /** Of the outermost layer of a slice. */
  length: readonly [number, number]
  /** Angle that a layer goes around, in radians. */
  sweep: readonly [number, number]
  /** Half the thickness of a layer and half that of the slice. */
  layer: readonly [number, number]
  /** How far it has lost its shape, 0 raw to 1 soft. */
  limp: number
  /** Layers of a slice. */
  layers: readonly [number, number]
}

const BROWNED = light('#6b3410')

/** Colour by place: `outer` is 1 on a layer's outside and -1 on its inside. */
function paint({ skin, flesh, browned }: Onion, random: SeededRandom) {
  const outside = light(skin)
  const tone = noise(random, 0.8, 0.25, 0.8)
  const stain = random.between(0.55, 1)
  const done = random.between(-0.22, 0.22)
  const burnt = browned * random.between(0.3, 1)
  return (along: number, outer: number): Rgb => {
    // Glassy in the middle of the cut, where what lies under shines through; pale where the membranes stand.
    const glassy = 1 - Math.abs(outer + 0.1) ** 1.5
    const cut = flesh(clamp(0.72 + done - 0.42 * glassy + 0.13 * tone(along, outer * 0.1), 0, 1))
    const skinned = mix(cut, outside, stain * smooth(0.2, 0.9, outer + 0.15 * tone(along * 2, 5)))
    const ends = Math.abs(along - 0.5) * 2
    const caught = smooth(0.4, 1.05, ends + 0.25 * tone(along * 2, 3)) + 0.5 * smooth(0.9, 2, tone(along, 9))
    return mix(skinned, BROWNED, clamp(burnt * caught, 0, 1))
  }
}

function layerOf(random: SeededRandom, onion: Onion, length: number, sweep: number): Mesh {
  const { layer, limp } = onion
  const colour = paint(onion, random)
  const wave = noise(random, 0.8, 0.28, 0.9)
  const line = strand(random, { length, sweep, wander: 0.22 + 0.5 * limp })
  const pointed = random.between(0.1, 0.5 - 0.25 * limp)
  const [lean, turned] = [random.between(-0.5, 0.5), (0.35 + 0.55 * limp) * random.between(0.5, 1.4)]
  const arch = random.between(-0.004, 0.012) * (1 - 0.8 * limp)
  return tube({
    path: (along) => {
      const [x, y] = line(along)
      return [x, y, layer[1] + arch * Math.sin(Math.PI * along) + 0.004 * (1 + wave(along, 2))]
    },
    section: (along, angle) => {
      const square = Math.min(1.2, 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))))
      const thick = layer[0] * rounded(along, pointed) * (1 + 0.22 * wave(along, 5))
      return [thick * square, layer[1] * square * rounded(along, 0.16)]
    },
    twist: (along) => lean + turned * wave(along, 7),
    colour: (along, angle) => colour(along, -Math.cos(angle)),
    steps: 44,
    sides: 14,
  })
}

/** The layers of one cut, as they come apart: each turned and shifted against the one around it. */
const onionSlice = (onion: Onion): Topping => ({
  material: { rough: 0.26, subsurface: 0.65, coat: 0.65, translucent: 0 },
  radius: 0.17,
  drape: 0.72 + 0.2 * onion.limp,
  lift: 0,
  tilt: 0.05,
  make: (random) => {
    const length = random.between(...onion.length)
    const sweep = random.between(...onion.sweep)
    const layers = Math.round(random.between(...onion.layers))
    const loose = 0.012 + 0.05 * onion.limp
    return joined(
      Array.from({ length: layers }, (_, inside) => {
        const share = 1 - 0.22 * inside
        const mesh = layerOf(random, onion, length * share, sweep * random.between(0.85, 1.1))
        const way = Math.min(1, inside) * loose
        return posed(mesh, {
          x: random.between(-way, way),
          // Around the same middle: the arc's own centre is this far from its centre of mass.
          y: (1 - share) * (length / sweep) * (Math.sin(sweep / 2) / (sweep / 2)) + random.between(-way, way),
          z: 0.004 * inside,
          turn: random.between(-1, 1) * (0.15 + 0.5 * onion.limp) * Math.min(1, inside),
        })
      }),
    )
  },
})

/** Cut across: rings inside each other that have come apart, some of them broken open. */
export const redOnion: Topping = {
  material: { rough: 0.32, subsurface: 0.6, coat: 0.45, translucent: 0.1 },
  radius: 0.12,
  drape: 0.55,
  lift: 0,
  tilt: 0.06,
  make: (random) => {
    const outermost = random.between(0.075, 0.125)
    return joined(
      Array.from({ length: 1 + random.index(3) }, (_, inside) =>
        posed(onionRing(random, outermost * (1 - 0.27 * inside)), {
          x: Math.min(1, inside) * random.between(-0.04, 0.05),
          y: Math.min(1, inside) * random.between(-0.035, 0.035),
          z: 0.002 * inside,
        }),
      ),
    )
  },
}

const RING_SKIN = light('#74184a')
const RING_FLESH = ramp([
  [0, '#c79bb0'],
  [0.5, '#e6cdd2'],
  [1, '#f5ebe4'],
])
const RING_CAUGHT = light('#5c2b1c')

/** Not quite round, thinner here and there, caught by the oven where it stands highest. */
function onionRing(random: SeededRandom, radius: number): Mesh {
  const shape = around(random, 2, 5, 0.9)
  const done = around(random, 1, 4, 0.6)
  const tall = random.between(0.007, 0.011)
  return ring({
    radius: (angle) => radius * (1 + 0.09 * shape(angle)),
    body: [random.between(0.0065, 0.0095), tall],
    colour: (angle, inner, up) => {
      const flesh = RING_FLESH(clamp(0.5 + 0.3 * up + 0.15 * done(angle), 0, 1))
      const skinned = mix(flesh, RING_SKIN, 0.9 * smooth(-0.1, -0.75, inner))
      return mix(skinned, RING_CAUGHT, 0.75 * smooth(0.7, 1.9, done(angle) + 0.3 * up))
    },
  })
}

/** Roasted in the oven: soft, its purple gone brown, its tips caught. */
export const roastedOnion = onionSlice({
  skin: '#4a0f22',
  flesh: ramp([
    [0, '#6b2a34'],
    [0.45, '#a4616a'],
    [1, '#d3a08c'],
  ]),
  browned: 1,
  length: [0.28, 0.5],
  sweep: [1.4, 3.4],
  layer: [0.015, 0.005],
  limp: 0.55,
  layers: [1.6, 3.2],
})
export const whiteOnion = onionSlice({
  skin: '#b98a44',
  flesh: ramp([
    [0, '#d9b676'],
    [0.45, '#ecd6a6'],
    [1, '#f6ead0'],
  ]),
  browned: 0.7,
  length: [0.28, 0.48],
  sweep: [1.4, 3.2],
  layer: [0.0155, 0.0065],
  limp: 0.4,
  layers: [1, 3],
})
/** Stewed slowly until it is nearly a jam, then caught by the oven where it stands up. */
export const stewedOnion = onionSlice({
  skin: '#b98238',
  flesh: ramp([
    [0, '#c07c2a'],
    [0.45, '#e0b05e'],
    [1, '#f5dfae'],
  ]),
  browned: 0.9,
  length: [0.16, 0.3],
  sweep: [1, 3],
  layer: [0.019, 0.0034],
  limp: 0.95,
  layers: [1.6, 3.4],
})
/** Cooked until glassy and golden, caught at the tips. */
export const goldenOnion = onionSlice({
  skin: '#a8651f',
  flesh: ramp([
    [0, '#b96f1e'],
    [0.45, '#e0a84e'],
    [1, '#f7dfa8'],
  ]),
  browned: 1,
  length: [0.16, 0.3],
  sweep: [1.4, 3.4],
  layer: [0.019, 0.0034],
  limp: 0.95,
  layers: [1, 3],
})
