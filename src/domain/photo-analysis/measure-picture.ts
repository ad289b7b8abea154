/**
 * Measures the shades in a part of a picture.
 *
 * Units   pixels; boxes as fractions of the picture's sides, 0 to 1 from the upper left corner.
 * Valid   rows of RGB triples without gaps. A box may extend beyond the picture; only the part inside
 *         counts.
 */
import { emptyShares, SHADES, type ShadeShares, shadeOf } from './shades.ts'

export interface Pixels {
  rgb: Uint8Array
  width: number
  height: number
}
export interface Box {
  top: number
  left: number
  bottom: number
  right: number
}
export const WHOLE_PICTURE: Box = { top: 0, left: 0, bottom: 1, right: 1 }

export interface PizzaShades {
  top: ShadeShares
  rim: ShadeShares
  rimSides: readonly ShadeShares[]
}

/** Outer radii of topping and rim [stima]. The ellipse that fills the box has radius 1. */
const TOP_RADIUS = 0.78
const RIM_RADIUS = 0.98

function countByArea(
  { rgb, width, height }: Pixels,
  box: Box,
  areas: number,
  areaAt: (x: number, y: number) => number,
): ShadeShares[] {
  const counts = Array.from({ length: areas }, emptyShares)
  const halfWidth = ((box.right - box.left) * width) / 2
  const halfHeight = ((box.bottom - box.top) * height) / 2
  const firstY = Math.max(0, Math.floor(box.top * height))
  const firstX = Math.max(0, Math.floor(box.left * width))
  for (let y = firstY; y < Math.min(height, box.bottom * height); y++) {
    const fromMiddleY = (y + 0.5 - box.top * height) / halfHeight - 1
    for (let x = firstX; x < Math.min(width, box.right * width); x++) {
      const count = counts[areaAt((x + 0.5 - box.left * width) / halfWidth - 1, fromMiddleY)]
      if (!count) continue
      const at = (y * width + x) * 3
      count[shadeOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0)] += 1
    }
  }
  return counts
}

function sharesOf(counts: readonly ShadeShares[]): ShadeShares {
  const together = SHADES.map((shade) => counts.reduce((sum, count) => sum + count[shade], 0))
  const total = together.reduce((sum, count) => sum + count, 0)
  const entries = SHADES.map((shade, at) => [shade, total > 0 ? (together[at] ?? 0) / total : 0])
  return Object.fromEntries(entries) as ShadeShares
}

const FRAME_FROM = 0.8
/** A background counts as dark if much of the frame is dark, and clearly less of the middle [stima]. If
 * frame and middle are equally dark, the dark colour belongs to the food, as with olives. */
const BACKGROUND = { dark: 0.45, middle: 0.75 }

/**
 * Fractions of the shades in a photo of loose food. A dark background is not counted. All fractions are 0
 * if the photo shows only the background.
 */
export function measureFood(picture: Pixels): ShadeShares {
  const [middle = emptyShares(), frame = emptyShares()] = countByArea(picture, WHOLE_PICTURE, 2, (x, y) =>
    Math.max(Math.abs(x), Math.abs(y)) > FRAME_FROM ? 1 : 0,
  )
  const [inMiddle, inFrame] = [sharesOf([middle]).dark, sharesOf([frame]).dark]
  const isDark = inFrame >= BACKGROUND.dark && inMiddle <= BACKGROUND.middle * inFrame
  return sharesOf([middle, frame].map((counts) => (isDark ? { ...counts, dark: 0 } : counts)))
}

const TOP = 0
const [ABOVE, RIGHT, BELOW, LEFT] = [1, 2, 3, 4]
const AREAS = 5

function areaOfPizza(x: number, y: number): number {
  const radius = Math.hypot(x, y)
  if (radius < TOP_RADIUS) return TOP
  if (radius >= RIM_RADIUS) return -1
  if (Math.abs(y) > Math.abs(x)) return y < 0 ? ABOVE : BELOW
  return x > 0 ? RIGHT : LEFT
}

export function measurePizza(picture: Pixels, box: Box): PizzaShades {
  const [top = emptyShares(), ...sides] = countByArea(picture, box, AREAS, areaOfPizza)
  return { top: sharesOf([top]), rim: sharesOf(sides), rimSides: sides.map((side) => sharesOf([side])) }
}
