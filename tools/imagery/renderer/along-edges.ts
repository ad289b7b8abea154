/** Takes the last stairs out of edges: each pixel on one is averaged with its neighbours along the edge, never across it.
 *
 * Source  the structure tensor (Förstner and Gülch, 1987) for the direction of the edge; smoothing along it as in
 *         coherence-enhancing diffusion (Weickert, 1999), one step.
 * Valid   three bytes a pixel. */
import { clamp, smooth } from '../fields/scalar.ts'

/** Change of brightness (0 to 255, for one pixel) where smoothing begins, and from which it is whole. */
const FAINT = 5
const CLEAR = 16
/** How alike the directions around a pixel must be, 0 to 1: corners and specks stay as they are. */
const LOOSE = 0.35
const SURE = 0.75
/** Weights of the places 0, 1, 2 and 3 pixels along the edge. */
const WEIGHTS = [0.26, 0.2, 0.115, 0.055] as const

export function smoothAlongEdges(bytes: Buffer, width: number, height: number): Buffer {
  const { xx, xy, yy } = tensor(bytes, width, height)
  const result = Buffer.from(bytes)
  for (let row = 4; row < height - 4; row += 1) {
    for (let at = row * width + 4; at < (row + 1) * width - 4; at += 1) {
      const share = edgeShare(xx[at], xy[at], yy[at])
      if (share <= 0) continue
      const across = 0.5 * Math.atan2(2 * xy[at], xx[at] - yy[at])
      blend(bytes, result, width, at, [-Math.sin(across), Math.cos(across)], share)
    }
  }
  return result
}

/** 1 on a clear straight edge, 0 where there is none. */
function edgeShare(xx: number, xy: number, yy: number): number {
  const spread = Math.sqrt((xx - yy) ** 2 + 4 * xy ** 2)
  const sum = xx + yy
  const steep = Math.sqrt(0.5 * (sum + spread))
  if (steep <= FAINT) return 0
  return smooth(FAINT, CLEAR, steep) * smooth(LOOSE, SURE, spread / sum)
}

function blend(
  from: Buffer,
  to: Buffer,
  width: number,
  at: number,
  [dx, dy]: readonly [number, number],
  share: number,
): void {
  for (let channel = 0; channel < 3; channel += 1) {
    let sum = 0
    for (let step = -3; step <= 3; step += 1)
      sum += WEIGHTS[Math.abs(step)] * between(from, width, at, step * dx, step * dy, channel)
    const here = from[at * 3 + channel]
    to[at * 3 + channel] = Math.round(clamp(here + (sum - here) * share, 0, 255))
  }
}

/** The colour between four pixels, `dx` and `dy` away from one. */
function between(bytes: Buffer, width: number, at: number, dx: number, dy: number, channel: number): number {
  const [left, top] = [Math.floor(dx), Math.floor(dy)]
  const [a, b] = [dx - left, dy - top]
  const first = (at + top * width + left) * 3 + channel
  const below = first + width * 3
  return (
    (bytes[first] * (1 - a) + bytes[first + 3] * a) * (1 - b) +
    (bytes[below] * (1 - a) + bytes[below + 3] * a) * b
  )
}

/** Products of the slopes of brightness, averaged over five by five pixels. */
function tensor(bytes: Buffer, width: number, height: number) {
  const count = width * height
  const bright = new Float32Array(count)
  for (let at = 0; at < count; at += 1)
    bright[at] = bytes[at * 3] * 0.3 + bytes[at * 3 + 1] * 0.59 + bytes[at * 3 + 2] * 0.11
  const [xx, xy, yy] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let at = width + 1; at < count - width - 1; at += 1) {
    const falling = bright[at + width + 1] - bright[at - width - 1]
    const rising = bright[at - width + 1] - bright[at + width - 1]
    const x = (2 * (bright[at + 1] - bright[at - 1]) + falling + rising) / 8
    const y = (2 * (bright[at + width] - bright[at - width]) + falling - rising) / 8
    xx[at] = x * x
    xy[at] = x * y
    yy[at] = y * y
  }
  return { xx: averaged(xx, width), xy: averaged(xy, width), yy: averaged(yy, width) }
}

const averaged = (values: Float32Array, width: number) => averagedBy(averagedBy(values, 1), width)

function averagedBy(values: Float32Array, step: number): Float32Array {
  const result = new Float32Array(values.length)
  for (let at = 2 * step; at < values.length - 2 * step; at += 1)
    result[at] =
      (values[at - 2 * step] + values[at - step] + values[at] + values[at + step] + values[at + 2 * step]) / 5
  return result
}
