/** What a closed dough holds, as a cut shows it: a soft base, and in it large soft shapes of what was put there. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, type Rgb, ramp, shade } from '../../fields/colour.ts'
import { folds } from '../../fields/folds.ts'
import { noise } from '../../fields/noise.ts'
import { clamp, smooth } from '../../fields/scalar.ts'
import type { ToppingName } from '../../toppings/topping-book.ts'
import type { CutSection } from '../alveoli.ts'
import { type SauceKind, SPREADS } from './spreads.ts'

export const FILLINGS = {
  crescenza: ramp([0, 0.5, 1], '#d4a864 #ecce94 #f4dfb4'),
  ricotta: ramp([0, 0.5, 1], '#c48e4c #e4c288 #f0d8a8'),
  cheese: ramp([0, 0.5, 1], '#c07c30 #e2b466 #efcf8e'),
  greens: ramp([0, 0.5, 1], '#2c4016 #4a6a26 #6d8436'),
} satisfies Record<string, Ramp>
export type FillingKind = keyof typeof FILLINGS
export const FILLING_KINDS = Object.keys(FILLINGS) as [FillingKind, ...FillingKind[]]
/** Of greens that a pan has wilted: from their creases to their edges, and their ribs. */
const WILTED: Partial<Record<ToppingName, readonly [Ramp, string]>> = {
  friarielli: [ramp([0, 0.35, 0.7, 1], '#16220c #2a3e14 #44581e #7c863a'), '#a5ae5c'],
  scarola: [ramp([0, 0.35, 0.7, 1], '#262a0e #414817 #5f6024 #98914a'), '#d0cf92'],
}
/** Width of a wilted leaf. */
const LEAF = 0.15

/** What lies in thin slices, folded over each other in the cheese: the shade of a fold, the slice, and its rim. */
type Sheet = readonly [fold: string, slice: string, rim: string]

const SHEETS: Partial<Record<ToppingName, Sheet>> = {
  cookedHam: ['#c8705e', '#e0917e', '#ebae9c'],
  rawHam: ['#a64c3e', '#c4705c', '#dca48c'],
  guanciale: ['#a04a34', '#cc7a5c', '#e2a480'],
}
/** From slice to slice, and how many lie together before only cheese does. */
const PITCH = 0.084

/** Colour below and above, half the length and half the height, how far it bends, and how many a calzone shows. */
type Shape = readonly [low: string, high: string, long: number, thick: number, bend: number, count: number]

const SHAPES: Partial<Record<ToppingName, Shape>> = {
  ricotta: ['#dcb87c', '#f3e0b6', 0.15, 0.07, 0.2, 3],
  crackling: ['#b07848', '#e0b084', 0.06, 0.026, 0.5, 6],
  mildSalami: ['#8c3426', '#b9604c', 0.046, 0.034, 0, 14],
  sausage: ['#85472a', '#bd8057', 0.07, 0.048, 0.2, 12],
  champignon: ['#8a5e34', '#dcbf8e', 0.1, 0.036, 0.4, 5],
  egg: ['#eea830', '#f8e6b8', 0.1, 0.06, 0.1, 6],
  driedTomato: ['#6e1a10', '#a8402a', 0.1, 0.022, 0.35, 6],
  smallOlive: ['#1e1618', '#4c3c3e', 0.05, 0.04, 0, 7],
  raisin: ['#512a16', '#94603a', 0.034, 0.024, 0, 6],
  pineNut: ['#dcb878', '#f6e4b8', 0.036, 0.02, 0, 6],
  basil: ['#1c4a18', '#4c8a34', 0.09, 0.022, 0.25, 3],
  parsley: ['#244e1c', '#568c38', 0.03, 0.018, 0.2, 5],
  chilli: ['#a8180c', '#e04a2c', 0.034, 0.024, 0.2, 4],
}
export interface Stuffing {
  filling: FillingKind
  holds: readonly ToppingName[]
  /** What was spread underneath. */
  cream?: SauceKind
}

/** Share of the height up to which a cream was spread. */
const CREAM = 0.5
/** Over this share of the height tomato soaks into cheese. */
const [SOAK, SOAKED] = [0.3, light('#f0b070')]
/** Area of a calzone's room. */
const ROOM = 0.5

interface Blob {
  y: number
  z: number
  long: number
  thick: number
  bend: number
  c: number
  s: number
  low: Rgb
  high: Rgb
}

type Room = Pick<CutSection, 'from' | 'to' | 'span'>

/** By place on a cut, inside a wall of dough: colour, and how far it stands out. */
export function stuffingOf(
  section: Room,
  wall: number,
  stuffing: Stuffing,
  random: SeededRandom,
): (y: number, z: number) => readonly [Rgb, number] {
  const { filling, cream, holds } = stuffing
  const lump = noise(random, 0.5, 0.16, 0.8)
  const bent = noise(random, 0.16, 0.08, 0.8)
  const greens = filling === 'greens' ? WILTED[holds.find((name) => WILTED[name]) ?? 'friarielli'] : undefined
  const leaves = greens && folds(random, greens[0], light(greens[1]), LEAF)
  const sheets = sheetsOf(holds, random)
  const blobs = blobsOf(section, wall, stuffing, random)
  // A sauce lies where it ran to, a cream where it was spread.
  const [level, swing, soak] = cream === 'tomato' ? [CREAM, 0.3, SOAK] : [0.7 * CREAM, 0.12, 0.05]
  return (y, z) => {
    const share = (z - wall) / Math.max(0.01, section.span(y)[1] - 2 * wall)
    // It has run down in thick folds, and lies in shadow under the upper wall and behind the lower lip.
    const flow = lump(1.3 * y, 0.8 * z)
    const near = smooth(0.2, 0, share) + smooth(0.8, 1, share)
    const tone = clamp(0.62 + 0.26 * flow - 0.3 * near, 0, 1)
    let [colour, out]: readonly [Rgb, number] = [FILLINGS[filling](tone), -0.012 * smooth(0.8, -0.8, flow)]
    const spread = cream ? smooth(soak, -soak, share - level - swing * lump(0.5 * y, 3 + z)) : 0
    if (leaves && spread < 1) {
      const [leaf, height] = leaves(0.6 * y, 1.1 * z)
      ;[colour, out] = [leaf, 0.16 * LEAF * height * (1 - spread)]
    }
    if (cream) colour = soaked(colour, SPREADS[cream].colours(tone + 0.12 * bent(y, z)), spread)
    const [slice, there] = sheets(y, z, share)
    ;[colour, out] = [mix(colour, slice, there), out + 0.02 * there]
    const [by, bz] = [y + 0.008 * bent(y, z), z + 0.006 * bent(z, y)]
    for (const blob of blobs) {
      const [far, up] = within(blob, by, bz)
      if (far >= 1) continue
      const own = mix(blob.low, blob.high, smooth(-0.8, 0.7, up))
      colour = mix(own, mix(colour, shade(blob.low, 0.9), 0.6), smooth(0.78, 1, far))
      out += 0.34 * blob.thick * (1 - far * far)
    }
    // Under the upper wall it is in shadow.
    return [shade(colour, 1 - 0.35 * smooth(0.86, 1, share)), out]
  }
}

/** Between what was spread and what has taken it up, both are one warm colour. */
const soaked = (dry: Rgb, wet: Rgb, spread: number) =>
  mix(mix(dry, mix(wet, SOAKED, 0.7), smooth(0.05, 0.5, spread)), wet, 0.9 * smooth(0.4, 0.9, spread))

type SheetAt = (y: number, z: number, share: number) => readonly [Rgb, number]

/** Thin slices in waves, each with its fold in shade and its light rim; cheese lies between them and has run over them. */
function sheetsOf(holds: readonly ToppingName[], random: SeededRandom): SheetAt {
  const kinds = holds.flatMap((name) => (SHEETS[name] ? [SHEETS[name].map(light)] : []))
  const [wave, fold, gap] = [
    noise(random, 0.9, 0.3, 0.9),
    noise(random, 0.5, 0.16, 0.8),
    noise(random, 0.8, 0.3, 0.8),
  ]
  if (kinds.length === 0) return () => [[0, 0, 0], 0]
  return (y, z, share) => {
    const place = (z + 0.04 * wave(y, 0.5 * z) + 0.008 * fold(y, z)) / PITCH + 64
    const row = Math.floor(place)
    const thick = (0.58 + 0.16 * fold(0.7 * y, 3 * row)) * smooth(-1.1, 0, gap(0.8 * y, 2 * row)) + 0.01
    const way = (place - row) / thick
    const [low, slice, rim] = kinds[row % kinds.length]
    const held = smooth(0.04, 0.12, share) * smooth(0.94, 0.8, share)
    const there = smooth(0, 0.16, way) * smooth(1, 0.88, way) * smooth(0.1, 0.2, thick) * held
    const tone = mix(
      mix(low, slice, smooth(0.1, 0.6, way + 0.2 * fold(2 * y, row))),
      rim,
      smooth(0.66, 0.86, way),
    )
    return [tone, there]
  }
}

/** Evenly from end to end and from below to above, none where the last one of its kind lies. */
function blobsOf(section: Room, wall: number, stuffing: Stuffing, random: SeededRandom): Blob[] {
  const { from, to, span } = section
  const middle = span((from + to) / 2)[1] - 2 * wall
  const size = clamp(((to - from) * middle) / ROOM, 0.3, 1)
  const shapes = stuffing.holds.flatMap((name) => (SHAPES[name] ? [SHAPES[name]] : []))
  const blobs = shapes.flatMap(([low, high, long, thick, bend, count]) => {
    const pieces = Math.max(3, Math.round(count * size))
    return Array.from({ length: pieces }, (_, at): Blob & { order: number } => {
      const y = from + ((at + random.between(0.1, 0.9)) / pieces) * (to - from)
      const share = (at * 0.618 + random.between(0, 0.25)) % 1
      const lean = random.between(-0.4, 0.4)
      const scale = random.between(0.75, 1.15)
      return {
        y,
        z: wall + (span(y)[1] - 2 * wall) * (0.06 + share * 0.86),
        long: long * scale,
        thick: Math.min(thick * scale, 0.34 * middle),
        bend: bend * random.between(0.5, 1.2) * (random.chance(0.5) ? 1 : -1),
        c: Math.cos(lean),
        s: Math.sin(lean),
        low: light(low),
        high: light(high),
        order: thick < 0.04 && long < 0.12 ? 1 + share : share,
      }
    })
  })
  return blobs.sort((a, b) => a.order - b.order)
}

/** The way from the middle line of a shape to its edge, below 1 inside; and the height in it, from -1 to 1. */
function within({ y, z, long, thick, bend, c, s }: Blob, py: number, pz: number): readonly [number, number] {
  const [dy, dz] = [py - y, pz - z]
  const along = (dy * c + dz * s) / long
  if (Math.abs(along) >= 1) return [1, 0]
  const across = (dz * c - dy * s) / thick - (bend * long * (along * along - 0.4)) / thick
  return [Math.hypot(Math.abs(along) ** 1.5, across), across]
}
