/** Folded and fried pieces: calzone, panzerotti, small rounds, fritters, layered slices. */
import type { SeededRandom } from '#site'
import { moonShape, pillowShape, roundShape } from '../body/shapes.ts'
import { points } from '../geometry/profile.ts'
import type { Piece } from '../renderer/piece.ts'
import { BOARD_HEIGHT, board, paper } from '../scene/tableware.ts'
import { type Dish, type Dough, dressDough, type Order, partOf, set } from './dress.ts'
import { cutShape } from './portion.ts'

interface Several {
  /** To the right, away from the reader, turned. */
  places: string
  /** By how much each lies elsewhere and is turned otherwise, at most. */
  loose: readonly [number, number]
  z: number
  dough: Dough
  /** Each has another of the things that were served with them. */
  oneEach?: boolean
}

function several(order: Order, chance: SeededRandom, { places, loose, z, dough, oneEach }: Several): Piece[] {
  const { dressing } = order.look
  const by = (reach: number) => (reach > 0 ? chance.between(-reach, reach) : 0)
  return points(places).flatMap(([x, y, turn], at) => {
    const all = dressing.servings
    const servings = oneEach ? all.filter((_, which) => which === at % all.length) : all
    const look = { ...order.look, dressing: { ...dressing, servings } }
    const pieces = dressDough(partOf({ ...order, look }, at), dough)
    return set(pieces, { x: x + by(loose[0]), y: y + by(loose[0]), z, turn: turn + by(loose[1]) })
  })
}

const onPaper = (pieces: Piece[], half: Dish['reach'], { random }: Order, chance: SeededRandom) => [
  ...pieces,
  ...set([paper(half, random('under'))], { turn: chance.between(-0.1, 0.1) }),
]

/** Five small ones, sealed with a fork. */
export function turnoversDish(order: Order): Dish {
  const chance = order.random('turnovers')
  const rim = { width: 0.075, height: 0.012, wild: 0.3 }
  const pieces = several(order, chance, {
    places: '-0.78,0.26,0.25 0.02,0.36,-0.05 0.8,0.22,-0.32 -0.42,-0.34,0.12 0.44,-0.4,-0.2',
    loose: [0.03, 0.12],
    z: 0.012,
    dough: {
      shape: (own) => moonShape(own, { radius: 0.5, height: 0.16, rim }),
      size: 0.5,
      room: 0.4,
      scale: 0.6,
    },
  })
  return { pieces: onPaper(pieces, [1.5, 1.12], order, chance), reach: [1.3, 0.86] }
}

const smallRound = (own: SeededRandom) =>
  roundShape(own, {
    radius: 0.37,
    thickness: 0.06,
    rim: { width: 0.1, height: 0.055, wild: 0.16 },
    uneven: 0.018,
  })

/** Small fried discs or puffed rhombs, each dressed. */
export function roundsDish(order: Order): Dish {
  const chance = order.random('rounds')
  const puffed = order.look.figure === 'pillows'
  const pieces = several(order, chance, {
    places: '-0.72,0.42,3.14159 0.02,0.5,3.14159 0.74,0.36,3.14159 -0.4,-0.32,3.14159 0.4,-0.36,3.14159',
    loose: [0.04, Math.PI],
    z: 0.012,
    dough: { shape: puffed ? pillowShape : smallRound, size: 0.42, room: 0.12, scale: 0.75 },
    oneEach: puffed,
  })
  return { pieces: onPaper(pieces, [1.45, 1.08], order, chance), reach: [1.1, 0.82] }
}

const SLICE = [0.52, 0.3] as const
/** Only the side towards the reader is cut. */
const isFolded = (angle: number) => Math.abs(angle + Math.PI / 2) > 0.98 * Math.atan2(...SLICE)

/** Slices of a bread folded over its sauce: layers show where the knife went. */
export function layeredDish(order: Order): Dish {
  const slices = several(order, order.random('layered'), {
    places: '-0.62,0.3,0.1 0.6,0.34,-0.16 -0.2,-0.38,-0.06 0.78,-0.42,0.34',
    loose: [0, 0.06],
    z: BOARD_HEIGHT,
    dough: { shape: cutShape(SLICE, 0.19, isFolded), size: 0.55, room: 0.1 },
  })
  return { pieces: [...slices, board([1.36, 0.94], 7, order.random('under'))], reach: [1.3, 0.9] }
}
