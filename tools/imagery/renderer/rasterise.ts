/** Triangles into pixels: the nearest surface of each pixel wins. */

/** Corners on the raster: x and y in pixels, z as the distance from the eye. */
export interface Projected {
  x: Float32Array
  y: Float32Array
  z: Float32Array
}

export const blankCorners = (count: number): Projected => ({
  x: new Float32Array(count),
  y: new Float32Array(count),
  z: new Float32Array(count),
})

export interface Raster {
  width: number
  height: number
  depth: Float32Array
  /** Triangle of each pixel (two for each quadrilateral) and the weights of its first two corners. */
  hits?: { triangle: Int32Array; first: Float32Array; second: Float32Array }
}

export const FAR = 1e9

export function blankRaster(width: number, height: number, withHits: boolean): Raster {
  const count = width * height
  const blank: Raster = { width, height, depth: new Float32Array(count).fill(FAR) }
  if (!withHits) return blank
  const [first, second] = [new Float32Array(count), new Float32Array(count)]
  return { ...blank, hits: { triangle: new Int32Array(count).fill(-1), first, second } }
}

export function rasterise(quads: Uint32Array, corners: Projected, raster: Raster): void {
  for (let quad = 0; quad < quads.length; quad += 4) {
    fillTriangle(corners, quads[quad], quads[quad + 1], quads[quad + 2], quad >> 1, raster)
    fillTriangle(corners, quads[quad], quads[quad + 2], quads[quad + 3], (quad >> 1) + 1, raster)
  }
}

/** The corners of a triangle: both of a quadrilateral share its first one. */
export function cornersOf(quads: Uint32Array, triangle: number): [number, number, number] {
  const quad = (triangle >> 1) * 4
  const second = quad + 1 + (triangle & 1)
  return [quads[quad], quads[second], quads[second + 1]]
}

function fillTriangle(
  corners: Projected,
  a: number,
  b: number,
  c: number,
  triangle: number,
  raster: Raster,
): void {
  const { x, y, z } = corners
  const { width, height, depth, hits } = raster
  const x0 = x[a]
  const y0 = y[a]
  const x1 = x[b]
  const y1 = y[b]
  const x2 = x[c]
  const y2 = y[c]
  const left = Math.max(0, Math.ceil((x0 < x1 ? Math.min(x0, x2) : Math.min(x1, x2)) - 0.5))
  const right = Math.min(width - 1, Math.floor((x0 > x1 ? Math.max(x0, x2) : Math.max(x1, x2)) - 0.5))
  if (left > right) return
  const top = Math.max(0, Math.ceil((y0 < y1 ? Math.min(y0, y2) : Math.min(y1, y2)) - 0.5))
  const bottom = Math.min(height - 1, Math.floor((y0 > y1 ? Math.max(y0, y2) : Math.max(y1, y2)) - 0.5))
  if (top > bottom) return
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
  if (area > -1e-9 && area < 1e-9) return
  const inverse = 1 / area
  const z0 = z[a]
  const slope1 = z[b] - z0
  const slope2 = z[c] - z0
  const step1 = (y2 - y0) * inverse
  const step2 = -(y1 - y0) * inverse
  for (let row = top; row <= bottom; row += 1) {
    const fy = row + 0.5 - y0
    const fx = left + 0.5 - x0
    let w1 = (fx * (y2 - y0) - (x2 - x0) * fy) * inverse
    let w2 = ((x1 - x0) * fy - fx * (y1 - y0)) * inverse
    let at = row * width + left
    for (let column = left; column <= right; column += 1, at += 1, w1 += step1, w2 += step2) {
      if (w1 < -1e-5 || w2 < -1e-5 || w1 + w2 > 1.00001) continue
      const distance = z0 + w1 * slope1 + w2 * slope2
      if (distance >= depth[at]) continue
      depth[at] = distance
      if (!hits) continue
      hits.triangle[at] = triangle
      hits.first[at] = 1 - w1 - w2
      hits.second[at] = w1
    }
  }
}
