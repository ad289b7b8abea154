/** Gouache and ink on paper: flat colour, three tones of light, lines. */
import { seededRandom } from '#site'
import type { Rgb } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, lerp, smooth } from '../fields/scalar.ts'
import { flattened } from './flat-colour.ts'
import { inkOf } from './ink.ts'
import type { Lighting } from './lighting.ts'
import type { LightMood } from './lights.ts'
import type { Pixels } from './pixel-buffer.ts'
import { smoothEdges } from './smooth-edges.ts'
import { softness, tonesOf } from './tones.ts'

/** What the light makes of a colour: in the shadow, in the open, where it falls straight on. */
const MOODS: Record<LightMood, { shade: Rgb; open: Rgb; bright: Rgb }> = {
  window: { shade: [0.62, 0.5, 0.42], open: [1, 0.98, 0.95], bright: [1.12, 1.1, 1.06] },
  evening: { shade: [0.5, 0.36, 0.29], open: [1.1, 0.97, 0.8], bright: [1.28, 1.12, 0.87] },
  oven: { shade: [0.4, 0.25, 0.18], open: [1.06, 0.9, 0.66], bright: [1.34, 1.06, 0.72] },
}
/** Towards which the shadow on what is white goes: a warm grey. */
const PALE_SHADE: Rgb = [0.74, 0.66, 0.54]
/** Share of the open light in the shadow of what is soft: crumb, cheese and sauce glow there. */
const SOFT_SHADE: Rgb = [0.86, 0.73, 0.56]
/** What the light adds to a colour where it falls straight on. */
const WARM: Rgb = [0.032, 0.024, 0.01]
const INK: Rgb = [0.045, 0.022, 0.014]
/** Light colours do not reach the white of the paper: it is kept for glints. */
const CREAM = 0.86

const PALE = 0.45

const encode = (x: number) => (x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055)

export function draw(pixels: Pixels, lighting: Lighting, mood: LightMood): Buffer {
  const { width, height, ground } = pixels
  const unit = 1440 / width
  const random = seededRandom(63, 'hand')
  const wash = noise(random, 260, 60, 0.7)
  const grain = noise(random, 9, 2.2, 0.3)
  const hand = noise(random, 60, 14, 0.6)
  // The second, nearer pass rounds the corners that the squares of the first leave.
  const reach = (pixelsWide: number) => Math.max(1, Math.round(pixelsWide / unit))
  const broad = flattened(pixels.albedo, width, height, reach(4))
  const flat = flattened(broad, width, height, reach(2.5))
  const { dark, bright } = tonesOf(pixels, lighting)
  const ink = inkOf(pixels, flat, bright, hand)
  const { shade, open, bright: straight } = MOODS[mood]
  const bytes = Buffer.alloc(width * height * 3)
  for (let at = 0; at < dark.length; at += 1) {
    const [x, y] = [(at % width) * unit, ((at / width) | 0) * unit]
    // What is soft has no areas of one colour: its tones run into each other.
    const tender = softness(pixels, at)
    const colour = gouache(flat, pixels.albedo, at * 3, 0.85 * tender)
    // Shadows on what is white are grey, on what is coloured they keep the colour.
    const white = smooth(0.5, 0.15, (Math.max(...colour) - Math.min(...colour)) / Math.max(...colour))
    const paper = 1 + 0.018 * grain(x, y) + 0.022 * wash(x, y)
    const glint = ground[at] ? 0 : 0.8 * smooth(0.2, 0.34, lighting.glint[at] + 0.02 * hand(x, y))
    for (let channel = 0; channel < 3; channel += 1) {
      const hard = shade[channel] + (PALE_SHADE[channel] - shade[channel]) * 0.6 * white
      const shadow = hard + (open[channel] * SOFT_SHADE[channel] - hard) * tender
      let value = colour[channel] * (open[channel] + (shadow - open[channel]) * dark[at])
      value += (colour[channel] * straight[channel] + WARM[channel] - value) * bright[at]
      value = Math.min(value, CREAM + (value - CREAM) * 0.2)
      value += (0.93 - value) * glint
      value *= paper
      value += (INK[channel] - value) * ink[at] * 0.86
      bytes[at * 3 + channel] = Math.round(255 * encode(clamp(value, 0, 1)))
    }
  }
  return smoothEdges(bytes, width, height)
}

/** A colour as the paint box has it: clearer than in nature, tomato nearer to orange, dough nearer to cream. */
function gouache(
  flat: Float32Array,
  fine: Float32Array,
  at: number,
  share: number,
): [number, number, number] {
  const [r, g, b] = [at, at + 1, at + 2].map((o) => 1.3 * lerp(flat[o], fine[o], share))
  const most = Math.max(r, g, b, 1e-4)
  const red = smooth(0.62, 0.9, (r - g) / most)
  const gold =
    smooth(0.2, 0.6, (g - b) / most) * smooth(0.62, 0.3, (r - g) / most) * smooth(0, 0.12, (r - g) / most)
  const grey = 0.3 * r + 0.59 * g + 0.11 * b
  const vivid = 1.12
  return [
    paled(grey + (r - grey) * vivid + 0.06 * red),
    paled(grey + (g - grey) * vivid + red * (0.016 + 0.055 * r)),
    paled(grey + (b - grey) * vivid + gold * 0.34 * (g - b) + red * 0.006),
  ]
}

/** Leaves room above what is pale for the light and the paper. */
const paled = (value: number) =>
  value < PALE ? Math.max(0, value) : PALE + 0.32 * (1 - Math.exp((PALE - value) / 0.32))
