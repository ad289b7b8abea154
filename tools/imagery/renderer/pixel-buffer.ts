/** What each pixel shows: place, normal, colour and finish, before any light. */
import { type Camera, onTable, project } from './camera.ts'
import type { Geometry } from './geometry-buffer.ts'
import { type GroundPaint, type PaintedMaps, readMap } from './piece.ts'
import { blankRaster, cornersOf, type Raster, rasterise } from './rasterise.ts'

export interface Pixels {
  width: number
  height: number
  depth: Float32Array
  /** Number of the piece, from 1; 0 is the table. */
  piece: Uint16Array
  /** 1 where a ground is seen: table, board or cloth. */
  ground: Uint8Array
  place: Float32Array
  normal: Float32Array
  /** Unit vector to the eye. */
  toEye: Float32Array
  albedo: Float32Array
  subsurface: Float32Array
  coat: Float32Array
  translucent: Float32Array
}

export function seePixels(geometry: Geometry, view: Camera, table: GroundPaint): Pixels {
  const { width, height } = view
  const raster = blankRaster(width, height, true)
  const corners = project(geometry.positions, view)
  rasterise(geometry.quads, corners, raster)
  const pixels = blankPixels(raster)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const triangle = raster.hits?.triangle[at] ?? -1
      if (triangle >= 0) seeSurface(pixels, at, geometry, corners.z, raster, triangle)
      else {
        const { x, y, away } = onTable(view, column, row)
        pixels.depth[at] = away
        pixels.place.set([x, y, 0], at * 3)
        pixels.normal[at * 3 + 2] = 1
        coverWithGround(pixels, at, table)
      }
      faceEye(pixels, at, view)
    }
  }
  return pixels
}

function blankPixels({ width, height, depth }: Raster): Pixels {
  const count = width * height
  const floats = (channels: number) => new Float32Array(count * channels)
  return {
    width,
    height,
    depth,
    piece: new Uint16Array(count),
    ground: new Uint8Array(count),
    place: floats(3),
    normal: floats(3),
    toEye: floats(3),
    albedo: floats(3),
    subsurface: floats(1),
    coat: floats(1),
    translucent: floats(1),
  }
}

function coverWithGround(pixels: Pixels, at: number, paint: GroundPaint): void {
  pixels.albedo.set(paint(pixels.place[at * 3], pixels.place[at * 3 + 1]), at * 3)
  pixels.coat[at] = 0
  pixels.ground[at] = 1
}

function seeSurface(
  pixels: Pixels,
  at: number,
  geometry: Geometry,
  away: Float32Array,
  { hits }: Raster,
  triangle: number,
): void {
  if (!hits) return
  const [a, b, c] = cornersOf(geometry.quads, triangle)
  // Weights on the screen become weights on the surface.
  const [fa, fb] = [hits.first[at] / away[a], hits.second[at] / away[b]]
  const fc = (1 - hits.first[at] - hits.second[at]) / away[c]
  const sum = fa + fb + fc
  const [wa, wb, wc] = [fa / sum, fb / sum, fc / sum]
  const index = geometry.owner[triangle >> 1]
  pixels.piece[at] = index + 1
  const piece = geometry.pieces[index]
  const { positions: p, normals: n, colours: k } = geometry
  for (let axis = 0; axis < 3; axis += 1) {
    const [ka, kb, kc] = [a * 3 + axis, b * 3 + axis, c * 3 + axis]
    pixels.place[at * 3 + axis] = wa * p[ka] + wb * p[kb] + wc * p[kc]
    pixels.normal[at * 3 + axis] = wa * n[ka] + wb * n[kb] + wc * n[kc]
    pixels.albedo[at * 3 + axis] = wa * k[ka] + wb * k[kb] + wc * k[kc]
  }
  pixels.subsurface[at] = piece.material.subsurface
  pixels.coat[at] = piece.material.coat
  pixels.translucent[at] = piece.material.translucent
  if (piece.painted) readMaps(pixels, at, piece.painted)
  else if (piece.ground) coverWithGround(pixels, at, piece.ground)
}

function readMaps(pixels: Pixels, at: number, { size, albedo, subsurface, coat }: PaintedMaps): void {
  const [u, v] = pixels.albedo.subarray(at * 3)
  const place = [u * size, v * size] as const
  for (let channel = 0; channel < 3; channel += 1)
    pixels.albedo[at * 3 + channel] = readMap(albedo, size, place, [3, channel])
  pixels.subsurface[at] = readMap(subsurface, size, place)
  pixels.coat[at] = readMap(coat, size, place)
}

/** Averaged over its corners, the normal of a surface on the outline may lean this far away from the eye. */
const OUTLINE = 0.4

/** Sets the way to the eye, and turns the normal to the side that is seen: the back of a leaf, but not the outline of a
 * round thing, where it would point inwards and no light would reach it. */
function faceEye({ place, normal, toEye }: Pixels, at: number, { eye }: Camera): void {
  const o = at * 3
  const x = eye[0] - place[o]
  const y = eye[1] - place[o + 1]
  const z = eye[2] - place[o + 2]
  const away = 1 / Math.hypot(x, y, z)
  toEye[o] = x * away
  toEye[o + 1] = y * away
  toEye[o + 2] = z * away
  let size = Math.hypot(normal[o], normal[o + 1], normal[o + 2]) || 1
  const facing = (normal[o] * toEye[o] + normal[o + 1] * toEye[o + 1] + normal[o + 2] * toEye[o + 2]) / size
  if (facing < -OUTLINE) size = -size
  else if (facing < 0) {
    for (let axis = 0; axis < 3; axis += 1) normal[o + axis] -= facing * size * toEye[o + axis]
    size *= Math.sqrt(1 - facing * facing)
  }
  normal[o] /= size
  normal[o + 1] /= size
  normal[o + 2] /= size
}
