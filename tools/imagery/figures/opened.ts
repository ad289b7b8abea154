/** A dough with its upper half raised like a lid: a loaf that was split, a thin round that was folded over. */
import type { SeededRandom } from '#site'
import type { DoughShape } from '../body/dough-shape.ts'
import { domed, longShape, moonShape } from '../body/shapes.ts'
import { power } from '../fields/scalar.ts'
import { BOARD_HEIGHT, board } from '../scene/tableware.ts'
import { type Dish, dressDough, type Order, partOf, set } from './dress.ts'

interface Form {
  /** The lower and the upper one. */
  shapes: readonly ((own: SeededRandom) => DoughShape)[]
  /** Where both hang together, away from the reader, and how far the upper one is raised there. */
  hinge: number
  angle: number
  /** Height of the lower one with what lies on it. */
  height: number
  room: number
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
  hinge: 0.34,
  angle: 0.36,
  height: 0.2,
  room: 0.5,
  half: [1.3, 0.6],
}
const ROUND: Form = {
  shapes: [leaf(0.012), leaf(0.05)],
  hinge: 0.46,
  angle: 0.2,
  height: 0.09,
  room: 0.7,
  half: [1.1, 0.75],
}

const BARE = { sauces: [], cheeses: [], finish: [], servings: [] }

export function openedDish(order: Order): Dish {
  const { look, random } = order
  const { shapes, hinge, angle, height, room, half } = look.figure === 'split' ? LOAF : ROUND
  const [lower, upper] = shapes
  const base = dressDough(partOf(order, 'lower'), { shape: lower, size: 1.1, room })
  const bare = { ...look, dressing: { ...look.dressing, ...BARE } }
  // Both have the same outline.
  const shape = () => upper(random('lower shape'))
  const lid = dressDough(partOf({ ...order, look: bare }, 'upper'), { shape, size: 1.1, room: 0 })
  // Turned about a line that runs from left to right.
  const raised = set(set(lid, { y: -hinge }), { roll: -angle, y: hinge })
  const z = BOARD_HEIGHT
  return {
    pieces: [
      ...set(base, { z, turn: -0.08 }),
      ...set(raised, { z: z + height, turn: -0.08 }),
      board([half[0] + 0.3, half[1] + 0.34], 6, random('under')),
    ],
    reach: half,
  }
}
