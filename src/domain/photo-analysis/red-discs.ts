/**
 * Counts red discs on a pizza, because slices of salame are redder and rounder than sauce or leaves.
 *
 * Units   a grid of GRID cells along each side of the box around the pizza; discs in cells.
 * Source  limits set by eye on photos and on our own rendered pizzas [stima].
 * Valid   open pizzas seen from above. Overlapping slices form one area and are not counted. Halved cherry
 *         tomatoes may be counted.
 */
import type { Box, Pixels } from './measure-picture.ts'
import { shadeOf } from './shades.ts'

const GRID = 72
const TOPPED = 0.85
const RED_CELL = 0.5
const CELLS = { least: 9, most: 170 }
/** Slices cover at least a fifth of the pizza, small tomatoes at most a tenth. `share` lies in between
 * [stima]. */
const SLICES = { least: 5, share: 0.14 }
const ROUND = { fill: 0.58, sides: 1.8 }

export interface RedDiscs {
  count: number
  share: number
}

export const areSlices = ({ count, share }: RedDiscs): boolean =>
  count >= SLICES.least && share >= SLICES.share

export function redDiscs(picture: Pixels, box: Box): RedDiscs {
  const red = redCells(picture, box)
  const seen = new Uint8Array(red.length)
  let [count, cells] = [0, 0]
  for (let start = 0; start < red.length; start++) {
    if (!red[start] || seen[start]) continue
    const blot = blotAt(red, seen, start)
    if (!isDisc(blot)) continue
    count++
    cells += blot.cells
  }
  return { count, share: cells / (Math.PI * (TOPPED * GRID * 0.5) ** 2) }
}

function redCells({ rgb, width, height }: Pixels, box: Box): Uint8Array {
  const cells = new Uint8Array(GRID * GRID)
  const cellWidth = ((box.right - box.left) * width) / GRID
  const cellHeight = ((box.bottom - box.top) * height) / GRID
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const place = Math.hypot((2 * (column + 0.5)) / GRID - 1, (2 * (row + 0.5)) / GRID - 1)
      if (place > TOPPED) continue
      const fromX = Math.max(0, Math.floor(box.left * width + column * cellWidth))
      const fromY = Math.max(0, Math.floor(box.top * height + row * cellHeight))
      const toX = Math.min(
        width,
        Math.max(fromX + 1, Math.floor(box.left * width + (column + 1) * cellWidth)),
      )
      const toY = Math.min(height, Math.max(fromY + 1, Math.floor(box.top * height + (row + 1) * cellHeight)))
      let [all, red] = [0, 0]
      for (let y = fromY; y < toY; y++)
        for (let x = fromX; x < toX; x++) {
          const at = (y * width + x) * 3
          all++
          if (shadeOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0) === 'red') red++
        }
      if (all > 0 && red >= RED_CELL * all) cells[row * GRID + column] = 1
    }
  return cells
}

interface Blot {
  cells: number
  left: number
  right: number
  top: number
  bottom: number
}

function blotAt(red: Uint8Array, seen: Uint8Array, start: number): Blot {
  const blot = { cells: 0, left: GRID, right: 0, top: GRID, bottom: 0 }
  const waiting = [start]
  seen[start] = 1
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const [x, y] = [cell % GRID, Math.floor(cell / GRID)]
    blot.cells++
    blot.left = Math.min(blot.left, x)
    blot.right = Math.max(blot.right, x)
    blot.top = Math.min(blot.top, y)
    blot.bottom = Math.max(blot.bottom, y)
    const beside = [x > 0 ? cell - 1 : -1, x < GRID - 1 ? cell + 1 : -1, cell - GRID, cell + GRID]
    for (const next of beside)
      if (red[next] && !seen[next]) {
        seen[next] = 1
        waiting.push(next)
      }
  }
  return blot
}

function isDisc({ cells, left, right, top, bottom }: Blot): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  return (
    cells >= CELLS.least &&
    cells <= CELLS.most &&
    cells >= ROUND.fill * wide * high &&
    Math.max(wide, high) <= ROUND.sides * Math.min(wide, high)
  )
}
