/** Light on every pixel: from the window with its shadows, from the room, and the glints of what is wet. */
import type { Geometry } from './geometry-buffer.ts'
import type { Light } from './lights.ts'
import type { Pixels } from './pixel-buffer.ts'
import { litShare, type ShadowMap, shadowCaster } from './shadow-map.ts'

export interface Lighting {
  /** From the window: 0 in its shadow, 1 where a surface faces it. */
  key: Float32Array
  /** From the room: 0 is buried, 1 sees the whole sky. */
  open: Float32Array
  /** 1 in the middle of a glint. */
  glint: Float32Array
}

/** Shadows are looked up this far above the surface. */
const LIFT = 0.006

export function lightPixels(
  pixels: Pixels,
  geometry: Geometry,
  lights: readonly Light[],
  mapSize: number,
): Lighting {
  const count = pixels.depth.length
  const [key, open, glint] = [0, 1, 2].map(() => new Float32Array(count))
  const lighting: Lighting = { key, open, glint }
  const cast = shadowCaster(geometry, mapSize)
  for (const light of lights) {
    const map = cast(light)
    for (let at = 0; at < count; at += 1) addLight(pixels, lighting, at, light, map)
  }
  return lighting
}

function addLight(
  { normal, place, subsurface, translucent, coat, toEye }: Pixels,
  { key, open, glint }: Lighting,
  at: number,
  light: Light,
  map: ShadowMap,
): void {
  const o = at * 3
  const [nx, ny, nz] = [normal[o], normal[o + 1], normal[o + 2]]
  const { towards, strength } = light
  const facing = nx * towards[0] + ny * towards[1] + nz * towards[2]
  const soft = 0.22 * Math.min(1, subsurface[at] * 2) + 0.4 * translucent[at]
  if (facing + soft <= 0) return
  const lit = litShare(map, place[o] + nx * LIFT, place[o + 1] + ny * LIFT, place[o + 2] + nz * LIFT)
  if (lit <= 0) return
  const got = (strength * lit * (facing + soft)) / (1 + soft)
  if (!light.key) {
    open[at] += got
    return
  }
  key[at] += got
  if (coat[at] < 0.1) return
  const hx = toEye[o] + towards[0]
  const hy = toEye[o + 1] + towards[1]
  const hz = toEye[o + 2] + towards[2]
  const aligned = (nx * hx + ny * hy + nz * hz) / Math.hypot(hx, hy, hz)
  if (aligned > 0.9) glint[at] += strength * lit * coat[at] * aligned ** 120
}
