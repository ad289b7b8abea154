/** What the renderer is given: pieces of a scene. */
import type { Rgb } from '../fields/colour.ts'
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
