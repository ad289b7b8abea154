/** A round one cut in wedges, one of them drawn out; or cut through the middle, its section towards the reader. */
import type { SeededRandom } from '#site'
import { bodyPiece, type MeshDetail, type Sector } from '../body/body-mesh.ts'
import { crumbWall, cutAlong, cutThrough } from '../body/cut-section.ts'
import type { DoughShape } from '../body/dough-shape.ts'
import { roundShape } from '../body/shapes.ts'
import type { Surface } from '../body/surface.ts'
import { polar, TAU } from '../fields/scalar.ts'
import { partOf } from '../geometry/mesh.ts'
import type { Look } from '../looks/look.ts'
import type { Piece } from '../renderer/piece.ts'
import { BOARD_HEIGHT, board } from '../scene/tableware.ts'
import {
  type Dish,
  type Dough,
  detailOf,
  layServings,
  mirrored,
  type Order,
  paintDough,
  type Streams,
  set,
  stuffingIn,
} from './dress.ts'
import { formOf } from './single.ts'

const WEDGES = 6
const STEP = TAU / WEDGES
/** How far each has moved away from the middle, and how far the one for the reader. */
const APART = 0.016
const DRAWN = 0.26
/** The tip of a slice that is taken from a flat pizza is raised by this angle. */
const RAISED = 0.16

/** High and round, risen most in its middle, as a cake is, where its figure has no form of its own. */
const cake =
  (thickness: number, height: number) =>
  (own: SeededRandom): DoughShape => {
    const rim = { width: 0.08, height, wild: 0.3 }
    const flat = roundShape(own, { radius: 0.98, thickness, rim, uneven: 0.004 })
    return { ...flat, dome: (x, y) => 0.25 * thickness * Math.max(0, 1 - x * x - y * y) }
  }

interface Cake {
  surface: Surface
  detail: MeshDetail
  toppings: Piece[]
}

function bake(order: Order): Cake {
  const { figure, thickness, dressing } = order.look
  const form = formOf(figure)
  const shape = (own: SeededRandom) => {
    if (!form) return cake(thickness ?? 0.13, dressing.enclosed ? 0.004 : 0.03)(own)
    const usual = form.shape(own)
    return { ...usual, thickness: thickness ?? usual.thickness }
  }
  const dough: Dough = { shape, size: 1, room: 1.1 }
  const surface = paintDough(order, dough)
  const detail = detailOf(order, 1)
  return { surface, detail, toppings: layServings(order, dough, surface, bodyPiece(surface, detail)) }
}

/** What lies on the dough shows as a line along the cut, what is inside as its heart. */
function within({ dressing, crumb = {} }: Look) {
  if (dressing.enclosed) return { stuffing: stuffingIn(dressing) }
  const { bran = 0, maize = 0 } = dressing.crust
  return { laid: true, crumb: { bran, maize, ...crumb } }
}

export function wedgesDish(order: Order): Dish {
  const { look, random } = order
  const { surface, detail, toppings } = bake(order)
  const side = (angle: number, part: string): Piece =>
    crumbWall(cutAlong(surface, angle, detail), random(`${part} ${angle}`), within(look))
  const wedge = (middle: number): Piece[] => {
    const [from, to] = [middle - STEP / 2, middle + STEP / 2]
    const isWithin = (x: number, y: number) => {
      const angle = Math.atan2(y, x)
      return angle + TAU * Math.ceil((from - angle) / TAU) < to
    }
    return [
      bodyPiece(surface, detail, [from, to]),
      ...set([side(from, 'from')], { turn: from - TAU / 4 }),
      ...set([mirrored(side(to, 'to'))], { turn: to - TAU / 4 }),
      ...toppings.map((piece) => ({ ...piece, mesh: partOf(piece.mesh, isWithin) })),
    ]
  }
  if (!formOf(look.figure)) return openedCake(wedge, random)
  // The last one points towards the reader, a little to the window's side.
  const first = random('knife').between(-0.35, -0.2)
  const pieces = Array.from({ length: WEDGES }, (_, at) => {
    const middle = ((at + 0.5) / WEDGES) * TAU + first
    if (at < WEDGES - 1) return set(wedge(middle), { z: BOARD_HEIGHT })
    return set(raised(wedge(middle), middle), { ...polar(DRAWN, middle), z: BOARD_HEIGHT })
  })
  const under = board([1.28, 1.28], 2, random('under'))
  return { pieces: [...pieces.flat(), under], reach: [1.1, 1.12] }
}

/** Open towards the reader where two wedges were taken; one of them lies there and shows its side. */
function openedCake(wedge: (middle: number) => Piece[], random: Streams): Dish {
  const first = -TAU / 4 + STEP + random('knife').between(-0.12, 0.12)
  const z = BOARD_HEIGHT
  const left = Array.from({ length: WEDGES - 2 }, (_, at) => {
    const middle = first + (at + 0.5) * STEP
    return set(wedge(middle), { ...polar(APART, middle), z })
  })
  const served = set(wedge(0), { turn: -0.12, x: -0.42, y: -0.74, z })
  const dish = [...left.flat(), ...served, board([1.36, 1.36], 2, random('under'))]
  return { pieces: set(dish, { y: 0.28 }), reach: [1.15, 1.2] }
}

/** Turned about its rim, so that its tip stands higher. */
function raised(pieces: readonly Piece[], middle: number): Piece[] {
  const tipped = set(set(pieces, { turn: -middle, x: -0.9 }), { pitch: RAISED, x: 0.9 })
  return set(tipped, { turn: middle })
}

/** Half of it, its section towards the reader. */
export function halfDish(order: Order): Dish {
  const { look, random } = order
  const { surface, detail, toppings } = bake(order)
  const sector: Sector = [TAU / 4, (3 * TAU) / 4]
  const half = [
    bodyPiece(surface, detail, sector),
    crumbWall(cutThrough(surface, detail), random('section'), within(look)),
    ...toppings.map((piece) => ({ ...piece, mesh: partOf(piece.mesh, (x) => x < 0) })),
  ]
  return {
    pieces: [
      ...set(half, { turn: -TAU / 4, y: -0.36, z: BOARD_HEIGHT }),
      ...set([board([1.25, 0.72], 5, random('under'))], { y: 0.1 }),
    ],
    reach: [1.05, 0.72],
  }
}
