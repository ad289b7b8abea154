/** Colour laid on flat: each pixel takes the mean of that quarter around it which is most of one colour.
 *
 * Source  Kuwahara, Hachimura and Kinoshita, 1976; sums over rectangles by an integral image.
 * Valid   three channels a pixel; edges between colours stay where they are. */
export function flattened(source: Float32Array, width: number, height: number, reach: number): Float32Array {
  const sums = integral(source, width, height)
  const result = new Float32Array(source.length)
  const line = width + 1
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let least = Number.POSITIVE_INFINITY
      const to = (y * width + x) * 3
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const left = quarter & 1 ? x : Math.max(0, x - reach)
        const right = quarter & 1 ? Math.min(width, x + reach + 1) : x + 1
        const top = quarter & 2 ? y : Math.max(0, y - reach)
        const low = quarter & 2 ? Math.min(height, y + reach + 1) : y + 1
        const [a, b] = [(top * line + left) * 4, (top * line + right) * 4]
        const [c, d] = [(low * line + left) * 4, (low * line + right) * 4]
        const share = 1 / ((right - left) * (low - top))
        const red = (sums[d] - sums[b] - sums[c] + sums[a]) * share
        const green = (sums[d + 1] - sums[b + 1] - sums[c + 1] + sums[a + 1]) * share
        const blue = (sums[d + 2] - sums[b + 2] - sums[c + 2] + sums[a + 2]) * share
        const squares = (sums[d + 3] - sums[b + 3] - sums[c + 3] + sums[a + 3]) * share
        const spread = squares - red * red - green * green - blue * blue
        if (spread >= least) continue
        least = spread
        result[to] = red
        result[to + 1] = green
        result[to + 2] = blue
      }
    }
  }
  return result
}

/** Sums of the three channels and of their squares, above and left of each corner of a pixel. */
function integral(source: Float32Array, width: number, height: number): Float64Array {
  const line = (width + 1) * 4
  const sums = new Float64Array(line * (height + 1))
  for (let y = 0; y < height; y += 1) {
    const row = [0, 0, 0, 0]
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3
      const at = (y + 1) * line + (x + 1) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const value = source[from + channel]
        row[channel] += value
        row[3] += value * value
      }
      for (let channel = 0; channel < 4; channel += 1)
        sums[at + channel] = sums[at - line + channel] + row[channel]
    }
  }
  return sums
}
