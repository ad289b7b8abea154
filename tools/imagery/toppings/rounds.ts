/** Round slices and rings: vegetables, salami, frankfurter, truffle, olives. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { noise, solidNoise } from '../fields/noise.ts'
import { clamp, polar, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, posed, sheet } from '../geometry/mesh.ts'
import { seen, tones } from './paint.ts'
import { chambers, dotted, type Mark, round, veined } from './round.ts'
import { GLOSSY, type Lie, lie, MATT, MOIST, type Range, type Topping, topping } from './topping.ts'

const SKIN = tones('#7c0c0a #b0160f #d22c1c')
const SCORCHED = seen('#5a140a')

/** Grains of fat, many and distinct. */
const fat = (hex: string): Mark => dotted(hex, 34, [0, 0.88], [0.035, 0.07], 0.75)
const salami = (colours: string, grains: string) =>
  round('0.118,0.146,0.014,0.06 0.24,0.06,0.02,0.25 0.25,0.014', colours, {
    mark: fat(grains),
    material: { ...MOIST, coat: 0.4 },
  })

/** 1 is a round body, 0.5 nearly square. */
const SQUARE = 0.75

/** A ring lying flat. `body` is half its width and half its height, `hexes` are of the outside, the top and the inside. */
const hoop = (size: Range, body: Range, hexes: string, place: Lie) => {
  const [outside, top, inside] = hexes.split(' ').map(seen)
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** SQUARE
  return topping(GLOSSY, place, (random) => {
    const [way, oval] = [random.between(...size), random.between(0, 0.14)]
    return sheet({ u: 49, v: 18, closed: true }, (u, v) => {
      const [angle, around] = [u * TAU, v * TAU]
      const [inner, up] = [-Math.cos(around), Math.sin(around)]
      const colour = mix(mix(outside, top, smooth(0.3, 0.8, up)), inside, smooth(0.2, 0.7, inner))
      const radius = way * (1 + oval * Math.cos(2 * angle)) + body[0] * bent(Math.cos(around))
      return { ...polar(radius, angle), z: body[1] * (1 + bent(up)), colour }
    })
  })
}

/** Half of a small tomato in its oven: most show their wet face, some the wrinkled skin of their back. */
const halfTomato = (() => {
  const face = round(
    '0.09,0.115,0.05,0.12 0.05,0.08,0.035,0.3 0.35,-0.026',
    '#86100c #b0160f #c21d14 #d0301f',
    {
      mark: chambers,
      material: { ...MOIST, subsurface: 0.2, coat: 0.45 },
    },
  )
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
  const make = (random: SeededRandom) => (random.chance(0.2) ? back(random) : face.make(random))
  return { ...face, tilt: 0.1, make }
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

/** Some lie over each other in twos. */
const twos = (one: Topping): Topping => ({
  ...one,
  make: (random) => {
    const beside = {
      ...polar(one.radius * 0.8, random.between(0, TAU)),
      z: 0.016,
      turn: random.between(-0.6, 0.6),
    }
    return random.chance(0.7) ? one.make(random) : joined([one.make(random), posed(one.make(random), beside)])
  },
})

/** Long slices, their skin along one side. */
const aubergine = (colours: string, fried: number, mark: Mark) =>
  twos(round(`0.14,0.185,0.009,0.17 0.06,0.24,0.03,${fried} 0.8,0.014,1`, `#42183f ${colours}`, { mark }))

export const ROUNDS = {
  potato: round('0.15,0.19,0.007,0.05 0.06,0.06,0.03,0.9 0.8,0.014', '#d69a3c #e6b450 #f0cc74 #f6de9c'),
  courgette: round('0.085,0.13,0.005,0.1 0.1,0.2,0.03,0.7 0.8,0.014', '#42702a #aab24c #c9cc6c #e2e098', {
    mark: both(seedRing('#b2ac60'), grilled),
  }),
  friedCourgette: round(
    '0.08,0.125,0.005,0.1 0.14,0.2,0.04,0.9 0.6,0.014',
    '#4a7228 #b6b650 #d2ce70 #e8e29c',
    {
      mark: seedRing('#a88a34'),
    },
  ),
  aubergine: aubergine('#c08e46 #d6aa64 #e8c888', 0.6, both(seedRing('#b98d4c'), grilled)),
  friedAubergine: aubergine('#b47c32 #cc9a4c #e0ba74', 0.7, seedRing('#7e4c1c')),
  wurstel: round('0.07,0.082,0.04,0.12 0.02,0.2,0.02,0.5 0.2,0.003', '#a04422 #d88a6c #e6a488 #f2c2aa'),
  truffle: round('0.085,0.145,0.005,0.07 0.14,0.12,0.06,0 0.7,0.014', '#2e1e14 #6c4e34 #82623f #9a7850', {
    material: MATT,
    mark: veined('#ecdab4'),
  }),
  garlic: round('0.03,0.042,0.009,0.14 0.2,0.25,0.02,0.5 0.35,0.003', '#b87a30 #e3c88c #f0dfb4 #f7edd0'),
  hotSalami: salami('#7a150e #74100f #8c1615 #a02320', '#cf7f70'),
  mildSalami: salami('#dcaa98 #82202a #9a303c #ae4a54', '#e8b8a4'),
  cherryTomato: halfTomato,
  driedTomato: round('0.085,0.11,0.016,0.14 0.4,0.26,0.06,0 0.35,0.004', '#5e120a #560c0a #6e1210 #882220', {
    mark: veined('#5e160c'),
  }),
  blackOlive: hoop([0.038, 0.047], [0.021, 0.018], '#171013 #45353a #33251f', lie(0.08, 0, -0.004, 0.12)),
  chilli: hoop([0.022, 0.034], [0.009, 0.01], '#7c0c0a #a21614 #c4584a', lie(0.05, 0, 0, 0.25)),
} satisfies Record<string, Topping>
