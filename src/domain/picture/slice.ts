/** A piece drawn out of the pizza: two clips of one drawing. */
import type { Canvas } from './canvas.ts'
import type { Field } from './field.ts'
import type { SeededRandom } from './seeded-random.ts'
import { joined, type Point, turned } from './svg-path.ts'

const HALF_ANGLE = Math.PI / 8
const REACH_PX = 460

/** A wedge of a round pizza. */
export function cutSlice(canvas: Canvas, pizza: string, { centre }: Field, random: SeededRandom): string {
  // Towards the left or the right, where the 4:3 sheet has room.
  const direction = random.pick([0.42, 2.72, -0.42, -2.72])
  const ray = (angle: number): Point => [
    centre[0] + Math.cos(angle) * REACH_PX,
    centre[1] + Math.sin(angle) * REACH_PX,
  ]
  const wedge = [centre, ...[-HALF_ANGLE, 0, HALF_ANGLE].map((half) => ray(direction + half))]
  const pull = random.between(42, 58)
  return drawOut(canvas, pizza, wedge, [Math.cos(direction) * pull, Math.sin(direction) * pull])
}

/** A corner of a slab, a third of its length wide. */
export function cutCorner(canvas: Canvas, slab: string, field: Field, random: SeededRandom): string {
  const [right, down] = [random.pick([-1, 1]), random.pick([-1, 1])]
  const at = (x: number, y: number): Point => {
    const [dx, dy] = turned([x * right, y * down], field.turn)
    return [field.centre[0] + dx, field.centre[1] + dy]
  }
  const [inner, out] = [field.rx * 0.34, 600]
  const corner = [at(inner, 0), at(out, 0), at(out, out), at(inner, out)]
  const [dx, dy] = turned([right * random.between(26, 36), down * random.between(16, 24)], field.turn)
  return drawOut(canvas, slab, corner, [dx, dy])
}

function drawOut(canvas: Canvas, svg: string, piece: readonly Point[], [dx, dy]: Point): string {
  const d = `M${piece.map((point) => joined(point.map(Math.round))).join('L')}z`
  const [all, inside, outside] = [canvas.id(), canvas.id(), canvas.id()]
  canvas.define(
    `<g id="${all}">${svg}</g><clipPath id="${inside}"><path d="${d}"/></clipPath>` +
      `<clipPath id="${outside}"><path clip-rule="evenodd" d="M-999-999H1999V1999H-999z${d}"/></clipPath>`,
  )
  return (
    `<use href="#${all}" clip-path="url(#${outside})"/>` +
    `<g transform="translate(${Math.round(dx)} ${Math.round(dy)})"><use href="#${all}" clip-path="url(#${inside})"/></g>`
  )
}
