/** Fresh leaves, sprigs, flowers. */
import type { SeededRandom } from '#site'
import type { Ramp } from '../fields/colour.ts'
import { power, smooth } from '../fields/scalar.ts'
import { leaf } from '../geometry/leaf.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { type Point, rounded, tube } from '../geometry/tube.ts'
import { courgetteFlower } from './courgette-flower.ts'
import { seen, tones } from './paint.ts'
import { LEAFY, type Range, type Topping } from './topping.ts'

interface Blade {
  length: Range
  /** Half the width as a share of the length, at its widest. */
  wide: number
  /** Below 1 the widest place is nearer the stalk. */
  point: number
  colours: Ramp
  vein: string
  veins: number
  bend: Range
  fold: Range
  puff?: number
  ruffle?: number
  /** Factor of the width: teeth, lobes. */
  edge?: (along: number) => number
  /** Several on one stalk, by the angle at which they stand; sizes become smaller. */
  together?: (random: SeededRandom) => readonly number[]
}

function blade(random: SeededRandom, look: Blade, size: number): Mesh {
  const length = random.between(...look.length) * size
  const { wide, point, edge } = look
  return leaf(random, {
    length,
    width: (along) =>
      length * wide * power(Math.sin(Math.PI * along ** point), 0.75) * (edge?.(along) ?? 1) + 0.0015,
    colours: look.colours,
    vein: seen(look.vein),
    veins: look.veins,
    bend: random.between(...look.bend),
    fold: random.between(...look.fold),
    puff: look.puff ?? 0.1,
    ruffle: look.ruffle ?? 0.3,
  })
}

const leafy = (look: Blade): Topping => ({
  material: LEAFY,
  radius: look.length[1] * 0.4,
  drape: 0.1,
  lift: 0.016,
  tilt: 0.2,
  make: (random) =>
    joined(
      (look.together?.(random) ?? [0]).map((turn, at, all) => {
        const size = 1 - 0.18 * at
        const out = all.length > 1 ? 0.4 * look.length[0] * size : 0
        return posed(blade(random, look, size), {
          turn,
          x: out * Math.cos(turn),
          y: out * Math.sin(turn),
          z: 0.008 * at,
        })
      }),
    ),
})

interface Sprig {
  length: Range
  needles: number
  needle: Range
  /** Half the width of a needle or leaf. */
  thick: number
  colours: Ramp
}

const WOOD = seen('#6b5636')

const sprig = (look: Sprig): Topping => ({
  material: LEAFY,
  radius: look.length[1] * 0.4,
  drape: 0.15,
  lift: 0.006,
  tilt: 0.06,
  make: (random) => grown(random, look),
})

function grown(random: SeededRandom, { length: range, needles, needle, thick, colours }: Sprig): Mesh {
  const length = random.between(...range)
  const curve = random.between(-0.6, 0.6)
  const at = (along: number): Point => [
    length * (along - 0.5),
    curve * length * (along - 0.5) ** 2,
    0.016 + 0.02 * Math.sin(3 * along),
  ]
  const stalk = tube({ path: at, section: () => [0.0046, 0.0046], colour: () => WOOD, steps: 12, sides: 6 })
  const leaves = Array.from({ length: needles }, (_, which) => {
    const along = (which + random.between(0.1, 0.9)) / needles
    const angle = (which % 2 ? 1 : -1) * random.between(0.5, 1)
    const long = random.between(...needle) * (1 - 0.35 * along)
    const rise = random.between(-0.006, 0.03)
    const [x, y, z] = at(along)
    const tone = random.between(0.2, 0.9)
    return tube({
      path: (way) => [x + way * long * Math.cos(angle), y + way * long * Math.sin(angle), z + rise * way],
      section: (way) => [
        thick * rounded(way * 0.98 + 0.01, 0.3),
        0.45 * thick * rounded(way * 0.98 + 0.01, 0.3),
      ],
      colour: (way) => colours(tone * (0.7 + 0.3 * way)),
      steps: 7,
      sides: 6,
    })
  })
  return joined([stalk, ...leaves])
}

export const LEAVES = {
  basil: leafy({
    length: [0.14, 0.21],
    wide: 0.34,
    point: 0.74,
    colours: tones('#3c6a10', '#5f9018', '#8eb436'),
    vein: '#b4d67e',
    veins: 3.4,
    bend: [-0.3, 0.45],
    fold: [0.45, 0.85],
    puff: 0.16,
    together: (random) => {
      const first = random.between(-1.2, -0.7)
      return random.chance(0.35) ? [first, first + 1.7, 0.2] : random.chance(0.4) ? [first, first + 2] : [0]
    },
  }),
  mint: leafy({
    length: [0.13, 0.19],
    wide: 0.3,
    point: 0.8,
    colours: tones('#306a1e', '#4e902c', '#7cb04a'),
    vein: '#a9d69a',
    veins: 6,
    bend: [-0.2, 0.6],
    fold: [0.15, 0.45],
    puff: 0.2,
    ruffle: 0.15,
    edge: (along) => 1 + 0.09 * Math.abs(Math.sin(along * 30)),
  }),
  sage: leafy({
    length: [0.2, 0.29],
    wide: 0.2,
    point: 0.85,
    colours: tones('#586c46', '#7e9266', '#a6b68c'),
    vein: '#ccd6b2',
    veins: 8,
    bend: [-0.3, 0.5],
    fold: [0.15, 0.5],
    puff: 0.14,
  }),
  parsley: leafy({
    length: [0.062, 0.085],
    wide: 0.42,
    point: 1.15,
    colours: tones('#346010', '#548618', '#84a838'),
    vein: '#a9cc7c',
    veins: 3,
    bend: [0, 0.6],
    fold: [0.2, 0.4],
    edge: (along) => 0.7 + 0.4 * Math.abs(Math.sin(along * 9)),
    together: () => [0, -0.95, 0.95],
  }),
  /** Long stalk, lobes that widen to the round end one. */
  rocket: leafy({
    length: [0.27, 0.4],
    wide: 0.13,
    point: 1.6,
    colours: tones('#3a6a10', '#60921c', '#90b23a'),
    vein: '#b9d48c',
    veins: 3,
    bend: [-0.3, 0.9],
    fold: [0.1, 0.5],
    puff: 0.05,
    ruffle: 0.5,
    edge: (along) => {
      const lobe = 0.35 + 0.75 * power(Math.abs(Math.sin(Math.PI * (along * 3.6 + 0.1))), 1.4)
      return smooth(0.25, 0.5, along) * (along > 0.78 ? Math.max(lobe, 1.1) : lobe) + 0.08
    },
  }),
  rosemary: sprig({
    length: [0.22, 0.34],
    needles: 34,
    needle: [0.05, 0.078],
    thick: 0.0068,
    colours: tones('#334514', '#586c2c', '#8a985c'),
  }),
  thyme: sprig({
    length: [0.14, 0.22],
    needles: 22,
    needle: [0.02, 0.032],
    thick: 0.0095,
    colours: tones('#42562a', '#688048', '#94a872'),
  }),
  courgetteFlower,
} satisfies Record<string, Topping>
