/** A dough with its upper half raised like a lid: a loaf that was split, a thin round that was folded over. */
import type { SeededRandom } from '#site'
import type { DoughShape } from '../body/dough-shape.ts'
import { type Stuffing, stuffingOf } from '../body/layers/stuffing.ts'
import { domed, longShape, moonShape } from '../body/shapes.ts'
import { polar, power } from '../fields/scalar.ts'
import { sheet } from '../geometry/mesh.ts'
import type { Piece } from '../renderer/piece.ts'
import { BOARD_HEIGHT, board } from '../scene/tableware.ts'
import { type Dish, dressDough, type Order, partOf, set, stuffingIn } from './dress.ts'

interface Form {
  /** The lower and the upper one. */
  shapes: readonly ((own: SeededRandom) => DoughShape)[]
  /** Where both hang together, away from the reader, and how far the upper one is raised there. */
  hinge: number
  angle: number
  /** Height of the lower one. */
  height: number
  /** How far its filling stays behind the edge. */
  inset: number
  half: readonly [number, number]
}

const loaf = (thickness: number, height: number) => (own: SeededRandom) => {
  const rim = { width: 0.12, height: 0.01, wild: 0.3 }
  const flat = longShape(own, { half: [1.15, 0.4], corners: 2.8, thickness, rim, uneven: 0.012 })
  return domed(flat, (share) => height * power(1 - share * share, 0.9))
}
const leaf = (height: number) => (own: SeededRandom) =>
  moonShape(own, { radius: 1.15, height, rim: { width: 0.03, height: 0.004, wild: 0.4 } })

const LOAF: Form = {
  shapes: [loaf(0.13, 0), loaf(0.12, 0.14)],
  hinge: 0.4,
  angle: 0.33,
  height: 0.13,
  inset: 0.1,
  half: [1.2, 0.56],
}
const ROUND: Form = {
  shapes: [leaf(0.03), leaf(0.06)],
  hinge: 0.5,
  angle: 0.19,
  height: 0.06,
  inset: 0.09,
  half: [1.14, 0.74],
}

const BARE = { sauces: [], cheeses: [], finish: [], servings: [] }

export function openedDish(order: Order): Dish {
  const { look, random } = order
  const form = look.figure === 'split' ? LOAF : ROUND
  const { shapes, hinge, angle, height, half } = form
  const bare = { ...order, look: { ...look, dressing: { ...look.dressing, ...BARE } } }
  // Both have the same outline.
  const [lower, upper] = shapes.map((shape) => shape(random('lower shape')))
  const [base, lid] = [lower, upper].map((shape, at) =>
    dressDough(partOf(bare, at), { shape: () => shape, size: 1.1, room: 0 }),
  )
  // Turned about a line that runs from left to right.
  const raised = set(set(lid, { y: -hinge }), { roll: -angle, y: hinge, z: height })
  const dish = [...base, ...raised, filled(lower, form, stuffingIn(look.dressing), random('filling'))]
  return {
    pieces: [
      ...set(dish, { z: BOARD_HEIGHT, turn: -0.08 }),
      board([half[0] + 0.3, half[1] + 0.34], 6, random('under')),
    ],
    reach: half,
  }
}

const STEPS = 800

/** What it holds, along its open edge: as high as the lid is raised there. */
function filled(
  { radius }: DoughShape,
  { hinge, angle, height, inset }: Form,
  stuffing: Stuffing,
  random: SeededRandom,
): Piece {
  const line = Array.from({ length: STEPS + 1 }, (_, at) => {
    const around = -Math.PI * (0.02 + (0.96 * at) / STEPS)
    return polar(radius(around) - inset, around)
  })
  const ways = [0]
  for (let at = 1; at <= STEPS; at += 1)
    ways.push(ways[at - 1] + Math.hypot(line[at].x - line[at - 1].x, line[at].y - line[at - 1].y))
  const high = line.map(({ y }) => Math.max(0.02, (hinge - y) * Math.tan(angle)))
  const top = (way: number) =>
    high[
      Math.max(
        0,
        ways.findLastIndex((before) => before <= way),
      )
    ]
  const held = stuffingOf({ from: 0, to: ways[STEPS], span: (way) => [0, top(way)] }, 0, stuffing, random)
  const mesh = sheet({ u: STEPS, v: 70 }, (u, v) => {
    const at = Math.round(u * STEPS)
    const { x, y } = line[at]
    const [colour, out] = held(ways[at], v * high[at])
    const far = 1 + (0.06 * Math.sin(Math.PI * v) + 1.5 * out) / Math.hypot(x, y)
    return { x: x * far, y: y * far, z: height - 0.02 + v * (high[at] + 0.04), colour }
  })
  return { mesh, material: { subsurface: 0.3, coat: 0.08, translucent: 0 } }
}
