/** Round slices and rings: vegetables, salami, frankfurter, truffle, olives. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, polar, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, posed, sheet } from '../geometry/mesh.ts'
import { seen, tones } from './paint.ts'
import { chambers, dotted, type Mark, round, veined } from './round.ts'
import { GLOSSY, type Lie, lie, MOIST, type Range, type Topping, topping } from './topping.ts'

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

const seedRing = (hex: string, within: Range) => dotted(hex, 18, within, [0.028, 0.045], 0.6)

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

/** Cut across, or across and in half: skin all around, small seeds in pale flesh. */
const aubergine = (colours: string, fried: number) =>
  twos(
    round(`0.115,0.165,0.012,0.075 0.05,0.05,0.02,${fried} 0.45,0.014,0.3`, `#3c1840 ${colours}`, {
      mark: seedRing('#b88a48', [0.25, 0.7]),
    }),
  )
const courgette = (numbers: string) =>
  twos(round(numbers, '#3f6e22 #c4cc6a #dce08a #eef0b6', { mark: seedRing('#b9bc6c', [0.3, 0.55]) }))

export const ROUNDS = {
  potato: round('0.13,0.18,0.006,0.04 0.06,0.06,0.02,0.85 0.6,0.014', '#c98a34 #f0cf78 #f5da8c #f9e6a8'),
  courgette: courgette('0.08,0.112,0.008,0.09 0.08,0.05,0.015,0.6 0.4,0.014,0.12'),
  friedCourgette: courgette('0.078,0.115,0.006,0.09 0.16,0.06,0.02,0.65 0.4,0.014'),
  aubergine: aubergine('#e2b258 #edc774 #f4da98', 0.75),
  friedAubergine: aubergine('#d69c42 #e4b45c #efcb80', 1),
  wurstel: round('0.07,0.082,0.04,0.12 0.02,0.2,0.02,0.5 0.2,0.003', '#a04422 #d88a6c #e6a488 #f2c2aa'),
  truffle: round('0.07,0.13,0.004,0.06 0.1,0.1,0.04,0 0.5,0.014', '#2a1c14 #6c5038 #84674c #9c8062', {
    mark: veined('#f2e6cc'),
  }),
  garlic: round('0.03,0.042,0.009,0.14 0.2,0.25,0.02,0.5 0.35,0.003', '#b87a30 #e3c88c #f0dfb4 #f7edd0'),
  hotSalami: salami('#7a150e #74100f #8c1615 #a02320', '#cf7f70'),
  mildSalami: salami('#dcaa98 #82202a #9a303c #ae4a54', '#e8b8a4'),
  cherryTomato: halfTomato,
  driedTomato: round('0.07,0.095,0.014,0.16 0.35,0.2,0.06,0.3 0.3,0.006', '#8a1c10 #a82a16 #c03a1e #d45630', {
    material: { ...MOIST, coat: 0.5 },
    mark: dotted('#eebc6c', 9, [0.1, 0.65], [0.05, 0.07], 0.8),
  }),
  blackOlive: hoop([0.038, 0.047], [0.021, 0.018], '#171013 #45353a #33251f', lie(0.08, 0, -0.004, 0.12)),
  chilli: hoop([0.022, 0.034], [0.009, 0.01], '#7c0c0a #a21614 #c4584a', lie(0.05, 0, 0, 0.25)),
} satisfies Record<string, Topping>
