/** A tray cut in squares, or one square for the hand: the knife shows the crumb. */
import type { DoughShape } from '../body/dough-shape.ts'
import { longShape } from '../body/shapes.ts'
import type { Look } from '../looks/look.ts'
import { BOARD_HEIGHT, board, paper } from '../scene/tableware.ts'
import { dressDough, type Fineness, finenessFor, type Streams, set } from './dress.ts'
import type { Dish } from './single.ts'

type Half = readonly [number, number]
type Place = readonly [x: number, y: number, turn: number]

const FOUR: { half: Half; places: readonly Place[] } = {
  half: [0.46, 0.34],
  places: [
    [-0.52, 0.4, 0.02],
    [0.5, 0.42, -0.03],
    [-0.5, -0.4, -0.02],
    [0.62, -0.46, -0.3],
  ],
}
const ONE: { half: Half; places: readonly Place[] } = { half: [0.66, 0.5], places: [[0, 0, -0.22]] }

/** Of the baked side, which lies away from the reader. */
const CRUST_FROM = 0.25 * Math.PI

export function squaresDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const chance = random('squares')
  const { half, places } = look.moment === 'square' ? ONE : FOUR
  const onPaper = look.tableware === 'paper' || look.moment === 'square'
  const z = onPaper ? 0.012 : BOARD_HEIGHT
  const squares = places.flatMap(([x, y, turn], at) => {
    const streams: Streams = (name) => random(`${at} ${name}`)
    return set(
      dressDough({
        shape: squareShape(streams, half, look.thickness ?? THICKNESS),
        dressing: look.dressing,
        fineness: finenessFor(fineness, look.moment === 'square' ? 0.8 : 0.55),
        random: streams,
        room: (1.25 * 4 * half[0] * half[1]) / Math.PI,
      }),
      { x, y, z, turn: turn + chance.between(-0.03, 0.03) },
    )
  })
  const size: Half = look.moment === 'square' ? [0.95, 0.74] : [1.34, 1]
  const under = onPaper ? paper(size, random('under')) : board(size, 7, random('under'))
  return { pieces: [...squares, under], reach: look.moment === 'square' ? [0.82, 0.62] : [1.14, 0.84] }
}

const THICKNESS = 0.15

function squareShape(random: Streams, half: Half, thickness: number): DoughShape {
  const baked = longShape(random('shape'), {
    half,
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
