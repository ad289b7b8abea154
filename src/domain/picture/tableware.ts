/** What the food stands on and in: boards, plates, paper, iron. */

import { line, shape } from './glyphs/glyph.ts'
import { type Ground, IRON, PAPER, WOOD } from './palette.ts'
import { disc, joined, type Point, turned } from './svg-path.ts'

const shadowOf = (ground: Ground, d: string, dx = 12, dy = 16) =>
  `<path fill="${ground.dark}" fill-opacity=".5" transform="translate(${dx} ${dy})" d="${d}"/>`

/** A rectangle with round corners, turned about its centre. */
export function slabPath([x, y]: Point, width: number, height: number, radius: number, turn = 0): string {
  const corner = (dx: number, dy: number): string => {
    const [a, b] = turned([dx, dy], turn)
    return joined([Math.round(x + a), Math.round(y + b)])
  }
  const [w, h, r] = [width / 2, height / 2, radius]
  return (
    `M${corner(-w + r, -h)}L${corner(w - r, -h)}Q${corner(w, -h)} ${corner(w, -h + r)}L${corner(w, h - r)}` +
    `Q${corner(w, h)} ${corner(w - r, h)}L${corner(-w + r, h)}Q${corner(-w, h)} ${corner(-w, h - r)}L${corner(-w, -h + r)}` +
    `Q${corner(-w, -h)} ${corner(-w + r, -h)}z`
  )
}

export function drawPlate(centre: Point, radius: number, ground: Ground): string {
  const [x, y] = centre
  return (
    shadowOf(ground, disc(x, y, radius)) +
    shape(ground.cloth, disc(x, y, radius)) +
    `<path fill="none" stroke="${ground.clothStripe}" stroke-width="6" d="${disc(x, y, radius - 13)}"/>` +
    `<path fill="${ground.dark}" fill-opacity=".22" d="${disc(x, y, radius - 34)}"/>` +
    shape(ground.cloth, disc(x + 3, y + 4, radius - 37))
  )
}

export function drawRoundBoard([x, y]: Point, radius: number, turn: number, ground: Ground): string {
  const handle = turned([radius + 50, 0], turn)
  const grip = slabPath([x + handle[0], y + handle[1]], 210, 84, 34, turn)
  const eye = turned([radius + 120, 0], turn)
  const d = disc(x, y, radius)
  return (
    shadowOf(ground, d + grip) +
    shape(WOOD.main, d + grip) +
    grain([x, y], radius * 1.9, radius * 1.5, turn) +
    shape(WOOD.deep, disc(x + eye[0], y + eye[1], 13))
  )
}

function grain([x, y]: Point, length: number, height: number, turn: number): string {
  const rows = [-0.42, -0.28, -0.1, 0.06, 0.25, 0.4]
  const d = rows
    .map((row, at) => {
      const [ax, ay] = turned([-length * (0.5 - Math.abs(row) * 0.6), row * height], turn)
      const [bx, by] = turned([length * (at % 2 ? 0.32 : 0.46 - Math.abs(row) * 0.3), row * height], turn)
      return `M${joined([Math.round(x + ax), Math.round(y + ay)])}L${joined([Math.round(x + bx), Math.round(y + by)])}`
    })
    .join('')
  return line(WOOD.light, 7, d)
}

export function drawBoard(
  centre: Point,
  width: number,
  height: number,
  turn: number,
  ground: Ground,
): string {
  const d = slabPath(centre, width, height, 30, turn)
  return (
    shadowOf(ground, d, 14, 19) +
    shape(WOOD.deep, d) +
    `<path fill="${WOOD.main}" transform="translate(-3-6)" d="${d}"/>` +
    grain(centre, width * 0.94, height * 0.94, turn)
  )
}

/** The long peel with its handle towards the lower left. */
export function drawPeel(centre: Point, width: number, height: number, turn: number, ground: Ground): string {
  const blade = slabPath(centre, width, height, height * 0.3, turn)
  const [hx, hy] = turned([-width / 2 - 150, 0], turn)
  const handle = slabPath([centre[0] + hx, centre[1] + hy], 380, 56, 26, turn)
  return (
    shadowOf(ground, blade + handle, 14, 19) +
    shape(WOOD.deep, blade + handle) +
    `<path fill="${WOOD.main}" transform="translate(-3-6)" d="${blade + handle}"/>` +
    grain(centre, width * 0.92, height * 0.9, turn)
  )
}

/** A sheet of baking paper with one folded corner. */
export function drawPaper(
  [x, y]: Point,
  width: number,
  height: number,
  turn: number,
  ground: Ground,
): string {
  const corner = (dx: number, dy: number): string => {
    const [a, b] = turned([(dx * width) / 2, (dy * height) / 2], turn)
    return joined([Math.round(x + a), Math.round(y + b)])
  }
  const d = `M${corner(-1, -0.97)}L${corner(0.98, -1)}L${corner(1, 0.76)}L${corner(0.8, 1)}L${corner(-0.97, 0.98)}z`
  return (
    shadowOf(ground, d, 8, 11) +
    shape(PAPER.main, d) +
    shape(PAPER.shade, `M${corner(1, 0.76)}L${corner(0.78, 0.72)}L${corner(0.8, 1)}z`) +
    line(
      PAPER.shade,
      3,
      `M${corner(-0.3, -0.98)}L${corner(-0.22, 0.98)}M${corner(-0.98, 0.2)}L${corner(0.9, 0.26)}`,
    )
  )
}

export function drawTray(centre: Point, width: number, height: number, ground: Ground): string {
  const outer = slabPath(centre, width, height, 46)
  return (
    shadowOf(ground, outer, 14, 19) +
    shape(IRON.deep, outer) +
    shape(IRON.light, slabPath([centre[0] - 2, centre[1] - 3], width - 8, height - 8, 42)) +
    shape(IRON.main, slabPath(centre, width - 22, height - 22, 36)) +
    shape(IRON.deep, slabPath([centre[0] + 2, centre[1] + 3], width - 44, height - 44, 26))
  )
}

/** An iron pan; `handle` is the direction of its handle, or undefined for a handleless tin. */
export function drawPan([x, y]: Point, radius: number, handle: number | undefined, ground: Ground): string {
  const outer = disc(x, y, radius)
  const grip = (length: number, width: number) => {
    if (handle === undefined) return ''
    const [hx, hy] = turned([radius + length / 2 - 20, 0], handle)
    return slabPath([x + hx, y + hy], length, width, width * 0.45, handle)
  }
  const bar = grip(330, 62)
  return (
    shadowOf(ground, outer + bar, 14, 19) +
    shape(IRON.deep, outer + bar) +
    (bar === '' ? '' : shape(IRON.light, grip(310, 26))) +
    shape(IRON.light, disc(x - 2, y - 3, radius - 4)) +
    shape(IRON.main, disc(x, y, radius - 11)) +
    shape(IRON.deep, disc(x + 2, y + 3, radius - 24))
  )
}
