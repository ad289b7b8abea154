/**
 * Checks whether a picture shows anything recognisable. If it does not, finds the reason.
 *
 * Units   brightness 0 (black) to 1 (white), its spread as a standard deviation; fractions 0 to 1; sides
 *         in pixels.
 * Source  limits set by hand [stima].
 * Valid   decoded RGB pictures whose longer side is at most 640.
 */
import type { Pixels } from './measure-picture.ts'

export interface PictureQuality {
  shorterSidePx: number
  brightness: number
  spread: number
  /** Correlation of brightness between a pixel and its right neighbour: 1 in a smooth picture, 0 in noise. */
  smoothness: number
  variety: number
}

export type PictureFault = 'tiny' | 'plain' | 'noise' | 'dark' | 'bright'

const RAMPS = {
  shorterSidePx: [32, 96],
  spread: [0.02, 0.08],
  smoothness: [0.2, 0.8],
  variety: [0.6, 0.4],
} as const
const DARK_BELOW = 0.12
const BRIGHT_FROM = 0.92
const COLOURS = 4096

const brightnessOf = (rgb: Uint8Array, pixel: number) =>
  (0.299 * (rgb[3 * pixel] ?? 0) + 0.587 * (rgb[3 * pixel + 1] ?? 0) + 0.114 * (rgb[3 * pixel + 2] ?? 0)) /
  255

const colourOf = (rgb: Uint8Array, pixel: number) =>
  (((rgb[3 * pixel] ?? 0) >> 4) << 8) |
  (((rgb[3 * pixel + 1] ?? 0) >> 4) << 4) |
  ((rgb[3 * pixel + 2] ?? 0) >> 4)

export function measureQuality({ rgb, width, height }: Pixels): PictureQuality {
  const pixels = width * height
  const light = new Float32Array(pixels)
  const seen = new Uint8Array(COLOURS)
  let sum = 0
  for (let pixel = 0; pixel < pixels; pixel++) {
    light[pixel] = brightnessOf(rgb, pixel)
    sum += light[pixel] ?? 0
    seen[colourOf(rgb, pixel)] = 1
  }
  const brightness = sum / Math.max(1, pixels)
  let [squares, products, pairs] = [0, 0, 0]
  for (let pixel = 0; pixel < pixels; pixel++) {
    const off = (light[pixel] ?? 0) - brightness
    squares += off * off
    if ((pixel + 1) % width === 0) continue
    products += off * ((light[pixel + 1] ?? 0) - brightness)
    pairs += 1
  }
  const variance = squares / Math.max(1, pixels)
  return {
    shorterSidePx: Math.min(width, height),
    brightness,
    spread: Math.sqrt(variance),
    smoothness: variance > 1e-9 && pairs > 0 ? products / pairs / variance : 1,
    variety: seen.reduce((count, is) => count + is, 0) / COLOURS,
  }
}

const ramp = (value: number, [none, full]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (value - none) / (full - none)))

export const readabilityOf = (quality: PictureQuality): number =>
  Object.entries(RAMPS).reduce(
    (all, [measure, limits]) => all * ramp(quality[measure as keyof typeof RAMPS], limits),
    1,
  )

export function faultOf(quality: PictureQuality): PictureFault | undefined {
  const isLost = (measure: keyof typeof RAMPS) => ramp(quality[measure], RAMPS[measure]) < 0.5
  if (isLost('shorterSidePx')) return 'tiny'
  if (quality.brightness < DARK_BELOW) return 'dark'
  if (isLost('spread')) return quality.brightness >= BRIGHT_FROM ? 'bright' : 'plain'
  if (isLost('smoothness') || isLost('variety')) return 'noise'
  return quality.brightness >= BRIGHT_FROM ? 'bright' : undefined
}
