/** Folded and fried pieces: calzone, panzerotti, small rounds, fritters, layered slices. */
import type { SeededRandom } from '#site'
import type { DoughShape } from '../body/dough-shape.ts'
import type { Gash } from '../body/layers/gash.ts'
import { moonShape, pillowShape, roundShape } from '../body/shapes.ts'
import { TAU } from '../fields/scalar.ts'
import type { Dressing, Figure, Look } from '../looks/look.ts'
import type { Piece } from '../renderer/piece.ts'
import { BOARD_HEIGHT, board, paper } from '../scene/tableware.ts'
import { dressDough, type Fineness, finenessFor, type Streams, set } from './dress.ts'
import { cutShape } from './portion.ts'
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
    gashes: VENTS[look.dressing.vent](chance),
  })
  const turn = chance.between(-0.2, 0.14)
  return { pieces: onItsBase(pieces, look, turn, random), reach: [1.12, 0.82] }
}

/** About a centimetre, a little gaping. */
function slit(chance: SeededRandom): Gash[] {
  return [
    {
      x: chance.between(-0.12, 0.12),
      y: chance.between(-0.12, 0.02),
      length: 0.07,
      width: 0.022,
      turn: chance.between(-0.3, 0.3),
    },
  ]
}

/** Twice the four holes of a fork. */
function pricks(chance: SeededRandom): Gash[] {
  return [-0.32, 0.3].flatMap((middle) => {
    const lean = chance.between(-0.25, 0.25)
    return [-1.5, -0.5, 0.5, 1.5].map((tine) => ({
      x: middle + 0.05 * tine * Math.cos(lean),
      y: -0.04 + 0.05 * tine * Math.sin(lean),
      length: 0.014,
      width: 0.012,
      turn: 0,
    }))
  })
}

const VENTS = { slit, fork: pricks, none: () => [] }

function onItsBase(dough: Piece[], { tableware }: Look, turn: number, random: Streams): Piece[] {
  const under = random('under')
  if (tableware === 'none') return set(dough, { turn, y: 0.08 })
  if (tableware === 'paper')
    return [
      ...set(dough, { turn, y: 0.08, z: 0.012 }),
      ...set([paper([1.4, 1.05], under)], { turn: turn * 0.6 }),
    ]
  return [
    ...set(dough, { turn, y: 0.08, z: BOARD_HEIGHT }),
    ...set([board([1.34, 0.92], 6, under)], { turn: turn * 0.6 }),
  ]
}

/** Five small ones, sealed with a fork. */
export function turnoversDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const chance = random('turnovers')
  const places = [
    [-0.78, 0.26, 0.25],
    [0.02, 0.36, -0.05],
    [0.8, 0.22, -0.32],
    [-0.42, -0.34, 0.12],
    [0.44, -0.4, -0.2],
  ] as const
  const pieces = places.flatMap(([x, y, turn], at) =>
    set(
      dressDough({
        shape: moonShape(within(random, `${at}`)('shape'), {
          radius: 0.5,
          height: 0.16,
          rim: { width: 0.075, height: 0.012, wild: 0.3 },
        }),
        dressing: look.dressing,
        fineness: finenessFor(fineness, 0.5),
        random: within(random, `${at}`),
        room: 0.4,
        scale: 0.6,
      }),
      {
        x: x + chance.between(-0.03, 0.03),
        y: y + chance.between(-0.03, 0.03),
        z: 0.012,
        turn: turn + chance.between(-0.12, 0.12),
      },
    ),
  )
  return {
    pieces: [...pieces, ...set([paper([1.5, 1.12], random('under'))], { turn: chance.between(-0.1, 0.1) })],
    reach: [1.3, 0.86],
  }
}

const smallShape = (figure: Figure, random: SeededRandom): DoughShape =>
  figure === 'pillows'
    ? pillowShape(random, { half: [0.54, 0.4], corners: 1.14, height: 0.13 })
    : roundShape(random, {
        radius: 0.37,
        thickness: 0.06,
        rim: { width: 0.1, height: 0.055, wild: 0.16 },
        uneven: 0.018,
      })

/** Small fried discs or puffed rhombs, each dressed. */
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
        shape: smallShape(look.figure, within(random, `${at}`)('shape')),
        dressing: look.figure === 'pillows' ? withOne(look.dressing, at) : look.dressing,
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

/** Each has another of the things that were served with them. */
const withOne = (dressing: Dressing, at: number): Dressing => ({
  ...dressing,
  servings: dressing.servings.filter((_, place) => place === at % dressing.servings.length),
})

const SLICE = [0.52, 0.3] as const
/** Only the side towards the reader is cut. */
const isFolded = (angle: number) => Math.abs(angle + Math.PI / 2) > 0.98 * Math.atan2(...SLICE)

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
        shape: cutShape(SLICE, within(random, `${at}`), 0.19, isFolded),
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
