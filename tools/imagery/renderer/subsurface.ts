/** Light that wanders under the skin of cheese and dough: diffuse light is blurred there, red furthest. */
import type { Lighting } from './lighting.ts'
import type { Pixels } from './pixel-buffer.ts'

/** Radii of red, green and blue in pixels of a picture 1440 wide. */
const RADII = [15, 10, 7]
/** Further apart in depth than this, surfaces are strangers. */
const DEPTH_GAP = 0.06
const LEAST = 0.02

export function scatter(pixels: Pixels, { diffuse }: Lighting): void {
  const { subsurface } = pixels
  for (let channel = 0; channel < 3; channel += 1) {
    const radius = Math.max(2, Math.round((RADII[channel] * pixels.width) / 1440))
    const blurred = blurMasked(pixels, diffuse, channel, radius)
    for (let at = 0; at < subsurface.length; at += 1) {
      if (subsurface[at] <= LEAST) continue
      const share = Math.min(0.8, subsurface[at] * 0.8)
      const k = at * 3 + channel
      diffuse[k] = diffuse[k] * (1 - share) + blurred[at] * share
    }
  }
}

function blurMasked(pixels: Pixels, source: Float32Array, channel: number, radius: number): Float32Array {
  const count = pixels.depth.length
  const values = new Float32Array(count)
  for (let at = 0; at < count; at += 1) values[at] = source[at * 3 + channel]
  const rows = blurLine(pixels, values, radius, 1)
  return blurLine(pixels, rows, radius, pixels.width)
}

function blurLine(
  { width, height, depth, subsurface }: Pixels,
  values: Float32Array,
  radius: number,
  stride: number,
): Float32Array {
  const result = new Float32Array(values.length)
  const weights = Array.from({ length: radius + 1 }, (_, far) =>
    Math.exp(-(far ** 2) / (2 * (radius / 2.2) ** 2)),
  )
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      if (subsurface[at] <= LEAST) continue
      const place = stride === 1 ? column : row
      const last = (stride === 1 ? width : height) - 1
      // Every second neighbour is enough; the pixel itself is always one of them.
      const from = -2 * Math.floor(Math.min(radius, place) / 2)
      const to = Math.min(radius, last - place)
      let sum = 0
      let weight = 0
      for (let step = from; step <= to; step += 2) {
        const other = at + step * stride
        if (subsurface[other] <= LEAST) continue
        const gap = depth[other] - depth[at]
        if (gap > DEPTH_GAP || gap < -DEPTH_GAP) continue
        const w = weights[step < 0 ? -step : step]
        sum += values[other] * w
        weight += w
      }
      result[at] = sum / weight
    }
  }
  return result
}
