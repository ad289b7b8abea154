/** A slice: a flat piece with an outline, a rounded edge and an underside. */
import type { Rgb } from '../fields/colour.ts'
import { TAU } from '../fields/scalar.ts'
import { type Mesh, sheet } from './mesh.ts'
import { points } from './profile.ts'

export interface SliceSpot {
  x: number
  y: number
  /** 0 in the middle, 1 at the edge. */
  out: number
  angle: number
}

export interface Slab {
  outline: (angle: number) => number
  thickness: number
  colour: (spot: SliceSpot) => Rgb
  /** Added to the height, on both sides. */
  bend?: (spot: SliceSpot) => number
  /** Share of the radius that is rounded. */
  bevel?: number
  /** Corners around it and from its middle to its edge. */
  fine?: readonly [number, number]
}

/** Rings below the edge: share of the radius and of the thickness. */
const UNDERSIDE = points('1,0.3 0.96,0 0.5,0 0.01,0')

export function slab({ outline, thickness, colour, bend, bevel = 0.12, fine = [120, 34] }: Slab): Mesh {
  const [rays, rings] = fine
  const rows = rings + UNDERSIDE.length
  return sheet({ u: rows, v: rays, closed: true }, (u, v) => {
    const row = Math.round(u * (rows - 1))
    const [out, rise] = row < rings ? topOf((row / (rings - 1)) ** 0.85, bevel) : UNDERSIDE[row - rings]
    const angle = v * TAU
    const radius = outline(angle) * Math.max(out, 0.004)
    const spot = { x: radius * Math.cos(angle), y: radius * Math.sin(angle), out, angle }
    return { x: spot.x, y: spot.y, z: thickness * rise + (bend?.(spot) ?? 0), colour: colour(spot) }
  })
}

function topOf(out: number, bevel: number): number[] {
  if (out < 1 - bevel) return [out, 1]
  const into = (out - (1 - bevel)) / bevel
  return [out, 0.5 + 0.5 * Math.sqrt(Math.max(0, 1 - into * into))]
}
