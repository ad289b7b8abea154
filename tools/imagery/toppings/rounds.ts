/** Round slices and rings: vegetables, salami, frankfurter, truffle, olives. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { around } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { ring } from '../geometry/ring.ts'
import { seen, tones } from './paint.ts'
import { chambers, dotted, type Mark, round, veined } from './round.ts'
import { GLOSSY, type Lie, lie, MATT, MOIST, type Range, type Topping, topping } from './topping.ts'

/** Grains of fat, many and distinct. */
const fat = (hex: string): Mark => dotted(hex, 26, [0, 0.84], [0.05, 0.095], 0.95)
const salami = (colours: string, skin: string, grains: string) =>
  round([0.118, 0.146], 0.014, colours, [skin, 0.06], {
    curl: 0.24,
    fried: 0.25,
    mark: fat(grains),
    material: { ...MOIST, coat: 0.4 },
    drape: 0.25,
  })

const HALF = round([0.074, 0.094], 0.05, '#971412 #ad1c18 #bd2a22', ['#8c1010', 0.11], {
  curl: 0,
  uneven: 0.012,
  mark: chambers([2, 3.4]),
})

const TOMATO_SKIN = tones('#860e0e #a81816 #bc2822')
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

/** `hexes` are of the outside, the top and the inside. */
const hoop = (size: Range, body: Range, hexes: string, place: Lie) => {
  const [outside, top, inside] = hexes.split(' ').map(seen)
  return topping(GLOSSY, place, (random) => {
    const [way, oval] = [random.between(...size), random.between(0, 0.14)]
    return ring({
      radius: (angle) => way * (1 + oval * Math.cos(2 * angle)),
      body,
      colour: (_, inner, up) => mix(mix(outside, top, smooth(0.3, 0.8, up)), inside, smooth(0.2, 0.7, inner)),
    })
  })
}

const pips = (hex: string) => dotted(hex, 9, [0.25, 0.5], [0.05, 0.08])

export const ROUNDS = {
  potato: round([0.125, 0.165], 0.012, '#e3bf5f #f0d88a #f7e8b4', ['#b87a30', 0.09], {
    curl: 0.24,
    fried: 0.8,
  }),
  courgette: round([0.08, 0.102], 0.016, '#c5c66e #dbdb94 #ebe8b8', ['#3f6a26', 0.15], {
    fried: 0.5,
    mark: pips('#a9ab52'),
  }),
  friedCourgette: round([0.08, 0.102], 0.012, '#bda548 #d8c068 #e6d68e', ['#3d561c', 0.16], {
    curl: 0.4,
    fried: 0.95,
    mark: pips('#9c8838'),
  }),
  aubergine: round([0.125, 0.16], 0.02, '#b48646 #cda365 #e2c48e', ['#331532', 0.13], {
    curl: 0.16,
    fried: 0.85,
    mark: dotted('#8c5c28', 22, [0.25, 0.7], [0.03, 0.05]),
  }),
  wurstel: round([0.066, 0.078], 0.026, '#d1846c #e09d86 #ebb7a3', ['#a8482a', 0.14], {
    curl: 0.04,
    oval: 0.12,
    fried: 0.35,
  }),
  truffle: round([0.085, 0.125], 0.009, '#5a4333 #6e5543 #846a55', ['#1c120d', 0.12], {
    curl: 0.28,
    oval: 0.1,
    uneven: 0.035,
    material: MATT,
    mark: veined('#dcc7a2'),
  }),
  garlic: round([0.03, 0.042], 0.009, '#e3c88c #f0dfb4 #f7edd0', ['#b87a30', 0.14], {
    curl: 0.2,
    oval: 0.25,
    fried: 0.5,
  }),
  tomatoSlice: round([0.115, 0.14], 0.022, '#971412 #ad1c18 #bd2a22', ['#8c1010', 0.08], {
    curl: 0.04,
    fried: 0.25,
    mark: chambers([4, 5.4]),
  }),
  hotSalami: salami('#74100f #8c1615 #a02320', '#7a150e', '#cf7f70'),
  mildSalami: salami('#82202a #9a303c #ae4a54', '#dcaa98', '#e8b8a4'),
  cherryTomato: topping({ ...GLOSSY, coat: 0.45 }, lie(HALF.radius, 0, -0.006, 0.14), (random) =>
    random.chance(0.28) ? tomatoDome(random) : HALF.make(random),
  ),
  driedTomato: round([0.085, 0.11], 0.016, '#560c0a #6e1210 #882220', ['#5e120a', 0.14], {
    oval: 0.26,
    uneven: 0.06,
    curl: 0.4,
    mark: veined('#5e160c'),
    lift: 0.004,
  }),
  blackOlive: hoop([0.038, 0.047], [0.021, 0.018], '#171013 #45353a #33251f', lie(0.08, 0, -0.004, 0.12)),
  chilli: hoop([0.022, 0.034], [0.009, 0.01], '#7c0c0a #a21614 #c4584a', lie(0.05, 0, 0, 0.25)),
} satisfies Record<string, Topping>
