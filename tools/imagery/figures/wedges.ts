/** A tall round one on its board, cut in wedges, one of them drawn out. */
import { bodyPiece, type Sector } from '../body/body-mesh.ts'
import { crumbWall, cutAlong } from '../body/cut-section.ts'
import { FILLINGS } from '../body/layers/gash.ts'
import { roundShape } from '../body/shapes.ts'
import { TAU } from '../fields/scalar.ts'
import { partOf } from '../geometry/mesh.ts'
import type { Look } from '../looks/look.ts'
import type { Piece } from '../renderer/piece.ts'
import { BOARD_HEIGHT, board } from '../scene/tableware.ts'
import {
  type DressedDough,
  type Fineness,
  finenessFor,
  layServings,
  mirrored,
  paintDough,
  type Streams,
  set,
} from './dress.ts'
import type { Dish } from './single.ts'

const WEDGES = 6
/** How far each has moved away from the middle, and how far the one for the reader. */
const APART = 0.016
const DRAWN = 0.26

export function wedgesDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const dough: DressedDough = {
    shape: roundShape(random('shape'), {
      radius: 0.98,
      thickness: look.thickness ?? 0.13,
      rim: { width: 0.08, height: 0.03, wild: 0.3 },
      uneven: 0.004,
    }),
    dressing: look.dressing,
    fineness: finenessFor(fineness, 1),
    random,
    room: 1.1,
  }
  const { mesh: detail } = dough.fineness
  const surface = paintDough(dough)
  const toppings = layServings(dough, surface, bodyPiece(surface, detail))
  const { enclosed, filling } = look.dressing
  const within = enclosed ? { filled: FILLINGS[filling] } : { laid: FILLINGS[filling] }
  const side = (angle: number, part: string): Piece =>
    crumbWall(cutAlong(surface, angle, detail), random(`${part} ${angle}`), within)
  const wedge = (sector: Sector): Piece[] => [
    bodyPiece(surface, detail, sector),
    ...set([side(sector[0], 'from')], { turn: sector[0] - TAU / 4 }),
    ...set([mirrored(side(sector[1], 'to'))], { turn: sector[1] - TAU / 4 }),
    ...toppings.map((piece) => ({ ...piece, mesh: partOf(piece.mesh, isWithin(sector)) })),
  ]
  // The last one points towards the reader, a little to the window's side.
  const first = random('knife').between(-0.35, -0.2)
  const pieces = Array.from({ length: WEDGES }, (_, at) => {
    const middle = ((at + 0.5) / WEDGES) * TAU + first
    const away = at === WEDGES - 1 ? DRAWN : APART
    return set(wedge([middle - TAU / WEDGES / 2, middle + TAU / WEDGES / 2]), {
      x: away * Math.cos(middle),
      y: away * Math.sin(middle),
      z: BOARD_HEIGHT,
    })
  })
  return { pieces: [...pieces.flat(), board([1.22, 1.22], 2, random('under'))], reach: [1.1, 1.12] }
}

const isWithin =
  ([from, to]: Sector) =>
  (x: number, y: number) => {
    const angle = Math.atan2(y, x)
    return angle + TAU * Math.ceil((from - angle) / TAU) < to
  }
