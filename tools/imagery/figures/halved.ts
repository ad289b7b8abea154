/** A calzone cut across, its halves turned so that the filling shows. */
import { bodyPiece, type Sector } from '../body/body-mesh.ts'
import { crumbWall, cutThrough } from '../body/cut-section.ts'
import { moonShape } from '../body/shapes.ts'
import type { Look } from '../looks/look.ts'
import { BOARD_HEIGHT, board } from '../scene/tableware.ts'
import { type Fineness, finenessFor, mirrored, paintDough, type Streams, set, stuffingIn } from './dress.ts'
import type { Dish } from './single.ts'

const LEFT: Sector = [Math.PI / 2, (3 * Math.PI) / 2]
const RIGHT: Sector = [-Math.PI / 2, Math.PI / 2]

export function halvedDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const { dressing } = look
  const { mesh, texels } = finenessFor(fineness, 1.05)
  const surface = paintDough({
    shape: moonShape(random('shape'), {
      radius: 1.2,
      height: look.thickness ?? 0.4,
      rim: { width: 0.13, height: 0.05, wild: 0.4 },
    }),
    dressing: { ...dressing, sauces: [] },
    fineness: { mesh, texels },
    random,
    room: 0,
  })
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
      ...set(lit, { turn: -1.02 * side, x: -0.26 * side, y: -0.48, z }),
      ...set(other, { turn: 0.82 * side, x: 0.4 * side, y: -0.06, z }),
      board([1.5, 1.02], 6, random('under')),
    ],
    reach: [1.08, 0.76],
  }
}
