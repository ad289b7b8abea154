/** What the renderer is given: pieces of a scene. */
import type { Rgb } from '../fields/colour.ts'
import { clamp } from '../fields/scalar.ts'
import type { Mesh } from '../geometry/mesh.ts'

export interface Material {
  /** 0 to 1: how much light wanders under the surface before it leaves. */
  subsurface: number
  /** 0 to 1: a thin wet film. */
  coat: number
  /** 0 to 1: light that comes through, as through a leaf. */
  translucent: number
}

/** Painted maps of a surface, `size` texels a side. */
export interface PaintedMaps {
  size: number
  albedo: Float32Array
  subsurface: Float32Array
  coat: Float32Array
}

/** A value of a painted map at a place in texels, interpolated. */
export function readMap(
  map: Float32Array,
  size: number,
  [x, y]: readonly [number, number],
  [channels, channel]: readonly [number, number] = [1, 0],
): number {
  const [fx, fy] = [clamp(x - 0.5, 0, size - 1.01), clamp(y - 0.5, 0, size - 1.01)]
  const [a, b] = [fx - (fx | 0), fy - (fy | 0)]
  const at = ((fy | 0) * size + (fx | 0)) * channels + channel
  const below = at + size * channels
  const top = map[at] * (1 - a) + map[at + channels] * a
  return top * (1 - b) + (map[below] * (1 - a) + map[below + channels] * a) * b
}

/** The colour of a table, a board or a cloth by place. */
export type GroundPaint = (x: number, y: number) => Rgb

export interface Piece {
  mesh: Mesh
  material: Material
  /** Its mesh then has no colours but places on these maps, 0 to 1. */
  painted?: PaintedMaps
  /** A colour by place instead of by corner. */
  ground?: GroundPaint
}
