/** Leaves that a pan or the oven has wilted, radicchio, broccoli. */
import type { SeededRandom } from '#site'
import { mix, type Ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, polar, power, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed, sheet } from '../geometry/mesh.ts'
import { rounded, tube } from '../geometry/tube.ts'
import { seen, tones } from './paint.ts'
import { LEAFY, lie, MATT, type Range, type Topping, topping } from './topping.ts'

/** Colour of the rib and its share of the width. */
type Rib = readonly [string, number]
/** Half the width, height of the crumples, depth of the teeth, and how far a leaf turns along its length. */
type Form = readonly [wide: number, crumple: number, teeth: number, curve?: number]

/** A limp leaf that lies in folds along a bent line: darker inside, with a light edge and a pale rib. */
function limp(random: SeededRandom, leaf: Ramp, rib: Rib, size: Range, form: Form): Mesh {
  const [wide, crumple, teeth, curve = 2] = form
  const length = random.between(...size)
  const wrinkle = noise(random, 0.16, 0.07, 0.8)
  const ragged = noise(random, 0.1, 0.035, 0.4)
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
    const tone = 0.35 + 0.14 * fold + 0.4 * smooth(0.6, 1, Math.abs(side))
    return {
      x: u * Math.cos(turn) - v * Math.sin(turn),
      y: u * Math.sin(turn) + v * Math.cos(turn),
      z: 0.016 + crumple * (fold + 0.6 * Math.cos(side * 2.6)),
      colour: mix(leaf(clamp(tone, 0, 1)), ribColour, 0.9 * line),
    }
  })
}

const STEM = tones('#7c8a2c #aeb856')
const BUD = tones('#3a5210 #6e8a1c #b5bf40')

/** A stalk that lies bent, with a head of buds at its end or without. */
function stalk(random: SeededRandom, long: number, budded: boolean): Mesh {
  const curve = random.between(-0.9, 0.9)
  const path = (along: number) =>
    [long * (along - 0.5), curve * long * (along - 0.5) ** 2, 0.03 + 0.02 * Math.sin(3 * along)] as const
  const rope = tube({
    path,
    section: (along) => [0.011 * rounded(along, 0.06), 0.01 * rounded(along, 0.06)],
    colour: (along) => STEM(0.2 + 0.6 * along),
    fine: [22, 10],
  })
  return budded
    ? joined([rope, posed(head(random, 8, 0.034), { x: path(1)[0], y: path(1)[1], z: 0.02 })])
    : rope
}

/** Buds close together on a dome. */
function head(random: SeededRandom, count: number, reach: number): Mesh {
  return joined(
    Array.from({ length: count }, (_, at) => {
      const way = reach * Math.sqrt(at / count)
      const turn = at * 2.4 + random.between(-0.2, 0.2)
      const size = reach * random.between(0.38, 0.52)
      const bud = lump({
        radii: [size, size, size],
        colour: ({ up }) => BUD(clamp(0.3 + 0.55 * up, 0, 1)),
        fine: [10, 14],
      })
      return posed(bud, { ...polar(way, turn), z: 0.7 * (reach - way) })
    }),
  )
}

/** A heap of leaves. */
const tuft = (
  colours: string,
  rib: Rib,
  length: Range,
  form: Form,
  /** Least and most leaves, and how far from each other they lie. */
  [least, most, loose]: readonly [number, number, number],
  /** Stalks, and how many of them carry buds. */
  [stalks, budded] = [0, 0],
) =>
  topping({ ...LEAFY, coat: 0.25 }, lie(0.12, 0.3, 0.004, 0.1), (random) => {
    const leaf = tones(colours)
    const laid = (mesh: Mesh, z: number) =>
      posed(mesh, {
        x: random.between(-1, 1) * loose,
        y: random.between(-1, 1) * loose,
        z,
        turn: random.between(0, TAU),
      })
    const leaves = Array.from({ length: Math.round(random.between(least, most)) }, (_, at) =>
      laid(limp(random, leaf, rib, length, form), 0.008 * at),
    )
    const stems = Array.from({ length: stalks }, (_, at) =>
      laid(stalk(random, random.between(0.13, 0.2), at < budded), 0.006),
    )
    return joined([...leaves, ...stems])
  })

/** A small floret cut lengthwise: a crown of buds on a pale branching stalk. */
const broccoli = topping(MATT, lie(0.085, 0, -0.008, 0.2), (random) => {
  const crown = [-0.95, -0.45, 0, 0.5, 0.95].map((fan) => {
    const place = polar(random.between(0.066, 0.084), fan)
    return posed(head(random, 9, random.between(0.03, 0.038)), { ...place, z: random.between(0, 0.012) })
  })
  const stalks = [-0.7, 0, 0.7].map((fan) =>
    tube({
      path: (along) => [
        0.085 * along * Math.cos(fan * along) - 0.05,
        0.085 * along * Math.sin(fan * along),
        0.018,
      ],
      section: (along) => [(fan === 0 ? 0.024 : 0.014) * rounded(along, 0.1), 0.015 * rounded(along, 0.1)],
      colour: (along) => STEM(0.95 - 0.4 * along),
      fine: [18, 12],
    }),
  )
  return joined([...stalks, ...crown])
})

export const GREENS = {
  /** Turnip tops: dark toothed leaves, green stalks, heads of buds. */
  friarielli: tuft(
    '#263a0a #40590e #7e8f2c',
    ['#9db25c', 0.1],
    [0.17, 0.28],
    [0.04, 0.011, 0.3],
    [3, 4.4, 0.075],
    [2, 1],
  ),
  scarola: tuft(
    '#5e7024 #8c9a3e #c2c678',
    ['#dcd8a2', 0.24],
    [0.22, 0.32],
    [0.056, 0.009, 0.2],
    [2, 3, 0.08],
  ),
  endive: tuft('#58741c #8aa03a #c6cc80', ['#eef0cc', 0.22], [0.16, 0.24], [0.046, 0.014, 0.4], [2, 3, 0.05]),
  kale: tuft(
    '#14301f #28492f #5c7c58',
    ['#a4b48a', 0.13],
    [0.2, 0.3],
    [0.04, 0.014, 0.22, 1.2],
    [2, 3, 0.06],
  ),
  savoy: tuft('#5c7a2c #8aa448 #c2cf84', ['#e6e8bc', 0.16], [0.16, 0.26], [0.036, 0.014, 0.2], [3, 4, 0.05]),
  /** Cut in strips and wilted: crimson, ivory along the rib. */
  radicchio: tuft(
    '#561040 #80204f #ac4c7c',
    ['#f2e2d6', 0.3],
    [0.2, 0.3],
    [0.038, 0.009, 0.16, 1.3],
    [2, 3, 0.06],
  ),
  broccoli,
} satisfies Record<string, Topping>
