/** A thin slice let fall in folds: open and wavy on one side, gathered on the other. */
import type { SeededRandom } from '#site'
import type { Rgb } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { smooth, TAU } from '../fields/scalar.ts'
import { type Mesh, sheet } from './mesh.ts'

interface FoldSpot {
  /** Along the folds' row and across it, in scene units of the slice laid flat. */
  x: number
  y: number
  /** 0 at the gathered edge, 1 at the open one. */
  open: number
  /** -1 in a valley, 1 on a crest. */
  crest: number
  /** 1 at the border of the slice. */
  border: number
}

export interface Fold {
  /** Length of the row of folds and depth of the slice. */
  size: readonly [number, number]
  folds: number
  height: number
  colour: (spot: FoldSpot) => Rgb
}

export function fold(random: SeededRandom, { size: [length, depth], folds, height, colour }: Fold): Mesh {
  const wander = noise(random, 0.5, 0.18, 0.8)
  const edge = noise(random, 0.5, 0.16, 0.9)
  const phase = random.between(0, TAU)
  const curve = random.between(-0.5, 0.5)
  const uneven = random.between(0.15, 0.4)
  return sheet({ u: 84, v: 26 }, (along, open) => {
    const flatX = along * length * 2.2
    const flatY = open * depth
    const turn = TAU * folds * along + phase + 1.3 * wander(flatX, flatY) + 0.6 * (open - 0.5)
    const crest = Math.sin(turn)
    const ends = smooth(0, 0.08, Math.min(along, 1 - along))
    const amplitude =
      height * (0.25 + 0.75 * open) * (0.75 + uneven * Math.sin(turn * 0.43 + phase)) * (0.4 + 0.6 * ends)
    const spread = 0.68 + 0.32 * open
    const x = (along - 0.5) * length * spread + 0.02 * edge(flatY, flatX)
    const corner = 1 - 0.5 * Math.abs(2 * along - 1) ** 3
    const reach = depth * (open - 0.5) * corner * (1 + 0.2 * edge(flatX, 0))
    const border = smooth(0.1, 0, Math.min(open, 1 - open, along, 1 - along) + 0.02 * edge(flatX, flatY))
    return {
      x,
      y: reach - curve * (along - 0.5) ** 2 * length * 1.5,
      z: 0.006 + amplitude * (1 + crest) * 0.5 * (1 - 0.45 * smooth(0.85, 1, open)),
      colour: colour({ x: flatX, y: flatY, open, crest, border }),
    }
  })
}
