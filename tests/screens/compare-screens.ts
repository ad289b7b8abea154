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

/** Mean difference of the part of both screens that begins at the corner. */
function difference(a: Screen, b: Screen, x: number, y: number, size: number): number {
  const right = Math.min(x + size, a.width)
  const bottom = Math.min(y + size, a.height, b.height)
  let sum = 0
  for (let row = y; row < bottom; row++) {
    for (let at = 3 * (row * a.width + x); at < 3 * (row * a.width + right); at++) {
      sum += Math.abs((a.rgb[at] ?? 0) - (b.rgb[at] ?? 0))
    }
  }
  return sum / Math.max(1, 3 * (right - x) * (bottom - y))
}

export function compareScreens(expected: Screen, actual: Screen): Verdict {
  if (expected.width !== actual.width)
    return { complaint: `${actual.width} px wide instead of ${expected.width}`, blocks: [] }
  const height = Math.min(expected.height, actual.height)
  const blocks: Verdict['blocks'] = []
  for (let y = 0; y < height; y += BLOCK_PX) {
    for (let x = 0; x < expected.width; x += BLOCK_PX) {
      if (difference(expected, actual, x, y, BLOCK_PX) > BLOCK_LIMIT) blocks.push({ x, y })
    }
  }
  const taller = actual.height - expected.height
  const tint = difference(expected, actual, 0, 0, Math.max(expected.width, height))
  const complaints = [
    ...(Math.abs(taller) > HEIGHT_ALLOWED_PX ? [`${taller} px taller`] : []),
    ...(blocks.length > BLOCKS_ALLOWED ? [`${blocks.length} blocks differ`] : []),
    ...(tint > WHOLE_LIMIT ? [`colours differ by ${tint.toFixed(1)} on average`] : []),
  ]
  return { complaint: complaints.join(', '), blocks }
}
