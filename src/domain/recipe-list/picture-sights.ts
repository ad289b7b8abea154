/** What the pictures show at first sight: `npm run images` writes it. */
import { ownEntry } from '../words/own-entry.ts'
import colours from './picture-colours.json' with { type: 'json' }
import { pictureName } from './picture-files.ts'
import type { PictureSight } from './varied-order.ts'

export function sightOf(imageUrl: string): PictureSight | undefined {
  const entry = ownEntry<string>(colours, pictureName(imageUrl) ?? '')
  if (entry === undefined) return undefined
  return { colour: labOf(entry.slice(0, 6)), framing: entry.slice(7) }
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const curve = (t: number) => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29)

/** CIE L*a*b* (D65) of `rrggbb` in sRGB. */
function labOf(hex: string): [number, number, number] {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r, g, b] = [part(0), part(2), part(4)]
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
