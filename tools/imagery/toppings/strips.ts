/** Strips and threads: peppers, bacon, chips, anchovies, zest, grated cheese. */
import type { SeededRandom } from '#site'
import { mix, type Ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { type Band, type BandPaint, band } from '../geometry/band.ts'
import { points } from '../geometry/profile.ts'
import type { Material } from '../renderer/piece.ts'
import { browning, seen, tones } from './paint.ts'
import { lie, MATT, MOIST, type Topping, topping } from './topping.ts'

const endOf = (along: number) => 1 - 2 * Math.min(along, 1 - along)

/** One colour, darker along the edges, caught by the oven in places. */
const plain =
  (colours: Ramp, caught = 0) =>
  (random: SeededRandom) => {
    const tone = noise(random, 0.6, 0.25, 0.8)
    const brown = browning(random, caught)
    const own = random.between(-0.12, 0.12)
    return ((along, across, up) => {
      const shade = 0.58 + own + 0.12 * tone(along, across * 0.2) + 0.14 * up - 0.35 * across ** 6
      const edge = Math.max(
        caught < 1 ? Math.abs(across) ** 3 : 1.35 * Math.abs(across) ** 1.6,
        smooth(0.75, 1, endOf(along)),
      )
      return brown(colours(clamp(shade, 0, 1)), along * 0.3, across * 0.05, edge)
    }) satisfies BandPaint
  }

/** A second colour on one side, from `from` to the edge. */
const sided =
  (inner: (random: SeededRandom) => BandPaint, hex: string, from: number) => (random: SeededRandom) => {
    const [paint, skin] = [inner(random), seen(hex)]
    return ((along, across, up) =>
      mix(paint(along, across, up), skin, smooth(from, from + 0.1, across))) satisfies BandPaint
  }

const LEAN = tones('#84341f #a54a30 #c06c4a')
const [FAT, CRISP] = [seen('#ecbc80'), seen('#6e3216')]
/** A short baton: lean with one band of golden fat, crisp at its ends and edges. */
function bacon(random: SeededRandom): BandPaint {
  const waver = noise(random, 0.5, 0.2, 0.8)
  const [from, width] = [random.between(-0.1, 0.35), random.between(0.24, 0.38)]
  return (along, across, up) => {
    const fat = smooth(width, width - 0.14, Math.abs(across + 0.16 * waver(along, 1) - from))
    const meat = mix(LEAN(clamp(0.5 + 0.2 * waver(along, 4) + 0.2 * up, 0, 1)), FAT, fat)
    const edge = smooth(0.55, 1.05, endOf(along) + 0.2 * waver(along * 2, across) + 0.3 * across ** 4)
    return mix(meat, CRISP, 0.75 * edge)
  }
}

const FILLET = tones('#74482e #96684a #b48c6c')
/** Brown, its two halves meet in a fine line, its edges are silver. */
function fillet(random: SeededRandom): BandPaint {
  const tone = noise(random, 0.4, 0.12, 0.7)
  const [silver, spine] = ['#cbb698', '#5a3420'].map(seen)
  return (along, across) => {
    const flesh = FILLET(clamp(0.5 + 0.16 * tone(along, across * 0.1), 0, 1))
    const side = Math.abs(across + 0.1 * tone(along, 3))
    return mix(mix(flesh, silver, 0.6 * smooth(0.5, 0.9, side)), spine, 0.5 * smooth(0.14, 0.04, side))
  }
}

const SPEAR = tones('#d3d79c #97ae55 #6d9140 #5b7d38 #54663a')
/** Scales close over each other towards the tip. */
function spear(random: SeededRandom): BandPaint {
  const brown = browning(random, 0.35)
  const scale = seen('#4b4f3c')
  return (along, across, up) => {
    const tip = smooth(0.72, 0.8, along) * smooth(0.5, 0.9, Math.abs(Math.sin(along * 44 + 3 * across * up)))
    const bud = along < 0.7 && Math.abs(across) < 0.5 ? smooth(0.93, 0.97, Math.cos(along * 27)) : 0
    return mix(brown(SPEAR(along), along * 0.5, across * 0.02), scale, 0.65 * Math.max(tip, bud))
  }
}

interface Strip extends Pick<Band, 'width' | 'square'> {
  material?: Material
}

/** Rows of numbers: its length, at least and at most; half its width and half its height; how far it turns between its ends,
 * at least and at most, how freely it bends, how it waves, how far it is twisted, and the share of the length over which its
 * ends are rounded; how it lies; and corners along it and around it, where it needs fewer or more than others. */
const strip = (
  numbers: string,
  paint: (random: SeededRandom) => BandPaint,
  { material = MOIST, ...look }: Strip = {},
): Topping => {
  const [[least, most], [half, high], turns, [radius, drape, lift, tilt], fine = [48, 22]] = points(numbers)
  const [left, right, wander, wave, twist, ends] = turns
  return topping(material, lie(radius, drape, lift, tilt), (random) =>
    band(random, {
      ...look,
      length: random.between(least, most),
      body: [half, high],
      sweep: random.between(left, right),
      wander,
      wave,
      twist,
      ends,
      colour: paint(random),
      fine: [fine[0], fine[1]],
    }),
  )
}

/** Roasted: limp and wide, its skin charred in places, the flesh pale along one side where it was cut. */
const pepper = (colours: string, cut: string) =>
  strip(
    '0.28,0.46 0.047,0.005 -2,2,0.5,0.007,0.25,0.14 0.168,0.9,0.012,0.04',
    sided(plain(tones(colours), 1), cut, 0.72),
    {
      width: (along) => 0.55 + 0.5 * Math.sin(Math.PI * along ** 0.7),
      material: { ...MOIST, subsurface: 0.34, coat: 0.6 },
    },
  )

/** Short threads and shreds of one colour. */
const shreds = (numbers: string, colours: string) =>
  strip(numbers, plain(tones(colours)), { material: { ...MATT, subsurface: 0.5 } })

const ZEST = '0.09,0.15 0.0062,0.0035 -4,4,0,0,0,0.15 0.05,0.2,0.004,0.2 24,8'

export const STRIPS = {
  redPepper: pepper('#a01610 #d83e28 #f27c5a', '#fcc4a0'),
  yellowPepper: pepper('#b8740c #f0ae1e #f8c846', '#fbe098'),
  chips: strip(
    '0.22,0.38 0.026,0.023 -0.5,0.5,0,0,0,0.025 0.144,0,0.004,0.14',
    plain(tones('#a85e16 #d08a28 #e6ac46 #f2ca76'), 0.4),
    { square: true },
  ),
  pumpkinSlice: strip(
    '0.34,0.44 0.06,0.016 -1.7,-1.2,0,0,0,0.3 0.176,0.35,0.014,0.06',
    sided(plain(tones('#c05a0c #dc761a #ea9a40'), 1), '#5f6a30', 0.74),
    { width: (along) => 0.3 + 0.75 * Math.sin(Math.PI * along) },
  ),
  guanciale: strip('0.08,0.2 0.04,0.018 -0.6,0.6,0.25,0.006,0.25,0.1 0.07,0.3,-0.006,0.12 40,26', bacon, {
    width: (along) => 1.12 - 0.4 * along + 0.06 * Math.sin(13 * along),
    material: { ...MOIST, subsurface: 0.26 },
  }),
  anchovy: strip('0.34,0.46 0.025,0.01 -1.5,1.5,0.2,0,0,0.1 0.168,0.75,0.004,0.04 60,30', fillet, {
    width: (along) => 0.75 + 0.3 * smooth(0, 0.25, along) - 0.85 * smooth(0.45, 1, along),
    material: { ...MOIST, subsurface: 0.28, coat: 0.12 },
  }),
  asparagus: strip('0.42,0.56 0.021,0.02 -0.4,0.4,0,0,0,0.012 0.2,0.15,-0.002,0.03 90,18', spear, {
    width: (along) => 1 + 0.35 * smooth(0.68, 0.82, along) - 1.2 * smooth(0.84, 1, along),
  }),
  shavings: strip(
    '0.14,0.22 0.042,0.004 -0.5,0.5,0,0.01,0.4,0.12 0.08,0.1,0.01,0.2',
    plain(tones('#cfa55e #ecd396 #f5e6be'), 0.1),
    { width: (along) => 0.75 + 0.4 * Math.sin(3 * along), material: MATT },
  ),
  /** Curls of every length, most of them already melting into what they fell on. */
  grated: shreds(
    '0.01,0.042 0.0028,0.0018 -2.4,2.4,0,0,0,0.3 0.02,0.1,-0.001,0.3 9,5',
    '#cfa55e #ecd396 #f5e6be',
  ),
  saltedRicotta: shreds(
    '0.025,0.075 0.006,0.0035 -2.6,2.6,0,0,0,0.3 0.05,0.4,0.001,0.2 10,6',
    '#c3ab7e #efe4c8 #f8f1e0',
  ),
  lemonZest: shreds(ZEST, '#d9a914 #eec42c #f6dc66'),
  orangeZest: shreds(ZEST, '#c85f0c #e8842a #f2a354'),
} satisfies Record<string, Topping>
