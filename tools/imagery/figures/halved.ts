/** A calzone cut across, its halves turned so that the filling shows. */
import type { SeededRandom } from '#site'
import { bodyPiece, type Sector } from '../body/body-mesh.ts'
import { crumbWall, cutThrough } from '../body/cut-section.ts'
import { moonShape } from '../body/shapes.ts'
import { BOARD_HEIGHT, board } from '../scene/tableware.ts'
import { type Dish, detailOf, mirrored, type Order, paintDough, set, stuffingIn } from './dress.ts'

const LEFT: Sector = [Math.PI / 2, (3 * Math.PI) / 2]
const RIGHT: Sector = [-Math.PI / 2, Math.PI / 2]
const SIZE = 1.05

export function halvedDish(order: Order): Dish {
  const { look, random } = order
  const { dressing, thickness: height = 0.4 } = look
  const rim = { width: 0.13, height: 0.05, wild: 0.4 }
  const shape = (own: SeededRandom) => moonShape(own, { radius: 1.2, height, rim })
  const bare = { ...look, dressing: { ...dressing, sauces: [] } }
  const surface = paintDough({ ...order, look: bare }, { shape, size: SIZE, room: 0 })
  const mesh = detailOf(order, SIZE)
  const section = cutThrough(surface, mesh)
  const face = (part: string) => crumbWall(section, random(part), { stuffing: stuffingIn(dressing) })
  const left = [bodyPiece(surface, mesh, LEFT), face('left')]
  const right = [bodyPiece(surface, mesh, RIGHT), mirrored(face('right'))]
  // The one whose cut is towards the window lies in front.
  const [lit, other] = look.fromRight ? [left, right] : [right, left]
  const side = look.fromRight ? 1 : -1
  const z = BOARD_HEIGHT
  return {
    pieces: [
      ...set(lit, { turn: -1.02 * side, x: -0.5 * side, y: -0.5, z }),
      ...set(other, { turn: 1.72 * side, x: 0.56 * side, y: -0.24, z }),
      board([1.52, 0.92], 6, random('under')),
    ],
    reach: [1.3, 0.8],
  }
}
