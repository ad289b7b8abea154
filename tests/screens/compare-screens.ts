/** Whether a page looks as it was accepted.
 *
 * Units   pixels of the reduced screens; colour differences in steps of 0-255, averaged over pixels and channels.
 * Source  own tolerances, held in place by the test beside: the same page on another build of the browser differs by
 *         hairs of antialiasing, which reducing and averaging leave below them; what a person would notice does not.
 * Valid   screens of the same width. */

export interface Screen {
  width: number
  height: number
  /** Red, green and blue of each pixel, row by row. */
  rgb: Uint8Array
}

export interface Verdict {
  /** In words, empty where the screens are the same to a reader. */
  complaint: string
  /** Top left corners of the blocks that differ. */
  blocks: { x: number; y: number }[]
}

export const BLOCK_PX = 8
/** Above this mean difference a block looks different. */
const BLOCK_LIMIT = 10
/** As many may differ: a caret, a hairline between two rows of pixels. */
const BLOCKS_ALLOWED = 2
/** A tint that no single block gives away. */
const WHOLE_LIMIT = 1.5
/** Rounding of the reduced height. */
const HEIGHT_ALLOWED_PX = 1

/** How far a value lies outside all that a channel of the screen is in a pixel and its eight neighbours. */
function outside({ width, height, rgb }: Screen, at: number, value: number): number {
  const pixel = Math.floor(at / 3)
  const x = pixel % width
  const y = Math.floor(pixel / width)
  let low = 255
  let high = 0
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const one = rgb[3 * (row * width + column) + (at % 3)] ?? 0
      low = Math.min(low, one)
      high = Math.max(high, one)
    }
  }
  return Math.max(low - value, value - high, 0)
}

/**
 * How far each value of one screen lies from all that the other has there and one pixel around. What a browser rounds to
 * half a pixel up or down lies between its neighbours; what has another colour, or has moved further, does not.
 */
function distances(a: Screen, b: Screen): Float32Array {
  const distance = new Float32Array(Math.min(a.rgb.length, b.rgb.length))
  for (let at = 0; at < distance.length; at++) {
    const one = a.rgb[at] ?? 0
    const other = b.rgb[at] ?? 0
    if (one !== other) distance[at] = Math.max(outside(b, at, one), outside(a, at, other))
  }
  return distance
}

interface Area {
  x: number
  y: number
  right: number
  bottom: number
}

/** Mean distance in a part of screens of a width. */
function meanIn(distance: Float32Array, width: number, { x, y, right, bottom }: Area): number {
  let sum = 0
  for (let row = y; row < bottom; row++) {
    for (let at = 3 * (row * width + x); at < 3 * (row * width + right); at++) sum += distance[at] ?? 0
  }
  return sum / Math.max(1, 3 * (right - x) * (bottom - y))
}

export function compareScreens(expected: Screen, actual: Screen): Verdict {
  if (expected.width !== actual.width)
    return { complaint: `${actual.width} px wide instead of ${expected.width}`, blocks: [] }
  const height = Math.min(expected.height, actual.height)
  const { width } = expected
  const distance = distances(expected, actual)
  const blocks: Verdict['blocks'] = []
  for (let y = 0; y < height; y += BLOCK_PX) {
    for (let x = 0; x < width; x += BLOCK_PX) {
      const block = { x, y, right: Math.min(x + BLOCK_PX, width), bottom: Math.min(y + BLOCK_PX, height) }
      if (meanIn(distance, width, block) > BLOCK_LIMIT) blocks.push({ x, y })
    }
  }
  const taller = actual.height - expected.height
  const tint = meanIn(distance, width, { x: 0, y: 0, right: width, bottom: height })
  const complaints = [
    ...(Math.abs(taller) > HEIGHT_ALLOWED_PX ? [`${taller} px taller`] : []),
    ...(blocks.length > BLOCKS_ALLOWED ? [`${blocks.length} blocks differ`] : []),
    ...(tint > WHOLE_LIMIT ? [`colours differ by ${tint.toFixed(1)} on average`] : []),
  ]
  return { complaint: complaints.join(', '), blocks }
}
