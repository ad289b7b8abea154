/** The glow around what is brighter than paper, at a quarter of the size. */
const STEP = 4
const RADIUS = 5
const PASSES = 3
/** Luminance from which a pixel glows. */
const THRESHOLD = 1

export interface Bloom {
  width: number
  height: number
  glow: Float32Array
}

export const luminance = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b

export function bloomOf(picture: Float32Array, width: number, height: number): Bloom {
  const [bw, bh] = [Math.floor(width / STEP), Math.floor(height / STEP)]
  let glow = brightParts(picture, width, bw, bh)
  for (let pass = 0; pass < PASSES; pass += 1) {
    glow = blur(glow, bw, bh, 1, bw)
    glow = blur(glow, bw, bh, bw, bh)
  }
  return { width: bw, height: bh, glow }
}

function brightParts(picture: Float32Array, width: number, bw: number, bh: number): Float32Array {
  const glow = new Float32Array(bw * bh * 3)
  for (let row = 0; row < bh * STEP; row += 1) {
    for (let column = 0; column < bw * STEP; column += 1) {
      const from = (row * width + column) * 3
      const bright = luminance(picture[from], picture[from + 1], picture[from + 2])
      if (bright <= THRESHOLD) continue
      const share = Math.min(4, bright - THRESHOLD) / (bright * STEP * STEP)
      const to = (Math.floor(row / STEP) * bw + Math.floor(column / STEP)) * 3
      for (let channel = 0; channel < 3; channel += 1) glow[to + channel] += picture[from + channel] * share
    }
  }
  return glow
}

function blur(source: Float32Array, bw: number, bh: number, stride: number, length: number): Float32Array {
  const result = new Float32Array(source.length)
  for (let at = 0; at < bw * bh; at += 1) {
    const place = stride === 1 ? at % bw : Math.floor(at / bw)
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = 0
      for (let step = -RADIUS; step <= RADIUS; step += 1) {
        const inside = Math.min(length - 1, Math.max(0, place + step)) - place
        sum += source[(at + inside * stride) * 3 + channel]
      }
      result[at * 3 + channel] = sum / (2 * RADIUS + 1)
    }
  }
  return result
}

/** The glow at a pixel of the full picture. */
export function glowAt({ width, height, glow }: Bloom, column: number, row: number, channel: number): number {
  const x = Math.max(0, Math.min(width - 1.01, column / STEP - 0.5))
  const y = Math.max(0, Math.min(height - 1.01, row / STEP - 0.5))
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [a, b] = [x - i, y - j]
  const at = (j * width + i) * 3 + channel
  const below = at + width * 3
  return (glow[at] * (1 - a) + glow[at + 3] * a) * (1 - b) + (glow[below] * (1 - a) + glow[below + 3] * a) * b
}
