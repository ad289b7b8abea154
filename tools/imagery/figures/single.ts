/** One pizza or focaccia: round, in a pan, in a tray, long. */

import type { SeededRandom } from '#site'
import type { DoughShape } from '../body/dough-shape.ts'
import type { Gash } from '../body/layers/gash.ts'
import { longShape, roundShape } from '../body/shapes.ts'
import { TAU } from '../fields/scalar.ts'
import type { Figure, Look } from '../looks/look.ts'
import type { Piece } from '../renderer/piece.ts'
import { BOARD_HEIGHT, board, paper, plate, tray } from '../scene/tableware.ts'
import { dressDough, type Fineness, finenessFor, type Streams, set } from './dress.ts'

/** What a figure brings to the table. */
export interface Dish {
  pieces: Piece[]
  /** Half the width and half the depth that it takes. */
  reach: readonly [number, number]
}

export type SingleFigure = Extract<
  Figure,
  'neapolitan' | 'canotto' | 'round' | 'thin' | 'pan' | 'tin' | 'veil' | 'tray' | 'slab' | 'pala'
>

interface Form {
  shape: (random: Streams) => DoughShape
  room: number
  half: readonly [number, number]
  corners: number
  /** Stands in its own vessel. */
  vessel?: boolean
}

const round =
  (radius: number, thickness: number, width: number, height: number, wild: number, uneven: number) =>
  (random: Streams) =>
    roundShape(random('shape'), { radius, thickness, rim: { width, height, wild }, uneven })

const long =
  (
    half: readonly [number, number],
    corners: number,
    thickness: number,
    width: number,
    height: number,
    uneven = 0.006,
  ) =>
  (random: Streams) =>
    longShape(random('shape'), { half, corners, thickness, rim: { width, height, wild: 0.25 }, uneven })

export const FORMS: Record<SingleFigure, Form> = {
  neapolitan: { shape: round(1, 0.032, 0.19, 0.13, 0.24, 0.012), room: 1, half: [1, 1], corners: 2 },
  canotto: { shape: round(1, 0.03, 0.3, 0.27, 0.16, 0.012), room: 0.8, half: [1, 1], corners: 2 },
  round: { shape: round(1, 0.032, 0.135, 0.075, 0.22, 0.01), room: 1.1, half: [1, 1], corners: 2 },
  thin: { shape: round(1.02, 0.024, 0.085, 0.04, 0.3, 0.013), room: 1.2, half: [1.02, 1.02], corners: 2 },
  pan: {
    shape: round(0.92, 0.1, 0.09, 0.05, 0.25, 0.003),
    room: 0.95,
    half: [0.92, 0.92],
    corners: 2,
    vessel: true,
  },
  tin: {
    shape: round(0.98, 0.07, 0.08, 0.035, 0.3, 0.004),
    room: 1.1,
    half: [0.98, 0.98],
    corners: 2,
    vessel: true,
  },
  veil: {
    shape: round(1, 0.04, 0.04, 0.006, 0.4, 0.004),
    room: 1.1,
    half: [1, 1],
    corners: 2,
    vessel: true,
  },
  tray: {
    shape: long([1.08, 0.76], 9, 0.09, 0.085, 0.04, 0.003),
    room: 1.15,
    half: [1.08, 0.76],
    corners: 9,
    vessel: true,
  },
  slab: { shape: long([1.08, 0.76], 11, 0.17, 0.1, 0.02), room: 1.15, half: [1.08, 0.76], corners: 11 },
  pala: { shape: long([1.24, 0.6], 3.4, 0.06, 0.11, 0.05, 0.014), room: 1, half: [1.24, 0.6], corners: 3.4 },
}

export function singleDish(figure: SingleFigure, look: Look, fineness: Fineness, random: Streams): Dish {
  const { shape, room, half, corners, vessel } = FORMS[figure]
  const dough = dressDough({
    shape: shape(random),
    dressing: look.dressing,
    fineness: finenessFor(fineness, 1),
    random,
    room,
    ...(figure === 'veil' ? { gashes: coins(random('coins')) } : {}),
  })
  const turn =
    figure === 'pala'
      ? random('turn').between(0.12, 0.3)
      : vessel || figure === 'slab'
        ? 0
        : random('turn').between(0, 6)
  if (vessel)
    return {
      pieces: [...set(dough, { z: 0.006 }), tray([half[0] + 0.01, half[1] + 0.01], corners)],
      reach: [half[0] + 0.05, half[1] + 0.08],
    }
  return standing(set(dough, { turn }), half, look, random, turn)
}

/** Six holes as large as a coin, pinched into the upper veil. */
function coins(chance: SeededRandom): Gash[] {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = ((at + chance.between(-0.2, 0.2)) / 5) * TAU
    const way = at === 5 ? chance.between(0, 0.12) : chance.between(0.5, 0.66)
    return {
      x: way * Math.cos(angle),
      y: way * Math.sin(angle),
      length: chance.between(0.085, 0.11),
      width: chance.between(0.065, 0.085),
      turn: chance.between(0, TAU),
    }
  })
}

function standing(
  dough: Piece[],
  half: readonly [number, number],
  look: Look,
  random: Streams,
  turn: number,
): Dish {
  const under = random('under')
  switch (look.tableware) {
    case 'board': {
      const size: readonly [number, number] = [half[0] + 0.13, half[1] + 0.13]
      const corners = half[0] === half[1] ? 2 : 8
      return {
        pieces: [...set(dough, { z: BOARD_HEIGHT }), ...set([board(size, corners, under)], { turn })],
        reach: [half[0] + 0.04, half[1] + 0.04],
      }
    }
    case 'plate':
      return { pieces: [...set(dough, { z: 0.05 }), plate(1.16, under)], reach: [1.05, 1.05] }
    case 'paper':
      return {
        pieces: [
          ...set(dough, { z: 0.012 }),
          ...set([paper([half[0] + 0.24, half[1] + 0.2], under)], { turn: under.between(-0.12, 0.12) }),
        ],
        reach: half,
      }
    default:
      return { pieces: dough, reach: half }
  }
}
