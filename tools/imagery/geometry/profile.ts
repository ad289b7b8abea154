/** The outline of a flat piece, from points around its middle. */
import { lerp, TAU } from '../fields/scalar.ts'

/** Rows of numbers, written as SVG writes points. */
export const points = (text: string): number[][] => text.split(' ').map((row) => row.split(',').map(Number))

type Spot = readonly number[]

const STEPS = 360

/** Radius by angle through the points of an outline, which lie around the origin in any order, each seen from it. */
export function profile(outline: readonly Spot[]): (angle: number) => number {
  const polar = outline
    .map(([x, y]) => ({ angle: (Math.atan2(y, x) + TAU) % TAU, radius: Math.hypot(x, y) }))
    .sort((a, b) => a.angle - b.angle)
  const first = polar[0]
  const last = polar[polar.length - 1]
  const round = [{ ...last, angle: last.angle - TAU }, ...polar, { ...first, angle: first.angle + TAU }]
  const table = Float64Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * TAU
    const next = Math.max(
      1,
      round.findIndex((point) => point.angle > angle),
    )
    const [a, b] = [round[next - 1], round[next]]
    return lerp(a.radius, b.radius, (angle - a.angle) / (b.angle - a.angle || 1))
  })
  return (angle) => {
    const at = ((((angle % TAU) + TAU) % TAU) / TAU) * STEPS
    const step = Math.min(STEPS - 1, Math.floor(at))
    return lerp(table[step], table[step + 1], at - step)
  }
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
