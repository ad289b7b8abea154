/** What the knife has cut: one square of a tray for the hand, or a long bread in two. The cut shows the crumb. */
import type { DoughShape } from '../body/dough-shape.ts'
import { longShape } from '../body/shapes.ts'
import type { Look } from '../looks/look.ts'
import { BOARD_HEIGHT, board, paper } from '../scene/tableware.ts'
import { dressDough, type Fineness, finenessFor, type Streams, set } from './dress.ts'
import type { Dish } from './single.ts'

const HALF = [0.66, 0.5] as const
const THICKNESS = 0.15
/** The baked side lies away from the reader. */
const isBack = (angle: number) => Math.abs(angle - Math.PI / 2) < 0.25 * Math.PI

export function portionDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const streams: Streams = (name) => random(`0 ${name}`)
  const dough = dressDough({
    shape: cutShape(HALF, streams, look.thickness ?? THICKNESS, isBack),
    dressing: look.dressing,
    fineness: finenessFor(fineness, 0.8),
    random: streams,
    room: (1.25 * 4 * HALF[0] * HALF[1]) / Math.PI,
  })
  return {
    pieces: [
      ...set(dough, { z: 0.012, turn: look.fromRight ? 0.2 : -0.22 }),
      paper([0.95, 0.74], random('under')),
    ],
    reach: [0.82, 0.62],
  }
}

/** A long bread as it comes from the peel, and the end that was cut off. */
export function plankDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const piece = (half: Half, part: string) => {
    const streams: Streams = (name) => random(`${part} ${name}`)
    const end = Math.atan2(half[1], half[0]) * 0.94
    return dressDough({
      shape: cutShape(half, streams, look.thickness ?? 0.12, (angle) => Math.abs(angle) > end),
      dressing: look.dressing,
      fineness: finenessFor(fineness, half[0]),
      random: streams,
      room: (1.3 * 4 * half[0] * half[1]) / Math.PI,
    })
  }
  const z = BOARD_HEIGHT
  return {
    pieces: [
      ...set(piece([0.9, 0.42], 'long'), { x: -0.36, y: 0.12, z, turn: -0.14 }),
      ...set(piece([0.4, 0.42], 'end'), { x: 0.92, y: -0.22, z, turn: Math.PI + 0.34 }),
      board([1.5, 0.78], 6, random('under')),
    ],
    reach: [1.4, 0.64],
  }
}

type Half = readonly [number, number]

/** A rectangle whose sides a knife went through, but for those that were baked. */
export function cutShape(
  half: Half,
  random: Streams,
  thickness: number,
  isBaked: (angle: number) => boolean,
): DoughShape {
  const baked = longShape(random('shape'), {
    half,
    corners: 14,
    thickness,
    rim: { width: 0.05, height: 0.02, wild: 0.3 },
  })
  return {
    ...baked,
    rimWidth: (angle) => (isBaked(angle) ? baked.rimWidth(angle) : 0.022),
    rimHeight: (angle) => (isBaked(angle) ? baked.rimHeight(angle) : 0),
    cut: (angle) => (isBaked(angle) ? 0 : 1),
  }
}
