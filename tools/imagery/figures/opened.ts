/** A dough with its upper half raised like a lid: a loaf that was split, a thin round that was folded over. */
import type { DoughShape } from '../body/dough-shape.ts'
import { longShape, moonShape } from '../body/shapes.ts'
import { power } from '../fields/scalar.ts'
import { moved } from '../geometry/mesh.ts'
import type { Dressing, Look } from '../looks/look.ts'
import type { Piece } from '../renderer/piece.ts'
import { BOARD_HEIGHT, board } from '../scene/tableware.ts'
import { dressDough, type Fineness, finenessFor, type Streams, set } from './dress.ts'
import type { Dish } from './single.ts'

type Opened = Extract<Look['figure'], 'split' | 'folded'>

interface Form {
  lower: (random: Streams) => DoughShape
  upper: (random: Streams) => DoughShape
  /** Where both hang together, away from the reader, and how far the upper one is raised there. */
  hinge: number
  angle: number
  /** Height of the lower one with what lies on it. */
  height: number
  room: number
  half: readonly [number, number]
}

const loaf = (thickness: number, height: number) => (random: Streams) => {
  const flat = longShape(random('shape'), {
    half: [1.15, 0.4],
    corners: 2.8,
    thickness,
    rim: { width: 0.12, height: 0.01, wild: 0.3 },
    uneven: 0.012,
  })
  return {
    ...flat,
    dome: (x: number, y: number) => {
      const angle = Math.atan2(y, x)
      const share = Math.hypot(x, y) / (flat.radius(angle) - flat.rimWidth(angle))
      return height * power(1 - share * share, 0.9)
    },
  }
}
const leaf = (height: number) => (random: Streams) =>
  moonShape(random('shape'), { radius: 1.15, height, rim: { width: 0.03, height: 0.004, wild: 0.4 } })

const FORMS: Record<Opened, Form> = {
  split: {
    lower: loaf(0.13, 0),
    upper: loaf(0.12, 0.14),
    hinge: 0.34,
    angle: 0.36,
    height: 0.2,
    room: 0.5,
    half: [1.3, 0.6],
  },
  folded: {
    lower: leaf(0.012),
    upper: leaf(0.05),
    hinge: 0.46,
    angle: 0.2,
    height: 0.09,
    room: 0.7,
    half: [1.1, 0.75],
  },
}

const bare = (dressing: Dressing): Dressing => ({
  ...dressing,
  sauces: [],
  cheeses: [],
  finish: [],
  servings: [],
})

export function openedDish(figure: Opened, look: Look, fineness: Fineness, random: Streams): Dish {
  const { lower, upper, hinge, angle, height, room, half } = FORMS[figure]
  const fine = finenessFor(fineness, 1.1)
  const part =
    (name: string): Streams =>
    (stream) =>
      random(`${name} ${stream}`)
  const base = dressDough({
    shape: lower(part('lower')),
    dressing: look.dressing,
    fineness: fine,
    random: part('lower'),
    room,
  })
  const lid = dressDough({
    shape: upper(part('lower')),
    dressing: bare(look.dressing),
    fineness: fine,
    random: part('upper'),
    room: 0,
  })
  const z = BOARD_HEIGHT
  return {
    pieces: [
      ...set(base, { z, turn: -0.08 }),
      ...set(raised(lid, hinge, angle), { z: z + height, turn: -0.08 }),
      board([half[0] + 0.3, half[1] + 0.34], 6, random('under')),
    ],
    reach: half,
  }
}

/** Turned about a line that runs from left to right. */
function raised(pieces: readonly Piece[], hinge: number, angle: number): Piece[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return pieces.map((piece) => ({
    ...piece,
    mesh: moved(piece.mesh, (point) => {
      const [y, z] = [point[1] - hinge, point[2]]
      point[1] = hinge + y * c + z * s
      point[2] = z * c - y * s
    }),
  }))
}
