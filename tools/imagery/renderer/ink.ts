/** Lines of a pen: strong around the dish, finer inside it, open where the light falls. */
import type { Field } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { softened, withoutCrumbs } from './areas.ts'
import type { Pixels } from './pixel-buffer.ts'
import { softness } from './tones.ts'

/** Shorter strokes than this many pixels, in a picture 1440 wide, are not drawn. */
const SHORTEST = 26

/** How much ink lies on each pixel, 0 to 1. */
export function inkOf(pixels: Pixels, flat: Float32Array, bright: Float32Array, hand: Field): Float32Array {
  const { width, height } = pixels
  const unit = width / 1440
  const { outer, inner } = strokes(pixels, flat)
  withoutCrumbs(inner, width, height, SHORTEST * unit)
  const strong = softened(Float32Array.from(outer), width, height, 1)
  const fine = softened(Float32Array.from(inner), width, height, 1)
  // The same width of line on paper, however many pixels there are.
  const wide = 0.035 + 0.17 * (1 - unit)
  const ink = new Float32Array(width * height)
  for (let at = 0; at < ink.length; at += 1) {
    if (strong[at] < 0.01 && fine[at] < 0.01) continue
    const pressure = 0.07 * hand(at % width, (at / width) | 0) + 0.12 * bright[at]
    const bold = smooth(wide + pressure, 3 * wide + 0.06 + pressure, strong[at])
    const thin = smooth(0.16 + pressure, 0.4 + pressure, fine[at]) * (0.85 - 0.4 * bright[at])
    ink[at] = clamp(Math.max(bold, thin), 0, 1)
  }
  return ink
}

/** Relative difference of depth where one thing stands before another. */
const BEFORE = 0.012
const BEHIND = 0.005
/** How far two normals may differ on one surface, two pixels apart. */
const FOLD = 0.42
/** Difference of brightness (0 to 1) between two colours that meet at a line. */
const JUMP = 0.17

function strokes(pixels: Pixels, flat: Float32Array) {
  const { width, height, depth, normal, piece, ground } = pixels
  const outer = new Uint8Array(width * height)
  const inner = new Uint8Array(width * height)
  const step = Math.max(1, Math.round(width / 960))
  const bright = (at: number) =>
    Math.sqrt(0.3 * flat[at * 3] + 0.59 * flat[at * 3 + 1] + 0.11 * flat[at * 3 + 2])
  for (let y = step; y < height - step; y += 1) {
    for (let x = step; x < width - step; x += 1) {
      const at = y * width + x
      for (const next of [at + 1, at + width]) {
        const away = Math.abs(depth[next] - depth[at]) / depth[at]
        const near = depth[next] < depth[at] ? next : at
        const other = piece[next] !== piece[at]
        if (other && (ground[next] !== ground[at] || away > BEFORE)) outer[near] = 1
        else if (
          (other && away > (softness(pixels, near) < 1 ? 0.0008 : BEHIND)) ||
          (away > BEHIND * (1 + 5 * softness(pixels, at)) && !ground[at])
        )
          inner[near] = 1
      }
      if (ground[at] || outer[at] || inner[at] || softness(pixels, at) > 0.5) continue
      for (const next of [at + step, at + step * width]) {
        if (piece[next] !== piece[at]) continue
        const turn =
          1 -
          normal[at * 3] * normal[next * 3] -
          normal[at * 3 + 1] * normal[next * 3 + 1] -
          normal[at * 3 + 2] * normal[next * 3 + 2]
        if (turn > FOLD || Math.abs(bright(at) - bright(next)) > JUMP) inner[at] = 1
      }
    }
  }
  return { outer, inner }
}
