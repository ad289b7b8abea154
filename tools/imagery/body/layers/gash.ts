/** A tear in the top of a folded pizza, through which its filling shows. */
import type { SeededRandom } from '#domain/picture/seeded-random.ts'
import { light, type Ramp, ramp } from '../../fields/colour.ts'
import { noise } from '../../fields/noise.ts'
import { smooth } from '../../fields/scalar.ts'
import type { Surface } from '../surface.ts'

export interface Gash {
  /** Middle, half the length and half the width. */
  x: number
  y: number
  length: number
  width: number
  /** In radians. */
  turn: number
}

export type FillingKind = 'ricotta' | 'cheese' | 'greens' | 'tomato'

const FILLINGS: Record<FillingKind, Ramp> = {
  ricotta: ramp([
    [0, '#cda775'],
    [0.5, '#ecdcba'],
    [1, '#f6ecd8'],
  ]),
  cheese: ramp([
    [0, '#d29a4e'],
    [0.5, '#ead09a'],
    [1, '#f4e6c6'],
  ]),
  greens: ramp([
    [0, '#1f2c10'],
    [0.5, '#3d5220'],
    [1, '#74823c'],
  ]),
  tomato: ramp([
    [0, '#7d1004'],
    [0.5, '#b52a0a'],
    [1, '#db6a28'],
  ]),
}
const TORN = light('#f1dfb4')

/** 1 in the gash, 0 on the crust. */
export function insideGash({ x, y, length, width, turn }: Gash, px: number, py: number): number {
  const [dx, dy] = [px - x, py - y]
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / length
  const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / width
  return Math.hypot(along, across)
}

export function tearOpen(surface: Surface, gash: Gash, filling: FillingKind, random: SeededRandom): void {
  const ragged = noise(random, 0.3, 0.09, 0.8)
  const lump = noise(random, 0.14, 0.05, 0.7)
  const { maps, relief } = surface
  surface.near(gash.x, gash.y, gash.length * 1.8, (at, dx, dy) => {
    const [x, y] = [gash.x + dx, gash.y + dy]
    const far = insideGash(gash, x, y) + 0.1 * ragged(x, y)
    const open = smooth(1.02, 0.9, far)
    const lip = smooth(0.9, 1.04, far) * smooth(1.35, 1.06, far)
    relief[at] += 0.012 * lip - (0.17 * gash.width - 0.009 * lump(x, y)) * smooth(1.06, 0.74, far)
    surface.cover(at, TORN, 0.75 * smooth(1.16, 1.02, far) * (1 - open))
    if (open <= 0) return
    surface.cover(at, FILLINGS[filling](0.5 + 0.2 * lump(x, y)), open)
    maps.rough[at] += (0.34 - maps.rough[at]) * open
    maps.coat[at] += (0.45 - maps.coat[at]) * open
    maps.subsurface[at] += (0.6 - maps.subsurface[at]) * open
  })
}
