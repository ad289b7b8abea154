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
  crescenza: ramp([0, 0.5, 1], '#ead4a4 #f6ead0 #fbf5e6'),
  ricotta: ramp([0, 0.5, 1], '#cda775 #ecdcba #f6ecd8'),
  cheese: ramp([0, 0.5, 1], '#d29a4e #ead09a #f4e6c6'),
  greens: ramp([0, 0.5, 1], '#1f2c10 #3d5220 #5a6b2c'),
  tomato: ramp([0, 0.5, 1], '#7d1004 #b52a0a #db6a28'),
}
const TORN = light('#b9783a')

export function tearOpen(surface: Surface, gash: Gash, filling: FillingKind, random: SeededRandom): void {
  const ragged = noise(random, 0.3, 0.09, 0.8)
  const lump = noise(random, 0.14, 0.05, 0.7)
  const [c, s] = [Math.cos(gash.turn), Math.sin(gash.turn)]
  // No light falls into a narrow one.
  const dark = smooth(0.06, 0.03, gash.width)
  const { maps, relief } = surface
  surface.near(gash.x, gash.y, gash.length * 1.8, (at, dx, dy) => {
    const [x, y] = [gash.x + dx, gash.y + dy]
    // Below 1 in the gash.
    const oval = Math.hypot((dx * c + dy * s) / gash.length, (dy * c - dx * s) / gash.width)
    const far = oval + 0.1 * ragged(x, y)
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
