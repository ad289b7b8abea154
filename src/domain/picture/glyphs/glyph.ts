/** A topping seen from above, drawn around 0 0 at the scale of a pizza 600 pixels wide. */
import { disc, joined, type Point, softPath } from '../svg-path.ts'

/** The order in which toppings are laid: slices lie under pieces, leaves on top of everything. */
export const LAYERS = ['slice', 'piece', 'small', 'leaf', 'drop'] as const

export interface Glyph {
  layer: (typeof LAYERS)[number]
  /** Radius in pixels that it covers. */
  reach: number
  /** How many lie on a whole pizza 460 pixels wide inside the rim. */
  count: number
  fill: string
  /** Path data of the silhouette: filled with `fill`, and once more as the shadow. */
  outline: string
  /** SVG on top of the silhouette. */
  detail: string
  /** Slices of one kind lie like tiles: they may overlap each other. */
  overlaps?: boolean
}

export const shape = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`

export const line = (stroke: string, width: number, d: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`

/** Round dots of one size: strokes of almost no length with round caps take a third of the bytes of circles. */
export const dots = (colour: string, size: number, at: readonly Point[]) =>
  `<path stroke="${colour}" stroke-width="${size}" d="${at.map((point) => `M${joined(point)}h.1`).join('')}"/>`

/** A disc with a hole. */
export const ring = (x: number, y: number, outer: number, inner: number) =>
  disc(x, y, outer) + disc(x, y, inner, true)

/** A closed outline with `lobes` regular waves: ruffled leaves, slices cut by hand, dollops. */
export function wavy(rx: number, ry: number, lobes: number, depth: number, phase = 0): string {
  const count = lobes * 2
  const points = Array.from({ length: count }, (_, at): Point => {
    const angle = (at / count) * 2 * Math.PI + phase
    const uneven = 1 + 0.06 * Math.cos(3 * at + phase * 5)
    const reach = (at % 2 ? 1 - depth : 1 + depth) * uneven * 1.06
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
  })
  return softPath(points)
}

/** A pointed leaf or needle from `from`, `length` long in the direction `angle` (degrees, 0 = to the right). */
export function petal([x, y]: Point, angle: number, length: number, width: number): string {
  const along = (share: number, side: number): number[] => {
    const radians = (angle * Math.PI) / 180
    const [dx, dy] = [Math.cos(radians), Math.sin(radians)]
    return [length * share * dx - side * dy, length * share * dy + side * dx]
  }
  const tip = along(1, 0)
  const whole = (values: readonly number[]) => joined(values.map(Math.round))
  return `M${joined([x, y])}q${whole([...along(0.5, width), ...tip])}q${whole([...along(-0.5, -width), ...tip.map((value) => -value)])}z`
}
