/** Leaves that a pan or the oven has wilted, radicchio, broccoli. */
import type { SeededRandom } from '#site'
import { mix, type Ramp, shade } from '../fields/colour.ts'
import { folds } from '../fields/folds.ts'
import { around, noise, solidNoise } from '../fields/noise.ts'
import { clamp, polar, power, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed, sheet } from '../geometry/mesh.ts'
import { points } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import { rounded, tube } from '../geometry/tube.ts'
import { seen, tones } from './paint.ts'
import { LEAFY, lie, MATT, type Topping, topping } from './topping.ts'

interface Greens {
  leaf: Ramp
  /** Colour of the rib and its share of the width. */
  rib: readonly [string, number]
  /** At least and at most. */
  length: readonly number[]
  /** Half the width. */
  wide: number
  /** Height of the crumples. */
  crumple: number
  /** Depth of the teeth of the edge. */
  teeth: number
  /** How far a leaf turns along its length. */
  curve: number
}

/** A limp leaf that lies in folds along a bent line: darker inside, with a light edge and a pale rib. */
function limp(random: SeededRandom, look: Greens): Mesh {
  const { leaf, rib, wide, crumple, curve, teeth } = look
  const length = random.between(look.length[0], look.length[1])
  const wrinkle = noise(random, 0.22, 0.12, 0.8)
  const ragged = noise(random, 0.14, 0.05, 0.4)
  const turned = random.between(-curve, curve)
  const ribColour = seen(rib[0])
  return sheet({ u: 44, v: 23 }, (along, across) => {
    const side = across * 2 - 1
    const half =
      wide *
      power(Math.sin(Math.PI * (0.06 + 0.9 * along)), 0.6) *
      (1 + teeth * ragged(along * length, side > 0 ? 0 : 3))
    const turn = turned * (along - 0.5)
    const [u, v] = [length * (along - 0.5), side * half]
    const fold = wrinkle(u, v)
    const line = smooth(rib[1] * 1.3, rib[1] * 0.8, Math.abs(side)) * (1 - 0.5 * along)
    const tone = 0.4 + 0.16 * fold + 0.2 * smooth(0.5, 1, Math.abs(side))
    return {
      x: u * Math.cos(turn) - v * Math.sin(turn),
      y: u * Math.sin(turn) + v * Math.cos(turn),
      z: 0.016 + crumple * (fold + 0.6 * Math.cos(side * 2.6)),
      colour: mix(leaf(clamp(tone, 0, 1)), ribColour, 0.7 * line),
    }
  })
}

/** Width of a leaf in a heap. */
const LEAF = 0.1

/** What a pan has left of many leaves: a low moist heap, ragged, all in folds. */
function wilted(random: SeededRandom, { leaf, rib }: Greens, reach: number): Mesh {
  const ragged = around(random, 2, 9, 0.9)
  const heap = folds(random, leaf, seen(rib[0]), LEAF)
  const stretch = random.between(0.65, 1.5)
  return slab({
    outline: (angle) =>
      (reach * (1 + 0.2 * ragged(angle))) / Math.hypot(Math.cos(angle) * stretch, Math.sin(angle) / stretch),
    thickness: 0.014,
    bevel: 0.4,
    fine: [110, 40],
    bend: ({ x, y, out }) => 0.02 * heap(x, y)[1] * (1 - 0.6 * out) + 0.014 * (1 - out * out),
    colour: ({ x, y, out }) => shade(heap(x, y)[0], 1 - 0.4 * smooth(0.85, 1, out)),
  })
}

const STEM = tones('#7c8a2c #bcc470')
const BUD = tones('#264014 #446420 #728c3a')

/** A stalk that lies bent, with a head of buds at its end or without. */
function stalk(random: SeededRandom, long: number, budded: boolean): Mesh {
  const curve = random.between(-0.9, 0.9)
  const path = (along: number) =>
    [long * (along - 0.5), curve * long * (along - 0.5) ** 2, 0.03 + 0.02 * Math.sin(3 * along)] as const
  const rope = tube({
    path,
    section: (along) => [0.016 * rounded(along, 0.1), 0.012 * rounded(along, 0.1)],
    colour: (along) => STEM(0.2 + 0.6 * along),
    fine: [22, 10],
  })
  return budded ? joined([rope, posed(head(random, 0.04), { x: path(1)[0], y: path(1)[1], z: 0.02 })]) : rope
}

/** A dome of buds, drawn as one knobbly crown. */
function head(random: SeededRandom, reach: number): Mesh {
  const knobs = solidNoise(random, 0.8, 0.4, 0.5)
  return lump({
    radii: [reach, reach, reach * 0.75],
    swell: ({ x, y, up }) => 1 + 0.13 * knobs(x, y, up),
    colour: ({ x, y, up }) => BUD(clamp(0.4 + 0.4 * up + 0.14 * knobs(x, y, up), 0, 1)),
    sunk: 0.2,
    fine: [26, 34],
  })
}

/** A heap of leaves, by rows of numbers: their length, at least and at most; half their width, the height of their crumples,
 * the depth of their teeth and how far they turn; least and most leaves and how far from each other they lie; stalks, how
 * many of them carry buds, and the reach of a heap under all. */
const tuft = (colours: string, rib: Greens['rib'], numbers: string) =>
  topping({ ...LEAFY, coat: 0.25 }, lie(0.12, 0.3, 0.004, 0.1), (random) => {
    const [length, [wide, crumple, teeth, curve], [least, most, loose], [stalks, budded, heap]] =
      points(numbers)
    const look: Greens = { leaf: tones(colours), rib, length, wide, crumple, teeth, curve }
    const laid = (mesh: Mesh, z: number) =>
      posed(mesh, {
        x: random.between(-1, 1) * loose,
        y: random.between(-1, 1) * loose,
        z,
        turn: random.between(0, TAU),
      })
    const leaves = Array.from({ length: Math.round(random.between(least, most)) }, (_, at) =>
      laid(limp(random, look), 0.008 * at),
    )
    const stems = Array.from({ length: stalks }, (_, at) =>
      laid(stalk(random, random.between(0.13, 0.2), at < budded), 0.006),
    )
    const low = heap > 0 ? [wilted(random, look, heap * random.between(0.75, 1.2))] : []
    return joined([...low, ...leaves, ...stems])
  })

/** A small floret: a crown of heads on a pale branching stalk. */
const broccoli = topping(MATT, lie(0.1, 0, -0.006, 0.15), (random) => {
  const heads = [-0.9, 0, 0.9].map((fan) =>
    posed(head(random, random.between(0.052, 0.066)), { ...polar(0.07, fan), z: random.between(0, 0.014) }),
  )
  const stalks = [-0.6, 0, 0.6].map((fan) =>
    tube({
      path: (along) => [
        0.1 * along * Math.cos(fan * along) - 0.075,
        0.1 * along * Math.sin(fan * along),
        0.018,
      ],
      section: (along) => [(fan === 0 ? 0.042 : 0.022) * rounded(along, 0.1), 0.015 * rounded(along, 0.1)],
      colour: (along) => STEM(0.95 - 0.4 * along),
      fine: [18, 12],
    }),
  )
  return joined([...stalks, ...heads])
})

export const GREENS = {
  /** Turnip tops: dark toothed leaves, green stalks, heads of buds. */
  friarielli: tuft(
    '#12240c #1f3a14 #345020 #6c7e36',
    ['#98a858', 0.12],
    '0.16,0.24 0.044,0.01,0.24,2 1,2,0.08 1,1,0.1',
  ),
  scarola: tuft(
    '#202a0e #39471a #5a6428 #989654',
    ['#d6d098', 0.2],
    '0.18,0.26 0.05,0.01,0.2,2 1,2,0.09 0,0,0.12',
  ),
  endive: tuft(
    '#2c3a12 #4c5c1e #74782e #b2aa60',
    ['#e8e2b4', 0.2],
    '0.14,0.2 0.04,0.012,0.3,2 1,2,0.08 0,0,0.1',
  ),
  kale: tuft(
    '#142a18 #234426 #3e6238 #7a9060',
    ['#9cac80', 0.13],
    '0.16,0.24 0.05,0.013,0.16,1.2 1,2,0.07 0,0,0.09',
  ),
  savoy: tuft(
    '#3c4e1c #66802c #9aac54 #cdd394',
    ['#e6e4b8', 0.16],
    '0.16,0.24 0.05,0.012,0.14,2 1,2,0.06 0,0,0.1',
  ),
  /** Cut in strips and wilted: crimson, ivory along the rib. */
  radicchio: tuft('#561040 #80204f #ac4c7c', ['#f2e2d6', 0.3], '0.2,0.3 0.038,0.009,0.16,1.3 2,3,0.06 0,0,0'),
  broccoli,
} satisfies Record<string, Topping>
