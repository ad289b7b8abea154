/** What a closed dough holds, as a cut shows it: a soft base, and in it large soft shapes of what was put there. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, type Rgb, ramp, shade } from '../../fields/colour.ts'
import { noise } from '../../fields/noise.ts'
import { clamp, smooth } from '../../fields/scalar.ts'
import type { ToppingName } from '../../toppings/topping-book.ts'
import type { CutSection } from '../alveoli.ts'
import { type SauceKind, SPREADS } from './spreads.ts'

export type FillingKind = 'crescenza' | 'ricotta' | 'cheese' | 'greens' | 'tomato'

export const FILLINGS: Record<FillingKind, Ramp> = {
  crescenza: ramp([0, 0.5, 1], '#ead09a #f7e6ba #fcf1d4'),
  ricotta: ramp([0, 0.5, 1], '#dcb478 #f3dfae #fbeecb'),
  cheese: ramp([0, 0.5, 1], '#dca654 #f3d798 #fae9bc'),
  greens: ramp([0, 0.5, 1], '#2c4016 #4a6a26 #6d8436'),
  tomato: ramp([0, 0.5, 1], '#7d1004 #b52a0a #db6a28'),
}
/** Colour below and above, half the length and half the height, how far it bends, and how many a calzone shows. */
type Shape = readonly [low: string, high: string, long: number, thick: number, bend: number, count: number]

const SHAPES: Partial<Record<ToppingName, Shape>> = {
  ricotta: ['#ecd3a0', '#fbeecb', 0.17, 0.08, 0.2, 6],
  cookedHam: ['#d97468', '#f6b6a6', 0.22, 0.042, 0.6, 13],
  rawHam: ['#a53a36', '#eaa396', 0.24, 0.036, 0.8, 15],
  shavings: ['#e9cd8c', '#fbf0cb', 0.16, 0.026, 0.1, 9],
  mildSalami: ['#96281a', '#d05c42', 0.13, 0.034, 0.4, 12],
  guanciale: ['#a83c30', '#f3bfa4', 0.2, 0.034, 0.7, 15],
  crackling: ['#8a4a24', '#cf9256', 0.06, 0.036, 0.2, 9],
  sausage: ['#85472a', '#bd8057', 0.07, 0.048, 0.2, 12],
  champignon: ['#b58c58', '#f0dcb0', 0.09, 0.03, 1.1, 9],
  friarielli: ['#33551a', '#7f9a36', 0.18, 0.042, 0.6, 28],
  scarola: ['#3f6a1e', '#b0c45c', 0.2, 0.046, 0.6, 26],
  egg: ['#f0a82a', '#fbeec8', 0.11, 0.06, 0.1, 5],
  driedTomato: ['#8c1a0a', '#d24422', 0.085, 0.024, 0.6, 7],
  smallOlive: ['#24181f', '#604a58', 0.046, 0.036, 0, 7],
  raisin: ['#512a16', '#94603a', 0.034, 0.024, 0, 6],
  pineNut: ['#dcb878', '#f6e4b8', 0.03, 0.016, 0, 6],
  basil: ['#1f6428', '#52a04a', 0.1, 0.02, 0.6, 5],
  parsley: ['#2c6626', '#62a344', 0.05, 0.018, 0.6, 3],
  chilli: ['#a8180c', '#e8492c', 0.034, 0.022, 0.8, 5],
}
/** Cheese that has run into a sauce. */
const MELT: Shape = ['#eccb8a', '#fbeecb', 0.22, 0.06, 0.35, 4]

export interface Stuffing {
  filling: FillingKind
  holds: readonly ToppingName[]
  /** What was spread underneath. */
  cream?: SauceKind
  /** Steam has raised the dough above it. */
  hollow?: boolean
}

/** Share of the height up to which a cream was spread, and up to which a hollow dough is filled. */
const [CREAM, FULL] = [0.55, 0.8]
const HOLLOW = light('#8a4a1e')
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
  const lump = noise(random, 0.5, 0.16, 0.8)
  const blobs = blobsOf(section, wall, stuffing, random)
  const { filling, cream, hollow } = stuffing
  return (y, z) => {
    const share = (z - wall) / Math.max(0.01, section.span(y)[1] - 2 * wall)
    const tone = clamp(0.62 + 0.14 * lump(y, z), 0, 1)
    const base = FILLINGS[filling](tone)
    let colour = cream
      ? mix(base, SPREADS[cream].colours(tone), smooth(0.03, -0.03, share - CREAM - 0.12 * lump(y, 3)))
      : base
    let out = 0
    for (const blob of blobs) {
      const [far, up] = within(blob, y, z)
      if (far >= 1) continue
      colour = mix(
        mix(blob.low, blob.high, smooth(-0.8, 0.7, up)),
        shade(blob.low, 0.8),
        smooth(0.78, 1, far),
      )
      out = 0.34 * blob.thick * (1 - far * far)
    }
    const open = hollow ? smooth(-0.015, 0.015, share - FULL - 0.06 * lump(y, 7)) : 0
    return [mix(colour, HOLLOW, open), out * (1 - open) - 0.05 * open]
  }
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
        z: wall + (span(y)[1] - 2 * wall) * (0.06 + share * (stuffing.hollow ? 0.72 : 0.88)),
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
