/** Folded and fried pieces: calzone, panzerotti, small rounds, layered slices. */
/** Folded and fried pieces: calzone, panzerotti, small rounds, fritters, layered slices. */
import { longShape, moonShape, roundShape } from '../body/shapes.ts'
import { TAU } from '../fields/scalar.ts'
import type { Look } from '../looks/look.ts'
import { BOARD_HEIGHT, board, paper } from '../scene/tableware.ts'
import { dressDough, type Fineness, finenessFor, type Streams, set } from './dress.ts'
import type { Dish } from './single.ts'

const within =
  (random: Streams, part: string): Streams =>
  (name) =>
    random(`${part} ${name}`)

export function calzoneDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const chance = random('calzone')
  const pieces = dressDough({
    shape: moonShape(random('shape'), {
      radius: 1.2,
      height: 0.26,
      rim: { width: 0.13, height: 0.035, wild: 0.5 },
    }),
    dressing: look.dressing,
    fineness: finenessFor(fineness, 1.05),
    random,
    room: 0.95,
    scale: 0.78,
    gash: {
      x: chance.between(-0.12, 0.12),
      y: -0.08,
      length: chance.between(0.56, 0.64),
      width: chance.between(0.21, 0.25),
      turn: chance.between(-0.14, 0.1),
    },
  })
  const turn = chance.between(-0.2, 0.14)
  const raised = look.tableware === 'none' ? 0 : BOARD_HEIGHT
  const under = raised ? [board([1.34, 0.92], 6, random('under'))] : []
  return {
    pieces: [...set(pieces, { turn, z: raised, y: 0.08 }), ...set(under, { turn: turn * 0.6 })],
    reach: [1.12, 0.82],
  }
}

/** Two closed ones and one torn open before them. */
export function turnoversDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const chance = random('turnovers')
  const closed = { ...look.dressing, servings: [], sauces: [], cheeses: [], finish: [] }
  const size = (part: string) =>
    moonShape(within(random, part)('shape'), {
      radius: 0.68,
      height: 0.19,
      rim: { width: 0.075, height: 0.02, wild: 0.5 },
    })
  const piece = (part: string, open: boolean) =>
    dressDough({
      shape: size(part),
      dressing: open ? look.dressing : closed,
      fineness: finenessFor(fineness, 0.62),
      random: within(random, part),
      room: 0.6,
      scale: 0.62,
      ...(open
        ? { gash: { x: 0, y: -0.03, length: 0.4, width: 0.16, turn: chance.between(-0.1, 0.1) } }
        : {}),
    })
  return {
    pieces: [
      ...set(piece('left', false), { x: -0.66, y: 0.4, z: 0.012, turn: chance.between(0.2, 0.5) }),
      ...set(piece('right', false), { x: 0.66, y: 0.44, z: 0.012, turn: chance.between(-0.5, -0.15) }),
      ...set(piece('front', true), {
        x: 0.02,
        y: -0.36,
        z: 0.012,
        turn: chance.between(-0.2, 0.2),
        scale: 1.12,
      }),
      ...set([paper([1.5, 1.12], random('under'))], { turn: chance.between(-0.1, 0.1) }),
    ],
    reach: [1.16, 0.84],
  }
}

/** Small fried discs, each dressed. */
export function roundsDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const chance = random('rounds')
  const places = [
    [-0.72, 0.42],
    [0.02, 0.5],
    [0.74, 0.36],
    [-0.4, -0.32],
    [0.4, -0.36],
  ] as const
  const pieces = places.flatMap(([x, y], at) =>
    set(
      dressDough({
        shape: roundShape(within(random, `${at}`)('shape'), {
          radius: 0.37,
          thickness: 0.06,
          rim: { width: 0.1, height: 0.055, wild: 0.16 },
          uneven: 0.018,
        }),
        dressing: look.dressing,
        fineness: finenessFor(fineness, 0.42),
        random: within(random, `${at}`),
        room: 0.12,
        scale: 0.75,
      }),
      {
        x: x + chance.between(-0.04, 0.04),
        y: y + chance.between(-0.04, 0.04),
        z: 0.012,
        turn: chance.between(0, TAU),
      },
    ),
  )
  return {
    pieces: [...pieces, ...set([paper([1.45, 1.08], random('under'))], { turn: chance.between(-0.1, 0.1) })],
    reach: [1.1, 0.82],
  }
}

/** Slices of a bread folded over its sauce: layers show where the knife went. */
export function layeredDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const chance = random('layered')
  const places = [
    [-0.62, 0.3, 0.1],
    [0.6, 0.34, -0.16],
    [-0.2, -0.38, -0.06],
    [0.78, -0.42, 0.34],
  ] as const
  const slices = places.flatMap(([x, y, turn], at) =>
    set(
      dressDough({
        shape: longShape(within(random, `${at}`)('shape'), {
          half: [0.5, 0.27],
          corners: 9,
          thickness: 0.24,
          rim: { width: 0.03, height: 0.004, wild: 0.2 },
          cut: true,
        }),
        dressing: look.dressing,
        fineness: finenessFor(fineness, 0.55),
        random: within(random, `${at}`),
        room: 0.1,
      }),
      { x, y, z: BOARD_HEIGHT, turn: turn + chance.between(-0.06, 0.06) },
    ),
  )
  return { pieces: [...slices, board([1.36, 0.94], 7, random('under'))], reach: [1.3, 0.9] }
}
