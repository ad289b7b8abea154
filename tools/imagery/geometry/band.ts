/** A strip along a bent line: peppers, bacon, onion, anchovies, chips. */
import type { SeededRandom } from '#site'
import type { Rgb } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import type { Mesh } from './mesh.ts'
import { strand } from './strand.ts'
import { rounded, tube } from './tube.ts'

/** `across` is from -1 to 1, `up` 1 on the upper side and -1 below. */
export type BandPaint = (along: number, across: number, up: number) => Rgb

export interface Band {
  length: number
  /** Half the width and half the height. */
  body: readonly [number, number]
  colour: BandPaint
  /** How far it turns between its ends, and how freely it bends. */
  sweep?: number
  wander?: number
  /** Share of the length over which each end is rounded. */
  ends?: number
  /** Factor of the width by place. */
  width?: (along: number) => number
  /** How far it waves up and down. */
  wave?: number
  twist?: number
  /** Corners instead of a round section. */
  square?: boolean
  /** Corners along it and around it: fewer for what is small. */
  fine?: readonly [number, number]
}

export function band(random: SeededRandom, look: Band): Mesh {
  const {
    length,
    body,
    colour,
    sweep = 0,
    wander = 0,
    ends = 0.05,
    width,
    wave = 0,
    twist = 0,
    fine = [48, 22],
  } = look
  const line = strand(random, { length, sweep, wander })
  const rise = noise(random, 1.2, 0.5, 0.9)
  return tube({
    path: (along) => {
      const [x, y] = line(along)
      return [x, y, body[1] + wave * (1 + rise(along, 0))]
    },
    section: (along, angle) => {
      const round = rounded(along, ends)
      const corner = look.square
        ? Math.min(1.25, 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))))
        : 1
      return [body[0] * round * corner * (width?.(along) ?? 1), body[1] * Math.sqrt(round) * corner]
    },
    twist: (along) => twist * rise(along, 5),
    colour: (along, angle) => colour(along, Math.cos(angle), Math.sin(angle)),
    fine,
  })
}
