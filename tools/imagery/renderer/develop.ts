/** From linear light to a photograph: glow, a film's curve, a slight vignette, 8 bits.
 *
 * Source  the curve is John Hable's (Uncharted 2, 2010); half of it works on luminance, so that reds stay red. */
import { type Bloom, glowAt, luminance } from './bloom.ts'

const EXPOSURE = 1.98
const WHITE = 7.5
const SATURATION = 1.1
/** Above 1 the shadows are deeper. */
const CONTRAST = 1.1

const hable = (x: number) => (x * (0.22 * x + 0.03) + 0.002) / (x * (0.22 * x + 0.3) + 0.06) - 0.0333
const film = (x: number) => hable(x) / hable(WHITE)
const encode = (x: number) => (x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055)

export function develop(picture: Float32Array, bloom: Bloom, width: number, height: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 3
      const dx = column / width - 0.5
      const dy = row / height - 0.5
      const gain = EXPOSURE * (1 - 0.55 * (dx * dx + dy * dy))
      const seen = (channel: number) =>
        (picture[at + channel] + 0.2 * glowAt(bloom, column, row, channel)) * gain
      developPixel([seen(0), seen(1), seen(2)], bytes, at)
    }
  }
  return bytes
}

function developPixel(seen: readonly [number, number, number], bytes: Buffer, at: number): void {
  const bright = luminance(...seen)
  const kept = film(bright) / Math.max(1e-6, bright)
  for (let channel = 0; channel < 3; channel += 1) {
    const vivid = Math.max(0, bright + (seen[channel] - bright) * SATURATION)
    const toned = (0.6 * film(vivid) + 0.4 * vivid * kept) ** CONTRAST
    if (Number.isNaN(toned)) throw new Error(`The light of pixel ${at / 3} is not a number`)
    bytes[at + channel] = Math.round(255 * encode(Math.min(1, Math.max(0, toned))))
  }
}
