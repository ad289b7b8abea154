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
  crescenza: ramp([0, 0.5, 1], '#ead09a #f7e6ba #fcf1d4'),
  ricotta: ramp([0, 0.5, 1], '#dcb478 #f3dfae #fbeecb'),
  cheese: ramp([0, 0.5, 1], '#dca654 #f3d798 #fae9bc'),
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

/** What lies in slices over each other: colour below and above, how many, and their thickness as a share of the height. */
type Sheet = readonly [low: string, high: string, count: number, thick: number]

const SHEETS: Partial<Record<ToppingName, Sheet>> = {
  cookedHam: ['#b4504a', '#e8958a', 2, 0.26],
  rawHam: ['#963a34', '#d07c6c', 2, 0.2],
  guanciale: ['#a4483c', '#e8ab92', 3, 0.17],
  mildSalami: ['#98301f', '#cf6a4c', 2, 0.11],
}

/** Colour below and above, half the length and half the height, how far it bends, and how many a calzone shows. */
type Shape = readonly [low: string, high: string, long: number, thick: number, bend: number, count: number]

const SHAPES: Partial<Record<ToppingName, Shape>> = {
  ricotta: ['#ecd3a0', '#fbeecb', 0.15, 0.07, 0.2, 3],
  crackling: ['#8a4a24', '#cf9256', 0.06, 0.036, 0.2, 9],
  sausage: ['#85472a', '#bd8057', 0.07, 0.048, 0.2, 12],
  champignon: ['#8a5e34', '#dcbf8e', 0.1, 0.036, 0.4, 5],
  egg: ['#f0a82a', '#fbeec8', 0.11, 0.06, 0.1, 5],
  driedTomato: ['#8c1a0a', '#cc4424', 0.09, 0.03, 0.25, 6],
  smallOlive: ['#24181f', '#604a58', 0.05, 0.04, 0, 7],
  raisin: ['#512a16', '#94603a', 0.034, 0.024, 0, 6],
  pineNut: ['#dcb878', '#f6e4b8', 0.036, 0.02, 0, 6],
  basil: ['#1c4a18', '#4c8a34', 0.09, 0.022, 0.25, 3],
  parsley: ['#244e1c', '#568c38', 0.03, 0.018, 0.2, 5],
  chilli: ['#a8180c', '#e04a2c', 0.034, 0.024, 0.2, 4],
}
/** Cheese that has run into a sauce. */
const MELT: Shape = ['#eccb8a', '#fbeecb', 0.22, 0.06, 0.35, 4]

export interface Stuffing {
  filling: FillingKind
  holds: readonly ToppingName[]
  /** What was spread underneath. */
  cream?: SauceKind
}

/** Share of the height up to which a cream was spread. */
const CREAM = 0.5
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
  const [level, swing] = cream === 'tomato' ? [CREAM, 0.3] : [0.7 * CREAM, 0.12]
  return (y, z) => {
    const share = (z - wall) / Math.max(0.01, section.span(y)[1] - 2 * wall)
    const tone = clamp(0.62 + 0.14 * lump(y, z), 0, 1)
    let [colour, out]: readonly [Rgb, number] = [FILLINGS[filling](tone), 0]
    const spread = cream ? smooth(0.05, -0.05, share - level - swing * lump(0.5 * y, 3 + z)) : 0
    if (leaves && spread < 1) {
      const [leaf, height] = leaves(0.6 * y, 1.1 * z)
      ;[colour, out] = [leaf, 0.16 * LEAF * height * (1 - spread)]
    }
    if (cream) colour = mix(colour, SPREADS[cream].colours(tone), spread)
    for (const sheet of sheets) {
      const [over, thick] = sheet(y, z, share)
      if (over) [colour, out] = [mix(colour, over, thick), Math.max(out, 0.028 * thick)]
    }
    const [by, bz] = [y + 0.008 * bent(y, z), z + 0.006 * bent(z, y)]
    for (const blob of blobs) {
      const [far, up] = within(blob, by, bz)
      if (far >= 1) continue
      colour = mix(
        mix(blob.low, blob.high, smooth(-0.8, 0.7, up)),
        shade(blob.low, 0.8),
        smooth(0.78, 1, far),
      )
      out += 0.34 * blob.thick * (1 - far * far)
    }
    return [shaded(colour, share), out]
  }
}

/** Under the upper wall it is in shadow. */
const shaded = (colour: Rgb, share: number) => shade(colour, 1 - 0.35 * smooth(0.86, 1, share))

type SheetAt = (y: number, z: number, share: number) => readonly [Rgb | undefined, number]

/** Slices in long waves, thicker where they are folded, cheese run over them here and there. */
function sheetsOf(holds: readonly ToppingName[], random: SeededRandom): SheetAt[] {
  const kinds = holds.flatMap((name) => (SHEETS[name] ? [SHEETS[name]] : []))
  return kinds.flatMap(([low, high, count, thick], kind) => {
    const [from, to] = [light(low), light(high)]
    return Array.from({ length: count }, (_, at): SheetAt => {
      const wave = noise(random, 1.1, 0.34, 0.9)
      const fold = noise(random, 0.5, 0.16, 0.8)
      const run = noise(random, 0.34, 0.12, 0.8)
      const middle = (at + (kind + 0.5) / kinds.length) / count
      const [mid, amount] = [0.08 + 0.84 * middle, 0.1]
      return (y, z, share) => {
        const half = thick * (0.6 + 0.26 * fold(y, at)) * smooth(-2.2, -1.5, wave(y, 9))
        const way = (share - mid - amount * wave(y, at)) / Math.max(0.01, half)
        if (half <= 0.01 || Math.abs(way) > 1.2) return [undefined, 0]
        const tone = 0.5 + 0.45 * way + 0.14 * fold(y * 2, z)
        const there = smooth(1.2, 0.8, Math.abs(way)) * (1 - smooth(0.95, 1.3, run(0.8 * y, z)))
        return [mix(from, to, clamp(tone, 0, 1)), there]
      }
    })
  })
}

/** Evenly from end to end and from below to above, none where the last one of its kind lies. */
function blobsOf(section: Room, wall: number, stuffing: Stuffing, random: SeededRandom): Blob[] {
  const { from, to, span } = section
  const middle = span((from + to) / 2)[1] - 2 * wall
  const size = clamp(((to - from) * middle) / ROOM, 0.3, 1)
  const shapes = stuffing.holds.flatMap((name) => (SHAPES[name] ? [SHAPES[name]] : []))
  if (stuffing.cream && stuffing.filling === 'cheese') shapes.unshift(MELT)
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
