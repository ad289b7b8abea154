/** What a direction of light reaches: the scene drawn from far away along it. */
import type { Geometry } from './geometry-buffer.ts'
import type { Light } from './lights.ts'
import { blankCorners, blankRaster, FAR, type Raster, rasterise } from './rasterise.ts'
import { cross, unit, type Vector } from './vector.ts'

export interface ShadowMap {
  raster: Raster
  across: Vector
  upward: Vector
  towards: Vector
  /** Pixels for each scene unit. */
  scale: number
}

/** Half the width of what shadow maps cover. */
const REACH = 1.85
/** Surfaces nearer than this do not shade each other. */
const BIAS = 0.005

/** A map is valid until the next one: the raster is used again. */
export function shadowCaster({ positions: p, quads }: Geometry, size: number): (light: Light) => ShadowMap {
  const corners = blankCorners(p.length / 3)
  const { x, y, z } = corners
  const raster = blankRaster(size, size, false)
  const scale = size / (2 * REACH)
  return ({ towards }) => {
    const across = unit(cross(towards, Math.abs(towards[2]) > 0.95 ? [1, 0, 0] : [0, 0, 1]))
    const upward = cross(across, towards)
    for (let at = 0; at < x.length; at += 1) {
      const [px, py, pz] = [p[at * 3], p[at * 3 + 1], p[at * 3 + 2]]
      x[at] = (px * across[0] + py * across[1] + pz * across[2]) * scale + size / 2
      y[at] = (px * upward[0] + py * upward[1] + pz * upward[2]) * scale + size / 2
      z[at] = -(px * towards[0] + py * towards[1] + pz * towards[2])
    }
    raster.depth.fill(FAR)
    rasterise(quads, corners, raster)
    return { raster, across, upward, towards, scale }
  }
}

/** The share of the light (0 to 1) that reaches a point. */
export function litShare(map: ShadowMap, x: number, y: number, z: number): number {
  const { raster, across, upward, towards, scale } = map
  const { width: size, depth } = raster
  const u = (x * across[0] + y * across[1] + z * across[2]) * scale + size / 2 - 0.5
  const v = (x * upward[0] + y * upward[1] + z * upward[2]) * scale + size / 2 - 0.5
  if (u < 0 || v < 0 || u >= size - 1 || v >= size - 1) return 1
  const i = u | 0
  const j = v | 0
  const a = u - i
  const b = v - j
  const limit = -(x * towards[0] + y * towards[1] + z * towards[2]) - BIAS
  const at = j * size + i
  const top = (depth[at] > limit ? 1 - a : 0) + (depth[at + 1] > limit ? a : 0)
  const low = (depth[at + size] > limit ? 1 - a : 0) + (depth[at + size + 1] > limit ? a : 0)
  return top * (1 - b) + low * b
}
