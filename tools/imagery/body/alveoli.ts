/** The holes that gas has left in the crumb, as a knife shows them: large and small ones, thin walls between them. */
import type { SeededRandom } from '#site'
import type { Rgb } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { lerp, power, smooth, TAU } from '../fields/scalar.ts'

/** The cut stands upright on y = 0 of the table, its outside towards positive x. */
export interface CutSection {
  /** First and last y. */
  from: number
  to: number
  /** Where the rim at the last y begins. */
  rim: number
  /** Lowest and highest point at y. */
  span: (y: number) => readonly [number, number]
  /** What lies on the dough at y: its colour and how thick it is. */
  top: (y: number) => readonly [Rgb, number]
  /** Depth inside the outline; below zero outside. */
  depth: (y: number, z: number) => number
}

interface Hole {
  y: number
  z: number
  /** Half the width and half the height. */
  wide: number
  high: number
  /** Cosine and sine of its lean. */
  c: number
  s: number
  /** Where its waves begin: no hole is quite round. */
  phase: number
}

export interface Alveoli {
  /** Holes tried; those without room are left out. */
  tries: number
  /** Half the width of the largest. */
  largest: number
}

/** No hole comes nearer to the crust than this. */
const SKIN = 0.012
const SMALLEST = 0.0028
/** Half the thickness of the wall between two holes, as a share of the room. */
const WALLS = 0.8
const RAGGED = 0.13
const COLUMNS = 240
/** How far walls are bent. */
const WARP = 0.0032
/** Under the crust holes lie flat along it; from this depth on they lean as they like. */
const FREE = 0.055

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
    // The large ones come first: the small ones find room between them.
    const hole = tryHole(section, random, lerp(largest, 2 * SMALLEST, (count / tries) ** 0.2), near)
    if (!hole) continue
    for (let at = column(hole.y - hole.wide); at <= column(hole.y + hole.wide); at += 1)
      columns[at].push(hole)
  }
  // No wall is quite even.
  const [across, upward] = [0, 1].map(() => noise(random, 0.07, 0.02, 0.6))
  return (y, z) => {
    const [py, pz] = [y + WARP * across(y, z), z + WARP * upward(y, z)]
    return columns[column(py)].reduce((deepest, hole) => Math.max(deepest, depthIn(hole, py, pz)), 0)
  }
}

/** As large as the crust and the holes that are there let it become. */
function tryHole(
  { from, to, span, depth }: Cut,
  random: SeededRandom,
  most: number,
  near: (y: number, reach: number) => Hole[],
): Hole | undefined {
  const y = random.between(from, to)
  const z = random.between(...span(y))
  const under = depth(y, z)
  const [stretch, lean, phase] = [random.between(1.1, 2.4), random.between(-0.5, 0.5), random.between(0, TAU)]
  const walls = near(y, 2.4 * most).map((other) => clearance(other, y, z))
  const room = Math.min((under - SKIN) / (1 + RAGGED), ...walls.map((wall) => wall * WALLS))
  const high = Math.min(most * random.between(0.5, 1), room)
  if (high < SMALLEST) return undefined
  const flat = smooth(FREE, 0.02, under)
  const e = 0.006
  const [dy, dz] = [depth(y + e, z) - depth(y - e, z), depth(y, z + e) - depth(y, z - e)]
  // Half a turn more or less is the same lean.
  const along = Math.atan2(-dy, dz)
  const turned = along - Math.PI * Math.round(along / Math.PI)
  const wide = Math.max(high, Math.min(high * (stretch + 0.8 * flat), ...walls.map((wall) => wall * WALLS)))
  const angle = lerp(lean, turned, flat)
  return { y, z, wide, high, c: Math.cos(angle), s: Math.sin(angle), phase }
}

/** Way from a place to the wall of a hole, below zero inside. */
function clearance(hole: Hole, y: number, z: number): number {
  const far = Math.sqrt(farness(hole, y, z))
  return far > 0 ? Math.hypot(y - hole.y, z - hole.z) * (1 - 1 / far) : -hole.high
}

/** The square of the way from the middle to the wall: below 1 inside. */
function farness({ y, z, wide, high, c, s, phase }: Hole, py: number, pz: number): number {
  const [dy, dz] = [py - y, pz - z]
  const along = (dy * c + dz * s) / wide
  const across = (dz * c - dy * s) / high
  const far = along * along + across * across
  if (far > 2) return far
  const angle = Math.atan2(across, along)
  return far * (1 + RAGGED * (Math.cos(3 * angle + phase) + 0.6 * Math.cos(5 * angle - 2 * phase)))
}

const depthIn = (hole: Hole, y: number, z: number) => hole.high * power(1 - farness(hole, y, z), 0.5)
