/** An opening in the top of a closed dough, through which its filling shows. */
import type { SeededRandom } from '#site'
import { light, type Ramp, ramp, shade } from '../../fields/colour.ts'
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

export type FillingKind = 'crescenza' | 'ricotta' | 'cheese' | 'greens' | 'tomato'

export const FILLINGS: Record<FillingKind, Ramp> = {
  crescenza: ramp({ 0: '#ead4a4', 0.5: '#f6ead0', 1: '#fbf5e6' }),
  ricotta: ramp({ 0: '#cda775', 0.5: '#ecdcba', 1: '#f6ecd8' }),
  cheese: ramp({ 0: '#d29a4e', 0.5: '#ead09a', 1: '#f4e6c6' }),
  greens: ramp({ 0: '#1f2c10', 0.5: '#3d5220', 1: '#5a6b2c' }),
  tomato: ramp({ 0: '#7d1004', 0.5: '#b52a0a', 1: '#db6a28' }),
}
const TORN = light('#b9783a')

/** Below 1 in the gash. */
function insideGash({ x, y, length, width, turn }: Gash, px: number, py: number): number {
  const [dx, dy] = [px - x, py - y]
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / length
  const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / width
  return Math.hypot(along, across)
}

export function tearOpen(surface: Surface, gash: Gash, filling: FillingKind, random: SeededRandom): void {
  const ragged = noise(random, 0.3, 0.09, 0.8)
  const lump = noise(random, 0.14, 0.05, 0.7)
  // No light falls into a narrow one.
  const dark = smooth(0.06, 0.03, gash.width)
  const { maps, relief } = surface
  surface.near(gash.x, gash.y, gash.length * 1.8, (at, dx, dy) => {
    const [x, y] = [gash.x + dx, gash.y + dy]
    const far = insideGash(gash, x, y) + 0.1 * ragged(x, y)
    const open = smooth(1.02, 0.9, far)
    const lip = smooth(0.9, 1.04, far) * smooth(1.35, 1.06, far)
    relief[at] +=
      0.012 * lip -
      (0.17 * gash.width + 0.012 * dark - 0.009 * (1 - dark) * lump(x, y)) * smooth(1.06, 0.74, far)
    surface.cover(at, TORN, 0.6 * smooth(1.12, 1.02, far) * (1 - open))
    if (open <= 0) return
    surface.cover(at, shade(FILLINGS[filling](0.5 + 0.2 * lump(x, y)), 1 - 0.75 * dark), open)
    maps.coat[at] += (0.45 - maps.coat[at]) * open
    maps.subsurface[at] += (0.6 - maps.subsurface[at]) * open
  })
}
