/** Compact path data. Units: pixels of the 960 x 720 picture; angles in radians; y grows downwards. */
import type { SeededRandom } from './seeded-random.ts'

export type Point = readonly [x: number, y: number]

/** Numbers of a path with as few characters as the grammar allows: '3-4 .5'. */
export function joined(values: readonly number[]): string {
  return values
    .map((value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.'))
    .map((text, at) => (at > 0 && !text.startsWith('-') ? ` ${text}` : text))
    .join('')
}

/** A closed, soft curve that rounds every corner of the polygon: a quadratic B-spline in whole pixels. */
export function softPath(points: readonly Point[]): string {
  const middles = points.map((point, at): Point => {
    const before = points.at(at - 1) ?? point
    return [Math.round((before[0] + point[0]) / 2), Math.round((before[1] + point[1]) / 2)]
  })
  const [start = [0, 0] as Point] = middles
  const curves = points.map((point, at) => {
    const from = middles[at] ?? start
    const to = middles[at + 1] ?? start
    return `q${joined([Math.round(point[0]) - from[0], Math.round(point[1]) - from[1], to[0] - from[0], to[1] - from[1]])}`
  })
  return `M${joined(start)}${curves.join('')}z`
}

/** A disc as a subpath, clockwise like every outline here. With `hole` it runs the other way and cuts a hole. */
export function disc(x: number, y: number, radius: number, hole = false): string {
  const sweep = hole ? 0 : 1
  const arc = (to: number) =>
    `a${joined([radius, radius])} 0 1 ${sweep}${joined([to]).startsWith('-') ? '' : ' '}${joined([to])} 0`
  return `M${joined([x - radius, y])}${arc(2 * radius)}${arc(-2 * radius)}z`
}

export interface BlobSize {
  rx: number
  ry: number
  /** Direction of the long axis. */
  turn: number
  /** How far the outline strays from an ellipse, as a share of the radius. */
  wobble: number
  corners?: number
}

/** A hand-cut spot: the stroke of a brush rather than the path of a compass. */
export function blob(
  [x, y]: Point,
  { rx, ry, turn, wobble, corners = 7 }: BlobSize,
  random: SeededRandom,
): string {
  const points = Array.from({ length: corners }, (_, at): Point => {
    const angle = ((at + random.between(-0.25, 0.25)) / corners) * 2 * Math.PI
    // A B-spline runs inside its polygon; the factor brings it back out to the asked radius.
    const reach = (1.12 + 0.5 / corners) * (1 + random.between(-wobble, wobble))
    return turned([Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach], turn)
  })
  return softPath(points.map((point): Point => [point[0] + x, point[1] + y]))
}

export function turned([x, y]: Point, angle: number): Point {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** A wave that closes on itself after a full turn: angle to a share between about -1 and 1. */
export function ripple(random: SeededRandom, waves: readonly number[]): (angle: number) => number {
  const parts = waves.map((wave) => ({
    wave,
    phase: random.between(0, 2 * Math.PI),
    weight: random.between(0.6, 1) / waves.length,
  }))
  return (angle) =>
    parts.reduce((sum, { wave, phase, weight }) => sum + weight * Math.cos(wave * angle + phase), 0)
}
