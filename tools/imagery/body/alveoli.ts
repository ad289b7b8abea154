/** The holes that gas has left in the crumb, as a knife shows them: large and small ones, thin walls between them. */
import type { SeededRandom } from '#site'
import { power, TAU } from '../fields/scalar.ts'
import type { CutSection } from './section-of-a-cut.ts'

interface Hole {
  y: number
  z: number
  /** Half the width and half the height. */
  wide: number
  high: number
  /** Cosine and sine of its lean. */
  c: number
  s: number
}

export interface Alveoli {
  /** Holes tried; those without room are left out. */
  tries: number
  /** Half the width of the largest. */
  largest: number
}

/** No hole comes nearer to the crust than this. */
const SKIN = 0.011
const SMALLEST = 0.003
/** Two holes may come so near to each other, as a share of their sizes: gas has broken through some walls. */
const WALLS = 0.86
const RAGGED = 0.1
const COLUMNS = 240

export type Cut = Pick<CutSection, 'from' | 'to' | 'span' | 'depth'>

/** By place on the cut: how deep a hole is there, 0 in the crumb. */
export function alveoliIn(
  section: Cut,
  random: SeededRandom,
  { tries, largest }: Alveoli,
): (y: number, z: number) => number {
  const { from, to } = section
  const columns: Hole[][] = Array.from({ length: COLUMNS }, () => [])
  const column = (y: number) =>
    Math.min(COLUMNS - 1, Math.max(0, Math.floor(((y - from) / (to - from)) * COLUMNS)))
  const near = (y: number, reach: number) => [
    ...new Set(columns.slice(column(y - reach), column(y + reach) + 1).flat()),
  ]
  for (let count = 0; count < tries; count += 1) {
    const hole = tryHole(section, random, largest * (1 - count / tries) ** 2)
    if (!hole || near(hole.y, hole.wide).some((other) => touches(hole, other))) continue
    for (let at = column(hole.y - hole.wide); at <= column(hole.y + hole.wide); at += 1)
      columns[at].push(hole)
  }
  return (y, z) => columns[column(y)].reduce((deepest, hole) => Math.max(deepest, depthIn(hole, y, z)), 0)
}

/** The large ones come first: the small ones find room between them. */
function tryHole({ from, to, span, depth }: Cut, random: SeededRandom, most: number): Hole | undefined {
  const y = random.between(from, to)
  const [low, high] = span(y)
  const z = random.between(low, high)
  const size = Math.max(SMALLEST, most * random.between(0.45, 1))
  const [stretch, lean] = [random.between(1, 1.75), random.between(-0.5, 0.5)]
  const room = depth(y, z) - SKIN
  if (room < SMALLEST) return undefined
  return { y, z, wide: size, high: Math.min(size / stretch, room), c: Math.cos(lean), s: Math.sin(lean) }
}

const touches = (a: Hole, b: Hole) =>
  ((a.y - b.y) / (a.wide + b.wide)) ** 2 + ((a.z - b.z) / (a.high + b.high)) ** 2 < WALLS ** 2

function depthIn(hole: Hole, y: number, z: number): number {
  const [dy, dz] = [y - hole.y, z - hole.z]
  const along = (dy * hole.c + dz * hole.s) / hole.wide
  const across = (dz * hole.c - dy * hole.s) / hole.high
  const far = along * along + across * across
  if (far > 1 / (1 - RAGGED)) return 0
  // A hole is never quite round.
  return (
    hole.high *
    power(1 - far * (1 + RAGGED * Math.cos(3 * Math.atan2(across, along) + hole.y * TAU * 40)), 0.65)
  )
}
