/** One square of a tray for the hand, on paper: the knife shows the crumb. */
import type { DoughShape } from '../body/dough-shape.ts'
import { longShape } from '../body/shapes.ts'
import type { Look } from '../looks/look.ts'
import { paper } from '../scene/tableware.ts'
import { dressDough, type Fineness, finenessFor, type Streams, set } from './dress.ts'
import type { Dish } from './single.ts'

const HALF = [0.66, 0.5] as const
const THICKNESS = 0.15
/** Of the baked side, which lies away from the reader. */
const CRUST_FROM = 0.25 * Math.PI

export function portionDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const streams: Streams = (name) => random(`0 ${name}`)
  const dough = dressDough({
    shape: portionShape(streams, look.thickness ?? THICKNESS),
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

function portionShape(random: Streams, thickness: number): DoughShape {
  const baked = longShape(random('shape'), {
    half: HALF,
    corners: 14,
    thickness,
    rim: { width: 0.05, height: 0.02, wild: 0.3 },
  })
  const isBaked = (angle: number) => Math.abs(angle - Math.PI / 2) < CRUST_FROM
  return {
    ...baked,
    rimWidth: (angle) => (isBaked(angle) ? baked.rimWidth(angle) : 0.022),
    rimHeight: (angle) => (isBaked(angle) ? baked.rimHeight(angle) : 0),
    cut: (angle) => (isBaked(angle) ? 0 : 1),
  }
}
