/** A round one cut in wedges, one of them drawn out; or cut through the middle, its section towards the reader. */
import { bodyPiece, type Sector } from '../body/body-mesh.ts'
import { crumbWall, cutAlong, cutThrough } from '../body/cut-section.ts'
import type { DoughShape } from '../body/dough-shape.ts'
import { roundShape } from '../body/shapes.ts'
import type { Surface } from '../body/surface.ts'
import { TAU } from '../fields/scalar.ts'
import { joined, type Mesh, partOf } from '../geometry/mesh.ts'
import { rounded, tube } from '../geometry/tube.ts'
import type { Figure, Look } from '../looks/look.ts'
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
  stuffingIn,
} from './dress.ts'
import { type Dish, FORMS, type SingleFigure } from './single.ts'

const WEDGES = 6
/** How far each has moved away from the middle, and how far the one for the reader. */
const APART = 0.016
const DRAWN = 0.26
/** The tip of a slice that is taken from a flat pizza is raised by this angle. */
const RAISED = 0.16

const isSingle = (figure: Figure): figure is SingleFigure => Object.hasOwn(FORMS, figure)

function shapeOf(look: Look, random: Streams): DoughShape {
  if (isSingle(look.figure)) {
    const shape = FORMS[look.figure].shape(random)
    return { ...shape, thickness: look.thickness ?? shape.thickness }
  }
  return roundShape(random('shape'), {
    radius: 0.98,
    thickness: look.thickness ?? 0.13,
    rim: { width: 0.08, height: look.dressing.enclosed ? 0.004 : 0.03, wild: 0.3 },
    uneven: 0.004,
  })
}

interface Cake {
  dough: DressedDough
  surface: Surface
  toppings: Piece[]
}

function bake(look: Look, fineness: Fineness, random: Streams): Cake {
  const dough: DressedDough = {
    shape: shapeOf(look, random),
    dressing: look.dressing,
    fineness: finenessFor(fineness, 1),
    random,
    room: 1.1,
  }
  const surface = paintDough(dough)
  return { dough, surface, toppings: layServings(dough, surface, bodyPiece(surface, dough.fineness.mesh)) }
}

/** What lies on the dough shows as a line along the cut, what is inside as its heart. */
function within({ dressing, crumb = {} }: Look) {
  if (dressing.enclosed) return { stuffing: stuffingIn(dressing) }
  const { bran = 0, maize = 0 } = dressing.crust
  return { laid: true, crumb: { bran, maize, ...crumb } }
}

export function wedgesDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const { dough, surface, toppings } = bake(look, fineness, random)
  const { mesh: detail } = dough.fineness
  const side = (angle: number, part: string): Piece =>
    crumbWall(cutAlong(surface, angle, detail), random(`${part} ${angle}`), within(look))
  const wedge = (sector: Sector): Piece[] => [
    bodyPiece(surface, detail, sector),
    ...set([side(sector[0], 'from')], { turn: sector[0] - TAU / 4 }),
    ...set([mirrored(side(sector[1], 'to'))], { turn: sector[1] - TAU / 4 }),
    ...toppings.map((piece) => ({ ...piece, mesh: partOf(piece.mesh, isWithin(sector)) })),
  ]
  if (!isSingle(look.figure)) return openedCake(wedge, random)
  // The last one points towards the reader, a little to the window's side.
  const first = random('knife').between(-0.35, -0.2)
  const pieces = Array.from({ length: WEDGES }, (_, at) => {
    const middle = ((at + 0.5) / WEDGES) * TAU + first
    const cut = wedge([middle - TAU / WEDGES / 2, middle + TAU / WEDGES / 2])
    const isDrawn = at === WEDGES - 1
    const away = isDrawn ? DRAWN : 0
    const lain = isDrawn ? raised(cut, middle) : cut
    return set(lain, { x: away * Math.cos(middle), y: away * Math.sin(middle), z: BOARD_HEIGHT })
  })
  const drawn = ((WEDGES - 0.5) / WEDGES) * TAU + first
  const strings = dough.dressing.cheeses.length > 0 ? [threads(surface, drawn, random)] : []
  const under = board([1.28, 1.28], 2, random('under'))
  return { pieces: [...pieces.flat(), ...strings, under], reach: [1.1, 1.12] }
}

/** Open towards the reader where two wedges were taken; one of them lies there and shows its side. */
function openedCake(wedge: (sector: Sector) => Piece[], random: Streams): Dish {
  const step = TAU / WEDGES
  const first = -TAU / 4 + step + random('knife').between(-0.12, 0.12)
  const z = BOARD_HEIGHT
  const left = Array.from({ length: WEDGES - 2 }, (_, at) => {
    const middle = first + (at + 0.5) * step
    const cut = wedge([middle - step / 2, middle + step / 2])
    return set(cut, { x: APART * Math.cos(middle), y: APART * Math.sin(middle), z })
  })
  const served = set(wedge([-step / 2, step / 2]), { turn: -0.12, x: -0.42, y: -0.74, z })
  const dish = [...left.flat(), ...served, board([1.36, 1.36], 2, random('under'))]
  return { pieces: set(dish, { y: 0.28 }), reach: [1.15, 1.2] }
}

/** Turned about its rim, so that its tip stands higher. */
function raised(pieces: readonly Piece[], middle: number): Piece[] {
  const straight = set(pieces, { turn: -middle })
  const tipped = set(set(straight, { x: -0.9 }), { pitch: RAISED })
  return set(set(tipped, { x: 0.9 }), { turn: middle })
}

/** Cheese that still holds on to the pizza: strings that sag between both edges of the cut. */
function threads(surface: Surface, middle: number, random: Streams): Piece {
  const chance = random('threads')
  const meshes: Mesh[] = []
  for (let count = 0; count < 15; count += 1) {
    const side = count % 2 === 0 ? 1 : -1
    const way = chance.between(0.16, 0.7)
    const edge = middle + (side * TAU) / WEDGES / 2
    const [fx, fy] = [way * Math.cos(edge), way * Math.sin(edge)]
    const away = DRAWN * 1.04
    const [tx, ty] = [
      fx + away * Math.cos(middle) - 0.012 * side * Math.cos(edge + TAU / 4),
      fy + away * Math.sin(middle) - 0.012 * side * Math.sin(edge + TAU / 4),
    ]
    const texel = surface.texelAt(fx, fy)
    if (surface.cheese[texel] < 0.4) continue
    const low = BOARD_HEIGHT + surface.form.shape.thickness + 0.012
    const high = low + RAISED * (0.9 - way)
    const thick = chance.between(0.004, 0.011)
    const sag = chance.between(0.01, 0.05)
    meshes.push(
      tube({
        path: (along) => [
          fx + (tx - fx) * along,
          fy + (ty - fy) * along,
          Math.max(BOARD_HEIGHT + 0.006, low + (high - low) * along - sag * Math.sin(Math.PI * along)),
        ],
        section: (along) => {
          const waist = thick * (0.4 + 2.6 * (2 * along - 1) ** 4) * rounded(along, 0.02)
          return [waist, waist]
        },
        colour: () => surface.colourAt(texel),
        steps: 40,
        sides: 10,
      }),
    )
  }
  return { mesh: joined(meshes), material: { subsurface: 0.7, coat: 0.45, translucent: 0.1 } }
}

/** Half of it, its section towards the reader. */
export function halfDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const { dough, surface, toppings } = bake(look, fineness, random)
  const { mesh: detail } = dough.fineness
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

const isWithin =
  ([from, to]: Sector) =>
  (x: number, y: number) => {
    const angle = Math.atan2(y, x)
    return angle + TAU * Math.ceil((from - angle) / TAU) < to
  }
