/** Round slices and rings: vegetables, salami, frankfurter, truffle, olives. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { around } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { ring } from '../geometry/ring.ts'
import { seen, tones } from './paint.ts'
import { chambers, dotted, type Mark, type Round, round, veined } from './round.ts'
import { GLOSSY, type Lie, MATT, MOIST, type Range, type Topping } from './topping.ts'

/** Grains of fat, many and distinct. */
const fat = (hex: string): Mark => dotted(hex, 26, [0, 0.84], [0.05, 0.095], 0.95)
const salami: Omit<Round, 'flesh' | 'mark' | 'skin'> = {
  size: [0.118, 0.146],
  thick: 0.014,
  curl: 0.24,
  fried: 0.25,
  material: { ...MOIST, coat: 0.4 },
  drape: 0.25,
}

const HALF = round({
  size: [0.074, 0.094],
  thick: 0.05,
  flesh: tones('#971412', '#ad1c18', '#bd2a22'),
  skin: ['#8c1010', 0.11],
  curl: 0,
  uneven: 0.012,
  mark: chambers([2, 3.4]),
})

const TOMATO_SKIN = tones('#860e0e', '#a81816', '#bc2822')
/** Lies with the cut side down: a dome whose skin has wrinkled. */
function tomatoDome(random: SeededRandom): Mesh {
  const size = random.between(0.074, 0.09)
  const shape = around(random, 2, 5, 0.8)
  return lump({
    radii: [size * random.between(1, 1.15), size, size * 0.75],
    swell: ({ angle, up }) => 1 + 0.03 * shape(angle) * (1 - up * up),
    colour: ({ up, angle }) => TOMATO_SKIN(clamp(0.45 + 0.3 * up + 0.08 * shape(angle), 0, 1)),
    sunk: 0.3,
  })
}

interface Hoop {
  size: Range
  body: Range
  /** Outside, top and inside. */
  colours: readonly [string, string, string]
}

const hoop = ({ size, body, colours }: Hoop, lie: Lie): Topping => {
  const [outside, top, inside] = colours.map(seen)
  return {
    ...lie,
    material: GLOSSY,
    make: (random) => {
      const [way, oval] = [random.between(...size), random.between(0, 0.14)]
      return ring({
        radius: (angle) => way * (1 + oval * Math.cos(2 * angle)),
        body,
        colour: (_, inner, up) =>
          mix(mix(outside, top, smooth(0.3, 0.8, up)), inside, smooth(0.2, 0.7, inner)),
      })
    },
  }
}

export const ROUNDS = {
  potato: round({
    size: [0.125, 0.165],
    thick: 0.012,
    flesh: tones('#e3bf5f', '#f0d88a', '#f7e8b4'),
    skin: ['#b87a30', 0.09],
    curl: 0.24,
    fried: 0.8,
  }),
  courgette: round({
    size: [0.08, 0.102],
    thick: 0.016,
    flesh: tones('#c5c66e', '#dbdb94', '#ebe8b8'),
    skin: ['#3f6a26', 0.15],
    fried: 0.5,
    mark: dotted('#a9ab52', 9, [0.25, 0.5], [0.05, 0.08]),
  }),
  friedCourgette: round({
    size: [0.08, 0.102],
    thick: 0.012,
    flesh: tones('#bda548', '#d8c068', '#e6d68e'),
    skin: ['#3d561c', 0.16],
    curl: 0.4,
    fried: 0.95,
    mark: dotted('#9c8838', 9, [0.25, 0.5], [0.05, 0.08]),
  }),
  aubergine: round({
    size: [0.125, 0.16],
    thick: 0.02,
    flesh: tones('#b48646', '#cda365', '#e2c48e'),
    skin: ['#331532', 0.13],
    curl: 0.16,
    fried: 0.85,
    mark: dotted('#8c5c28', 22, [0.25, 0.7], [0.03, 0.05]),
  }),
  wurstel: round({
    size: [0.066, 0.078],
    thick: 0.026,
    flesh: tones('#d1846c', '#e09d86', '#ebb7a3'),
    skin: ['#a8482a', 0.14],
    curl: 0.04,
    oval: 0.12,
    fried: 0.35,
  }),
  truffle: round({
    size: [0.085, 0.125],
    thick: 0.009,
    flesh: tones('#5a4333', '#6e5543', '#846a55'),
    skin: ['#1c120d', 0.12],
    curl: 0.28,
    oval: 0.1,
    uneven: 0.035,
    material: MATT,
    mark: veined('#dcc7a2'),
  }),
  garlic: round({
    size: [0.03, 0.042],
    thick: 0.009,
    flesh: tones('#e3c88c', '#f0dfb4', '#f7edd0'),
    skin: ['#b87a30', 0.14],
    curl: 0.2,
    oval: 0.25,
    fried: 0.5,
  }),
  tomatoSlice: round({
    size: [0.115, 0.14],
    thick: 0.022,
    flesh: tones('#971412', '#ad1c18', '#bd2a22'),
    skin: ['#8c1010', 0.08],
    curl: 0.04,
    fried: 0.25,
    mark: chambers([4, 5.4]),
  }),
  hotSalami: round({
    ...salami,
    flesh: tones('#74100f', '#8c1615', '#a02320'),
    skin: ['#7a150e', 0.06],
    mark: fat('#cf7f70'),
  }),
  mildSalami: round({
    ...salami,
    flesh: tones('#82202a', '#9a303c', '#ae4a54'),
    skin: ['#dcaa98', 0.06],
    mark: fat('#e8b8a4'),
  }),
  cherryTomato: {
    ...HALF,
    material: { ...GLOSSY, coat: 0.45 },
    drape: 0,
    lift: -0.006,
    tilt: 0.14,
    make: (random) => (random.chance(0.28) ? tomatoDome(random) : HALF.make(random)),
  },
  driedTomato: round({
    size: [0.085, 0.11],
    thick: 0.016,
    flesh: tones('#560c0a', '#6e1210', '#882220'),
    skin: ['#5e120a', 0.14],
    oval: 0.26,
    uneven: 0.06,
    curl: 0.4,
    mark: veined('#5e160c'),
    lift: 0.004,
  }),
  blackOlive: hoop(
    { size: [0.038, 0.047], body: [0.021, 0.018], colours: ['#171013', '#45353a', '#33251f'] },
    { radius: 0.08, drape: 0, lift: -0.004, tilt: 0.12 },
  ),
  chilli: hoop(
    { size: [0.022, 0.034], body: [0.009, 0.01], colours: ['#7c0c0a', '#a21614', '#c4584a'] },
    { radius: 0.05, drape: 0, lift: 0, tilt: 0.25 },
  ),
} satisfies Record<string, Topping>
