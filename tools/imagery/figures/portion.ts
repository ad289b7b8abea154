/** What the knife has cut: one square of a tray for the hand, or a long bread in two. The cut shows the crumb. */
import type { SeededRandom } from '#site'
import type { DoughShape } from '../body/dough-shape.ts'
import { longShape } from '../body/shapes.ts'
import { BOARD_HEIGHT, board, paper } from '../scene/tableware.ts'
import { type Dish, dressDough, type Order, partOf, set } from './dress.ts'

type Half = readonly [number, number]

const HALF: Half = [0.66, 0.5]
const roomOn = (half: Half, share: number) => (share * 4 * half[0] * half[1]) / Math.PI
/** The baked side lies away from the reader. */
const isBack = (angle: number) => Math.abs(angle - Math.PI / 2) < 0.25 * Math.PI

export function portionDish(order: Order): Dish {
  const { fromRight, thickness = 0.15 } = order.look
  const shape = cutShape(HALF, thickness, isBack)
  const dough = dressDough(partOf(order, 0), { shape, size: 0.8, room: roomOn(HALF, 1.25) })
  const laid = set(dough, { z: 0.012, turn: fromRight ? 0.2 : -0.22 })
  return { pieces: [...laid, paper([0.95, 0.74], order.random('under'))], reach: [0.82, 0.62] }
}

/** A long bread as it comes from the peel, and the end that was cut off. */
export function plankDish(order: Order): Dish {
  const piece = (half: Half, part: string) => {
    const end = Math.atan2(half[1], half[0]) * 0.94
    const shape = cutShape(half, order.look.thickness ?? 0.12, (angle) => Math.abs(angle) > end)
    return dressDough(partOf(order, part), { shape, size: half[0], room: roomOn(half, 1.3) })
  }
  const z = BOARD_HEIGHT
  return {
    pieces: [
      ...set(piece([0.9, 0.42], 'long'), { x: -0.36, y: 0.12, z, turn: -0.14 }),
      ...set(piece([0.4, 0.42], 'end'), { x: 0.92, y: -0.22, z, turn: Math.PI + 0.34 }),
      board([1.5, 0.78], 6, order.random('under')),
    ],
    reach: [1.4, 0.64],
  }
}

/** A rectangle whose sides a knife went through, but for those that were baked. */
export const cutShape =
  (half: Half, thickness: number, isBaked: (angle: number) => boolean) =>
  (own: SeededRandom): DoughShape => {
    const rim = { width: 0.05, height: 0.02, wild: 0.3 }
    const baked = longShape(own, { half, corners: 14, thickness, rim })
    return {
      ...baked,
      rimWidth: (angle) => (isBaked(angle) ? baked.rimWidth(angle) : 0.022),
      rimHeight: (angle) => (isBaked(angle) ? baked.rimHeight(angle) : 0),
      cut: (angle) => (isBaked(angle) ? 0 : 1),
    }
  }
