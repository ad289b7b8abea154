/** One pizza or focaccia: round, in a pan, in a tray, long. */
import type { SeededRandom } from '#site'
import type { DoughShape } from '../body/dough-shape.ts'
import { longShape, roundShape } from '../body/shapes.ts'
import type { Figure } from '../looks/doughs.ts'
import type { Piece } from '../renderer/piece.ts'
import { BOARD_HEIGHT, board, paper, plate, tray } from '../scene/tableware.ts'
import { type Dish, dressDough, type Order, set } from './dress.ts'

interface Form {
  shape: (own: SeededRandom) => DoughShape
  room: number
  half: readonly [number, number]
  corners: number
  /** Stands in its own vessel. */
  vessel: boolean
}

/** 2 corners make it round. */
const form = (
  half: Form['half'],
  corners: number,
  thickness: number,
  [width, height, wild]: readonly [width: number, height: number, wild: number],
  uneven: number,
  room: number,
  vessel = false,
): Form => {
  const size = { thickness, rim: { width, height, wild }, uneven }
  const shape = (own: SeededRandom) =>
    corners === 2 ? roundShape(own, { ...size, radius: half[0] }) : longShape(own, { ...size, half, corners })
  return { shape, room, half, corners, vessel }
}

const FORMS = {
  neapolitan: form([1, 1], 2, 0.032, [0.18, 0.1, 0.24], 0.012, 1),
  canotto: form([1, 1], 2, 0.03, [0.28, 0.21, 0.16], 0.012, 0.8),
  round: form([1, 1], 2, 0.032, [0.135, 0.075, 0.22], 0.01, 1.1),
  thin: form([1.02, 1.02], 2, 0.024, [0.085, 0.04, 0.3], 0.013, 1.2),
  pan: form([0.92, 0.92], 2, 0.1, [0.09, 0.05, 0.25], 0.003, 0.95, true),
  tin: form([0.98, 0.98], 2, 0.07, [0.08, 0.035, 0.3], 0.004, 1.1, true),
  veil: form([1, 1], 2, 0.04, [0.04, 0.006, 0.4], 0.004, 1.1, true),
  tray: form([1.08, 0.76], 9, 0.09, [0.085, 0.04, 0.25], 0.003, 1.15, true),
  slab: form([1.08, 0.76], 11, 0.17, [0.1, 0.02, 0.25], 0.006, 1.15),
  pala: form([1.24, 0.6], 3.4, 0.06, [0.11, 0.05, 0.25], 0.014, 1),
} satisfies Partial<Record<Figure, Form>>

/** The form of a figure that is one piece and lies whole. */
export const formOf = (figure: Figure): Form | undefined => (FORMS as Partial<Record<Figure, Form>>)[figure]

export function singleDish(order: Order): Dish {
  const { look, random } = order
  const { shape, room, half, corners, vessel } = formOf(look.figure) ?? FORMS.round
  const dough = dressDough(order, { shape, size: 1, room })
  if (vessel)
    return {
      pieces: [...set(dough, { z: 0.006 }), tray([half[0] + 0.01, half[1] + 0.01], corners)],
      reach: [half[0] + 0.05, half[1] + 0.08],
    }
  const chance = random('turn')
  const turns: Partial<Record<Figure, () => number>> = {
    pala: () => chance.between(0.12, 0.3),
    slab: () => 0,
  }
  const turn = turns[look.figure]?.() ?? chance.between(0, 6)
  return standing(set(dough, { turn }), half, order, turn)
}

function standing(dough: Piece[], half: Form['half'], { look, random }: Order, turn: number): Dish {
  const under = random('under')
  const on = (z: number, base: Piece[], reach = half): Dish => ({
    pieces: [...set(dough, { z }), ...base],
    reach,
  })
  switch (look.tableware) {
    case 'board': {
      const base = board([half[0] + 0.13, half[1] + 0.13], half[0] === half[1] ? 2 : 8, under)
      return on(BOARD_HEIGHT, set([base], { turn }), [half[0] + 0.04, half[1] + 0.04])
    }
    case 'plate':
      return on(0.05, [plate(1.16, under)], [1.05, 1.05])
    case 'paper': {
      const sheet = paper([half[0] + 0.24, half[1] + 0.2], under)
      return on(0.012, set([sheet], { turn: under.between(-0.12, 0.12) }))
    }
    default:
      return { pieces: dough, reach: half }
  }
}
