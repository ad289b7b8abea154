/** Round slices and rings: vegetables, salami, frankfurter, truffle, olives. */
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { smooth } from '../fields/scalar.ts'
import { ring } from '../geometry/ring.ts'
import { seen } from './paint.ts'
import { chambers, dotted, type Mark, round, veined } from './round.ts'
import { GLOSSY, type Lie, lie, MATT, MOIST, type Range, type Topping, topping } from './topping.ts'

/** Grains of fat, many and distinct. */
const fat = (hex: string): Mark => dotted(hex, 34, [0, 0.88], [0.035, 0.07], 0.75)
const salami = (colours: string, skin: string, grains: string) =>
  round([0.118, 0.146], 0.014, colours, [skin, 0.06], {
    curl: 0.24,
    fried: 0.25,
    mark: fat(grains),
    material: { ...MOIST, coat: 0.4 },
    drape: 0.25,
  })

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

/** The bars of a grill have left their marks. */
const grilled: Mark = (random, radius) => {
  const [bar, first] = [seen('#7c4a1c'), random.between(0, 1)]
  const waver = noise(random, 0.3, 0.1, 0.8)
  return ({ x, y, out }, plain) => {
    const across = (((y + 0.006 * waver(x, y)) / radius) * 2.2 + first + 8) % 1
    return mix(plain, bar, 0.6 * smooth(0.2, 0.12, Math.abs(across - 0.5)) * smooth(0.9, 0.75, out))
  }
}

const aubergine = (colours: string, fried: number, mark?: Mark) =>
  round([0.14, 0.18], 0.022, colours, ['#471c4c', 0.15], {
    curl: 0.12,
    fried,
    oval: 0.2,
    uneven: 0.045,
    drape: 0.75,
    ...(mark ? { mark } : {}),
  })

export const ROUNDS = {
  potato: round([0.15, 0.19], 0.007, '#e0a436 #f0c864 #f8de90', ['#d48e30', 0.1], {
    curl: 0.1,
    fried: 0.9,
    uneven: 0.03,
    drape: 0.8,
  }),
  courgette: round([0.1, 0.125], 0.008, '#c2bc5c #d8d480 #e6e2a6', ['#4c6a22', 0.18], {
    fried: 0.9,
    mark: grilled,
    curl: 0.3,
    uneven: 0.03,
    drape: 0.7,
  }),
  friedCourgette: round([0.095, 0.12], 0.008, '#bca040 #d4b858 #e4d084', ['#4a6420', 0.2], {
    curl: 0.5,
    fried: 1,
    uneven: 0.04,
  }),
  aubergine: aubergine('#b88a2c #d4a844 #e6c468', 0.6, grilled),
  friedAubergine: aubergine('#a87020 #c89034 #dcae54', 1),
  wurstel: round([0.066, 0.078], 0.026, '#d1846c #e09d86 #ebb7a3', ['#a8482a', 0.14], {
    curl: 0.04,
    oval: 0.12,
    fried: 0.35,
  }),
  truffle: round([0.11, 0.15], 0.006, '#453224 #57412f #6b523c', ['#2a1a12', 0.1], {
    curl: 0.12,
    oval: 0.1,
    uneven: 0.05,
    drape: 0.6,
    material: MATT,
    mark: veined('#d8bf94'),
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
  cherryTomato: round([0.095, 0.12], 0.036, '#c22a18 #d23a22 #de4c30', ['#a01810', 0.16], {
    oval: 0.09,
    uneven: 0.03,
    fried: 0.3,
    lift: -0.008,
    tilt: 0.1,
    mark: chambers([2, 3.4]),
  }),
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
