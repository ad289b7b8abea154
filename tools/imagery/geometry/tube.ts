/** A rope along a curve: stalks, strips, needles, shrimps. */
import type { Rgb } from '../fields/colour.ts'
import { TAU } from '../fields/scalar.ts'
import { type Mesh, sheet } from './mesh.ts'

export type Point = readonly [number, number, number]

export interface Tube {
  path: (along: number) => Point
  /** Half the width and half the height at a place along the path. */
  section: (along: number, angle: number) => readonly [number, number]
  colour: (along: number, angle: number) => Rgb
  /** How far the section is turned about the path, in radians; 0 lies flat. */
  twist?: (along: number) => number
  /** Corners along it and around it. */
  fine?: readonly [number, number]
}

const EPSILON = 1e-3

export function tube({ path, section, colour, twist, fine = [40, 12] }: Tube): Mesh {
  return sheet({ u: fine[0], v: fine[1], closed: true }, (along, around) => {
    const [x, y, z] = path(along)
    const [ax, ay] = path(Math.max(0, along - EPSILON))
    const [bx, by] = path(Math.min(1, along + EPSILON))
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length]
    const angle = -around * TAU
    const [wide, high] = section(along, angle)
    const turn = twist?.(along) ?? 0
    const [flat, upright] = [Math.cos(angle) * wide, Math.sin(angle) * high]
    const side = flat * Math.cos(turn) - upright * Math.sin(turn)
    const up = flat * Math.sin(turn) + upright * Math.cos(turn)
    return { x: x - dy * side, y: y + dx * side, z: z + up, colour: colour(along, angle) }
  })
}

/** Closes both ends: 1 in the middle, 0 at the ends, round over `share` of the length. */
export function rounded(along: number, share: number): number {
  const into = Math.min(along, 1 - along) / share
  return into >= 1 ? 1 : Math.sqrt(Math.max(0, 1 - (1 - into) ** 2))
}
