/** Colours and small shapes that the drawings which explain share.
 *
 * Units   of the drawing; how baked something is goes from 0, white, over 5, golden, to 10, burnt.
 * Source  drawn for this site. */
import type { Hole } from './holes.ts'

/** A path; `ink` is the colour of the reader's text, everything else a colour that is the same by day and by night. */
export type Shape = Readonly<{
  d: string
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  dashed?: boolean
  /** The SVG attribute: moves, turns or scales the path. */
  transform?: string
}>

/** The sheet of every drawing. */
export const SHEET = { width: 200, height: 130 } as const

export const INK = 'ink'
export const CRUMB = '#f5e5bd'
export const HOLE = '#dcbc80'
export const TOMATO = '#c23a22'
export const CHEESE = '#fff4d3'
export const CHEESE_EDGE = '#dfbf84'
export const WATER = '#8fb8d0'
export const CHAR = '#3a2416'

/** Baked dough from 0 to 10; between two of them their mixture. */
const BAKED: readonly (readonly [at: number, red: number, green: number, blue: number])[] = [
  [0, 246, 234, 206],
  [3, 236, 201, 138],
  [5, 217, 163, 90],
  [7, 160, 98, 42],
  [9, 78, 48, 28],
  [10, 42, 27, 18],
]

export function bakedColour(degree: number): string {
  const at = Math.min(10, Math.max(0, degree))
  const upper = Math.max(
    1,
    BAKED.findIndex(([stop]) => stop >= at),
  )
  const [from, to] = [BAKED[upper - 1] ?? [0, 0, 0, 0], BAKED[upper] ?? [10, 0, 0, 0]]
  const share = (at - from[0]) / (to[0] - from[0] || 1)
  const mixed = [1, 2, 3].map((part) => {
    const [one, other] = [from[part] ?? 0, to[part] ?? 0]
    return Math.round(one + (other - one) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** The server and the browser must write the same digits. */
export const n = (value: number) => Math.round(value * 10) / 10

export const ellipse = (x: number, y: number, rx: number, ry = rx) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`
export const holes = (list: readonly Hole[], fill: string, opacity = 1): Shape[] =>
  list.length === 0
    ? []
    : [{ d: list.map(({ x, y, rx, ry }) => ellipse(x, y, rx, ry)).join(''), fill, opacity }]

export const smoke = (xs: readonly number[], y: number): Shape => ({
  d: xs.map((x) => `M${x} ${y}c-9 -9 9 -16 0 -26`).join(''),
  stroke: INK,
  width: 2.5,
  opacity: 0.55,
})
