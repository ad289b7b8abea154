/** The outline of a flat piece, from points around its middle. */
import { lerp, TAU } from '../fields/scalar.ts'

/** Rows of numbers, written as SVG writes points. */
export const points = (text: string): number[][] => text.split(' ').map((row) => row.split(',').map(Number))

type Spot = readonly number[]

/** A function of the angle, looked up in a table of so many entries. */
export function tabled(entries: number, valueAt: (angle: number) => number): (angle: number) => number {
  const table = Float64Array.from({ length: entries }, (_, at) => valueAt((at / entries) * TAU - Math.PI))
  return (angle) => {
    const place = ((((angle + Math.PI) / TAU) % 1) + 1) * entries
    const at = Math.floor(place)
    return lerp(table[at % entries], table[(at + 1) % entries], place - at)
  }
}

/** Radius by angle through the points of an outline, which lie around the origin in any order, each seen from it. */
export function profile(outline: readonly Spot[]): (angle: number) => number {
  const polar = outline
    .map(([x, y]) => ({ angle: (Math.atan2(y, x) + TAU) % TAU, radius: Math.hypot(x, y) }))
    .sort((a, b) => a.angle - b.angle)
  const first = polar[0]
  const last = polar[polar.length - 1]
  const round = [{ ...last, angle: last.angle - TAU }, ...polar, { ...first, angle: first.angle + TAU }]
  return tabled(360, (from) => {
    const angle = (from + TAU) % TAU
    const next = round.findIndex((point) => point.angle > angle)
    const [a, b] = [round[Math.max(1, next) - 1], round[Math.max(1, next)]]
    return lerp(a.radius, b.radius, (angle - a.angle) / (b.angle - a.angle || 1))
  })
}

/** The points of a half on the side of positive x, and its mirror image. */
export const mirrored = (half: readonly Spot[]): Spot[] => [
  ...half,
  ...half.map(([x, y]) => [-x, y] as const),
]

/** An outline by angle, from half its length and width; 2 corners make an oval, 10 nearly a rectangle. */
export const superellipse =
  ([a, b]: Spot, corners: number) =>
  (angle: number) =>
    (Math.abs(Math.cos(angle) / a) ** corners + Math.abs(Math.sin(angle) / b) ** corners) ** (-1 / corners)
