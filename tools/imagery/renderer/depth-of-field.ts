/** A lens keeps one distance sharp: what lies before and behind is spread over a disc. */

export interface Lens {
  focus: number
  /** Growth of the disc in pixels for a picture 1440 wide. */
  aperture: number
}

/** Samples of a wide disc and of a narrow one. */
const [WIDE_TAPS, NARROW_TAPS] = [30, 9]
/** Discs smaller than this are narrow. */
const NARROW_PX = 2
const GOLDEN_ANGLE = 2.39996
const LARGEST_PX = 26
/** Discs smaller than this are sharp. */
const SHARP_PX = 0.6

interface Frame {
  width: number
  height: number
  depth: Float32Array
}

export function defocus(source: Float32Array, { width, height, depth }: Frame, lens: Lens): Float32Array {
  const result = new Float32Array(source)
  const opening = (lens.aperture * width) / 1440
  const largest = (LARGEST_PX * width) / 1440
  const disc = (at: number) => (opening * Math.abs(depth[at] - lens.focus) * 1.6) / depth[at]
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const radius = Math.min(largest, disc(at))
      if (radius < SHARP_PX) continue
      const taps = radius < NARROW_PX ? NARROW_TAPS : WIDE_TAPS
      const turn = ((column * 7 + row * 13) & 7) * 0.3
      let r = 0
      let g = 0
      let b = 0
      let weights = 0
      for (let tap = 0; tap < taps; tap += 1) {
        const far = radius * Math.sqrt((tap + 0.5) / taps)
        const angle = tap * GOLDEN_ANGLE + turn
        const x = Math.round(column + far * Math.cos(angle))
        const y = Math.round(row + far * Math.sin(angle))
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        const other = y * width + x
        // What is sharp in front must not bleed into what is blurred behind.
        const weight = depth[other] > depth[at] + 0.02 ? 1 : Math.min(1, (disc(other) + 0.5) / far)
        r += source[other * 3] * weight
        g += source[other * 3 + 1] * weight
        b += source[other * 3 + 2] * weight
        weights += weight
      }
      result[at * 3] = r / weights
      result[at * 3 + 1] = g / weights
      result[at * 3 + 2] = b / weights
    }
  }
  return result
}
