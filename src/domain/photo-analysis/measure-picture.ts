/**
 * How much of each shade a part of a picture shows.
 *
 * Units   pixels; boxes as shares of the picture's sides, 0 to 1 from the upper left corner.
 * Valid   rows of RGB triples without gaps; a box may reach beyond the picture, only what lies in it counts. */
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
  /** What lies on the pizza. */
  top: ShadeShares
  /** The rim around it. */
  rim: ShadeShares
  /** The same rim in four parts: above, right, below, left. */
  rimSides: readonly ShadeShares[]
}

/** Where the topping ends and where the rim does, as shares of the half axes of the ellipse inside the box (stima). */
const TOP_RADIUS = 0.78
const RIM_RADIUS = 0.98

/** How often each shade occurs in each area. `areaAt` names it by the place in the ellipse, -1 to 1; -1 is no area. */
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

/** Shares of several areas together; all 0 without any pixel. */
function sharesOf(counts: readonly ShadeShares[]): ShadeShares {
  const together = SHADES.map((shade) => counts.reduce((sum, count) => sum + count[shade], 0))
  const total = together.reduce((sum, count) => sum + count, 0)
  const entries = SHADES.map((shade, at) => [shade, total > 0 ? (together[at] ?? 0) / total : 0])
  return Object.fromEntries(entries) as ShadeShares
}

/** The frame is what lies beyond, from the middle to the side of the picture. */
const FRAME_FROM = 0.8
/** A dark background fills most of the frame, and less of the middle: a picture full of olives is dark in both (stima). */
const BACKGROUND = { dark: 0.45, middle: 0.75 }

/**
 * Shares of what a photo of loose food shows: of the whole picture, without a dark background. All 0 for a picture without
 * pixels, or without anything but its background.
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
/** The sides of the rim follow: above, right, below, left. */
const [ABOVE, RIGHT, BELOW, LEFT] = [1, 2, 3, 4]
const AREAS = 5

function areaOfPizza(x: number, y: number): number {
  const radius = Math.hypot(x, y)
  if (radius < TOP_RADIUS) return TOP
  if (radius >= RIM_RADIUS) return -1
  if (Math.abs(y) > Math.abs(x)) return y < 0 ? ABOVE : BELOW
  return x > 0 ? RIGHT : LEFT
}

/** Shares inside the ellipse that a detector's box encloses: the topping, and the rim around it. */
export function measurePizza(picture: Pixels, box: Box): PizzaShades {
  const [top = emptyShares(), ...sides] = countByArea(picture, box, AREAS, areaOfPizza)
  return { top: sharesOf([top]), rim: sharesOf(sides), rimSides: sides.map((side) => sharesOf([side])) }
}
