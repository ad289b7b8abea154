/** The flat figure behind every pizza: a superellipse, from disc to pan, anywhere and at any angle.
 *
 * Units  pixels of the picture, radians.
 * Valid  `power` 2 (ellipse) to about 9 (tray with soft corners). */
import type { SeededRandom } from './seeded-random.ts'
import { type Point, turned } from './svg-path.ts'

export const WIDTH_PX = 960
export const HEIGHT_PX = 720

export interface Field {
  centre: Point
  rx: number
  ry: number
  power: number
  turn: number
}

/** The point of the edge seen from the centre at `angle`, moved outwards by `grow`. */
export function edgeAt(field: Field, angle: number, grow = 0): Point {
  const rx = field.rx + grow
  const ry = field.ry + grow
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const reach = (Math.abs(dx / rx) ** field.power + Math.abs(dy / ry) ** field.power) ** (-1 / field.power)
  const [x, y] = turned([dx * reach, dy * reach], field.turn)
  return [field.centre[0] + x, field.centre[1] + y]
}

/** Angles that walk the edge in about equal steps, also around the corners of a tray. */
export function anglesAround(field: Field, count: number): number[] {
  const fine = 360
  const points = Array.from({ length: fine + 1 }, (_, at) => edgeAt(field, (at / fine) * 2 * Math.PI))
  const lengths = points.map((point, at) => {
    const before = points[at - 1] ?? point
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const angles: number[] = []
  let walked = 0
  lengths.forEach((length, at) => {
    walked += length
    if (angles.length < count && walked >= (angles.length * total) / count)
      angles.push((at / fine) * 2 * Math.PI)
  })
  return angles
}

/** Direction of the edge at `angle`. */
export function tangentAt(field: Field, angle: number): number {
  const [ax, ay] = edgeAt(field, angle - 0.02)
  const [bx, by] = edgeAt(field, angle + 0.02)
  return Math.atan2(by - ay, bx - ax)
}

export function inset(field: Field, by: number): Field {
  return { ...field, rx: field.rx - by, ry: field.ry - by }
}

/** A random point, evenly spread over the area. */
export function pointIn(field: Field, random: SeededRandom): Point {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const [x, y] = [random.between(-1, 1), random.between(-1, 1)]
    if (Math.abs(x) ** field.power + Math.abs(y) ** field.power > 1) continue
    const [dx, dy] = turned([x * field.rx, y * field.ry], field.turn)
    return [field.centre[0] + dx, field.centre[1] + dy]
  }
  return field.centre
}

/** Area in square pixels, exact for an ellipse and within 2 % for a tray. */
export function areaOf({ rx, ry, power }: Field): number {
  return 4 * rx * ry * (1 - (1 - Math.PI / 4) * (2 / power) ** 1.6)
}

/** Whether something of this size around the point shows on the sheet at all. */
export function isOnSheet([x, y]: Point, reachPx: number): boolean {
  return x > -reachPx && x < WIDTH_PX + reachPx && y > -reachPx && y < HEIGHT_PX + reachPx
}
