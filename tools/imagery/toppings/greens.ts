/** Leaves that a pan or the oven has wilted, radicchio, broccoli. */
import type { SeededRandom } from '#site'
import { mix, type Ramp } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, lerp, polar, power, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed, sheet } from '../geometry/mesh.ts'
import { points } from '../geometry/profile.ts'
import { strand } from '../geometry/strand.ts'
import { rounded, tube } from '../geometry/tube.ts'
import { seen, tones } from './paint.ts'
import { LEAFY, lie, MATT, type Topping, topping } from './topping.ts'

interface Greens {
  leaf: Ramp
  /** Colour of the stalk, its share of the length, half its width, and the rib's share of the width of the leaf. */
  rib: readonly [string, number, number, number]
  /** At least and at most. */
  length: readonly number[]
  /** Half the width. */
  wide: number
  /** Depth of the lobes of the edge. */
  lobes: number
  /** How freely it bends. */
  bend: number
}

/** A limp leaf on its stalk, folded along its rib: one half in the light, the other tucked under. */
function limp(random: SeededRandom, look: Greens, size: number): Mesh {
  const { leaf, rib, wide, lobes, bend } = look
  const length = size * random.between(look.length[0], look.length[1])
  const line = strand(random, { length, sweep: random.between(-1.2, 1.2), wander: bend })
  const [wrinkle, ragged] = [noise(random, 0.16, 0.07, 0.7), noise(random, 0.11, 0.05, 0.6)]
  const own = random.between(-0.2, 0.24)
  const lit = random.chance(0.5) ? 1 : -1
  const [stem, ribColour] = [rib[1] * random.between(0.6, 1.2), seen(rib[0])]
  return sheet({ u: 56, v: 17 }, (along, across) => {
    const side = across * 2 - 1
    const blade = clamp((along - stem) / (1 - stem), 0, 1)
    const swell = power(Math.sin(Math.PI * (0.04 + 0.92 * blade)), 0.55) * smooth(0, 0.16, blade)
    const half = lerp(rib[2], wide * (1 + lobes * ragged(along * length, side > 0 ? 0 : 3)), swell)
    const [[x, y], [ax, ay], [bx, by]] = [along, along - 0.02, along + 0.02].map((at) =>
      line(clamp(at, 0, 1)),
    )
    const far = Math.hypot(bx - ax, by - ay) || 1
    const v = side * half
    const fold = wrinkle(along * length, v)
    const vein = smooth(rib[3] * 1.5, rib[3] * 0.7, Math.abs(side)) * (1 - 0.6 * blade)
    const halves = smooth(-0.1, 0.14, side * lit) - 0.5
    const tone = 0.42 + own + 0.34 * halves + 0.13 * fold + 0.1 * smooth(0.6, 1, side * lit)
    return {
      x: x - ((by - ay) / far) * v,
      y: y + ((bx - ax) / far) * v,
      z:
        0.012 +
        0.009 * swell * (fold + 1.2 * Math.cos(side * 2.4)) +
        0.01 * (1 - swell) * Math.cos(side * 1.5),
      colour: mix(leaf(clamp(tone, 0, 1)), ribColour, Math.max(0.5 * vein, 1 - smooth(0.02, 0.2, blade))),
    }
  })
}

const STEM = tones('#7c8a34 #a4ae58 #c8ce88')
const BUD = tones('#2c4a1a #4c6e2a #84994a')

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

/** A loose heap: long limp leaves that lie much the same way, some across, over each other. Rows of numbers: their length,
 * at least and at most; half their width, the depth of their lobes and how freely they bend; least and most leaves, how far
 * from each other they lie, and how many heads of buds among them. */
const tuft = (colours: string, rib: Greens['rib'], numbers: string) =>
  topping({ ...LEAFY, coat: 0.25 }, lie(0.2, 0.7, 0.002, 0.05), (random) => {
    const [length, [wide, lobes, bend], [least, most, loose, buds]] = points(numbers)
    const look: Greens = { leaf: tones(colours), rib, length, wide, lobes, bend }
    const size = random.between(0.75, 1.2)
    const place = () => ({ x: random.between(-0.8, 0.8) * loose, y: random.between(-1, 1) * loose })
    const leaves = Array.from({ length: Math.round(random.between(least, most) * size) }, (_, at) =>
      posed(limp(random, look, size), {
        ...place(),
        z: 0.006 * at,
        turn:
          random.between(-0.45, 0.45) + (random.chance(0.25) ? 1.2 : 0) + (random.chance(0.4) ? Math.PI : 0),
      }),
    )
    const heads = Array.from({ length: buds }, () => posed(head(random, 0.034), { ...place(), z: 0.014 }))
    return joined([...leaves, ...heads])
  })

/** A floret lying on its side: a pale stalk that branches into a fan of small crowns. */
const broccoli = topping(MATT, lie(0.12, 0, -0.004, 0.12), (random) => {
  const fans = [-1, -0.5, 0, 0.5, 1].map((fan) => fan * random.between(0.85, 1.15))
  const heads = fans.map((fan) =>
    posed(head(random, random.between(0.04, 0.052)), {
      ...polar(0.095 - 0.02 * fan * fan, fan),
      z: random.between(0, 0.012),
    }),
  )
  const stalks = fans.map((fan, at) =>
    tube({
      path: (along) => [
        0.19 * along * Math.cos(fan * along) - 0.1,
        0.13 * along * Math.sin(fan * along),
        0.018,
      ],
      section: (along) => [(at === 2 ? 0.034 : 0.018) * rounded(along, 0.1), 0.02 * rounded(along, 0.1)],
      colour: (along) => STEM(0.95 - 0.5 * along),
      fine: [18, 12],
    }),
  )
  return joined([...stalks, ...heads])
})

export const GREENS = {
  /** Turnip tops: dark lobed leaves on long green stalks, a few heads of buds. */
  friarielli: tuft(
    '#203618 #365422 #527034 #969e4c',
    ['#8c9a4a', 0.36, 0.012, 0.1],
    '0.34,0.52 0.046,0.16,0.5 5,7,0.08,1',
  ),
  scarola: tuft(
    '#3e4a1c #5c6826 #7c8436 #b0a852',
    ['#c6c47c', 0.2, 0.022, 0.16],
    '0.34,0.5 0.06,0.12,0.4 3,6,0.1,0',
  ),
  endive: tuft(
    '#465a22 #62762e #868e3c #b6b05c',
    ['#ccca86', 0.24, 0.018, 0.14],
    '0.32,0.46 0.05,0.2,0.4 4,6,0.1,0',
  ),
  kale: tuft(
    '#1a3420 #2c4e30 #4a6c42 #84986a',
    ['#a0ae84', 0.2, 0.014, 0.13],
    '0.28,0.4 0.048,0.24,0.4 3,5,0.07,0',
  ),
  savoy: tuft(
    '#5a6e2a #84983e #b0bc68 #d8dca4',
    ['#e8e6bc', 0.1, 0.02, 0.16],
    '0.28,0.42 0.062,0.07,0.3 3,5,0.09,0',
  ),
  /** Cut in strips and wilted: crimson, ivory along the rib. */
  radicchio: tuft(
    '#561040 #80204f #ac4c7c',
    ['#f2e2d6', 0.1, 0.02, 0.3],
    '0.26,0.38 0.036,0.16,0.3 2,4,0.07,0',
  ),
  broccoli,
} satisfies Record<string, Topping>
