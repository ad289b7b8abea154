/** Round slices and rings: vegetables, salami, frankfurter, truffle, olives. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { ring } from '../geometry/ring.ts'
import { seen, tones } from './paint.ts'
import { chambers, dotted, type Mark, round, veined } from './round.ts'
import { GLOSSY, type Lie, lie, MATT, MOIST, type Range, type Topping, topping } from './topping.ts'

const SKIN = tones('#7c0c0a #b0160f #d22c1c')
const SCORCHED = seen('#5a140a')

/** Lies on what is under it and lets nothing of it through. */
const LOOSE = 0.014

/** Grains of fat, many and distinct. */
const fat = (hex: string): Mark => dotted(hex, 34, [0, 0.88], [0.035, 0.07], 0.75)
const salami = (colours: string, skin: string, grains: string) =>
  round([0.118, 0.146], 0.014, colours, [skin, 0.06], {
    curl: 0.24,
    fried: 0.25,
    mark: fat(grains),
    material: { ...MOIST, coat: 0.4 },
    drape: 0.25,
    lift: LOOSE,
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

/** Half of a small tomato in its oven: most show their wet face, some the wrinkled skin of their back. */
const halfTomato = (() => {
  const face = round([0.09, 0.115], 0.05, '#b0160f #c21d14 #d0301f', ['#86100c', 0.12], {
    oval: 0.08,
    uneven: 0.035,
    curl: 0.05,
    fried: 0.3,
    lift: -0.026,
    tilt: 0.1,
    mark: chambers([2, 3.4]),
    material: { ...MOIST, subsurface: 0.2, coat: 0.45 },
  })
  const back = (random: SeededRandom) => {
    const size = random.between(0.088, 0.108)
    const [fold, crease] = [solidNoise(random, 0.9, 0.3, 0.6), 3 + random.index(3)]
    const wrinkle = (angle: number, up: number) =>
      Math.sin(crease * angle + 2 * fold(Math.cos(angle), Math.sin(angle), up)) * smooth(0.9, 0.3, up)
    return lump({
      radii: [size * 1.06, size * 0.96, size * 0.62],
      swell: ({ x, y, up, angle }) => 1 + 0.03 * fold(x, y, up) + 0.035 * wrinkle(angle, up),
      colour: ({ x, y, up, angle }) =>
        mix(
          SKIN(clamp(0.35 + 0.5 * up + 0.12 * fold(y, x, up) + 0.16 * wrinkle(angle, up), 0, 1)),
          SCORCHED,
          0.8 * smooth(1.1, 1.9, fold(up, x, y)),
        ),
      sunk: 0.3,
      fine: [40, 56],
    })
  }
  return { ...face, make: (random: SeededRandom) => (random.chance(0.2) ? back(random) : face.make(random)) }
})()

const both =
  (under: Mark, over: Mark): Mark =>
  (random, radius) => {
    const [first, second] = [under(random, radius), over(random, radius)]
    return (spot, colour) => second(spot, first(spot, colour))
  }

const seedRing = (hex: string) => dotted(hex, 14, [0.2, 0.62], [0.035, 0.05], 0.55)

/** The bars of a grill have left their marks. */
const grilled: Mark = (random, radius) => {
  const [bar, first] = [seen('#7e4e1e'), random.between(0, 1)]
  const waver = noise(random, 0.3, 0.1, 0.8)
  return ({ x, y, out }, plain) => {
    const across = (((y + 0.006 * waver(x, y)) / radius) * 2.2 + first + 8) % 1
    return mix(
      plain,
      bar,
      0.5 *
        smooth(0.2, 0.09, Math.abs(across - 0.5)) *
        smooth(-1.2, 0.4, waver(y, x)) *
        smooth(0.9, 0.75, out),
    )
  }
}

/** As long as they are wide, or cut slantwise. */
const aubergine = (colours: string, fried: number, mark: Mark) =>
  round([0.14, 0.18], 0.016, colours, ['#42183f', 0.075], {
    curl: 0.04,
    lift: LOOSE,
    fried,
    oval: 0.2,
    uneven: 0.045,
    drape: 0.75,
    mark,
  })

export const ROUNDS = {
  potato: round([0.15, 0.19], 0.007, '#e6b450 #f0cc74 #f6de9c', ['#d69a3c', 0.05], {
    curl: 0.06,
    fried: 0.9,
    uneven: 0.03,
    drape: 0.8,
    lift: LOOSE,
  }),
  courgette: round([0.1, 0.125], 0.008, '#aeb048 #c4c664 #dadc90', ['#3a6220', 0.11], {
    fried: 0.5,
    mark: both(seedRing('#bdb468'), grilled),
    curl: 0.06,
    uneven: 0.03,
    drape: 0.7,
    lift: LOOSE,
  }),
  friedCourgette: round([0.095, 0.12], 0.008, '#bcba44 #d0ce66 #e4e096', ['#3f6a22', 0.1], {
    curl: 0.1,
    fried: 0.8,
    uneven: 0.04,
    mark: seedRing('#a88a34'),
    lift: LOOSE,
  }),
  aubergine: aubergine('#b27c34 #c6944a #daae68', 0.6, both(seedRing('#b98d4c'), grilled)),
  friedAubergine: aubergine('#a66c28 #c08840 #d8aa64', 1, seedRing('#7e4c1c')),
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
    lift: LOOSE,
    material: MATT,
    mark: veined('#d8bf94'),
  }),
  garlic: round([0.03, 0.042], 0.009, '#e3c88c #f0dfb4 #f7edd0', ['#b87a30', 0.14], {
    curl: 0.2,
    oval: 0.25,
    fried: 0.5,
  }),
  hotSalami: salami('#74100f #8c1615 #a02320', '#7a150e', '#cf7f70'),
  mildSalami: salami('#82202a #9a303c #ae4a54', '#dcaa98', '#e8b8a4'),
  cherryTomato: halfTomato,
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
