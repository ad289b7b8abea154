/**
 * How much of each shade a part of a picture shows.
 *
 * Units   pixels; boxes as shares of the picture's sides, 0 to 1 from the upper left corner.
 * Valid   rows of RGB triples without gaps; a box may reach beyond the picture, only what lies in it counts. */
import { emptyShares, type ShadeShares, shadeOf } from './shades.ts'

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

function sharesWhere(picture: Pixels, box: Box, isWanted: (x: number, y: number) => boolean): ShadeShares {
  const { rgb, width, height } = picture
  const counts = emptyShares()
  let total = 0
  const halfWidth = ((box.right - box.left) * width) / 2
  const halfHeight = ((box.bottom - box.top) * height) / 2
  const firstY = Math.max(0, Math.floor(box.top * height))
  const firstX = Math.max(0, Math.floor(box.left * width))
  for (let y = firstY; y < Math.min(height, box.bottom * height); y++) {
    const fromMiddleY = (y + 0.5 - box.top * height) / halfHeight - 1
    for (let x = firstX; x < Math.min(width, box.right * width); x++) {
      if (!isWanted((x + 0.5 - box.left * width) / halfWidth - 1, fromMiddleY)) continue
      const at = (y * width + x) * 3
      counts[shadeOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0)] += 1
      total += 1
    }
  }
  if (total > 0) for (const shade of Object.keys(counts) as (keyof typeof counts)[]) counts[shade] /= total
  return counts
}

/** Shares of the whole picture; all 0 for a picture without pixels. */
export const measurePicture = (picture: Pixels): ShadeShares =>
  sharesWhere(picture, WHOLE_PICTURE, () => true)

const isRim = (x: number, y: number) => {
  const radius = Math.hypot(x, y)
  return radius >= TOP_RADIUS && radius < RIM_RADIUS
}
const SIDES: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => -y > Math.abs(x),
  (x, y) => x >= Math.abs(y),
  (x, y) => y > Math.abs(x),
  (x, y) => -x >= Math.abs(y),
]

/** Shares inside the ellipse that a detector's box encloses: the topping, and the rim around it. */
export const measurePizza = (picture: Pixels, box: Box): PizzaShades => ({
  top: sharesWhere(picture, box, (x, y) => Math.hypot(x, y) < TOP_RADIUS),
  rim: sharesWhere(picture, box, isRim),
  rimSides: SIDES.map((isSide) => sharesWhere(picture, box, (x, y) => isRim(x, y) && isSide(x, y))),
})
