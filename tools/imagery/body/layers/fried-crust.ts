/** Fried dough: deep golden and uneven, blistered, darker on its edges and where it lay on the bottom of the pan. */
import type { SeededRandom } from '#site'
import { ramp } from '../../fields/colour.ts'
import { noise } from '../../fields/noise.ts'
import { clamp, power, smooth } from '../../fields/scalar.ts'
import type { Surface } from '../surface.ts'
import type { CrustLook } from './crust-look.ts'

const FRIED = ramp([0, 0.25, 0.5, 0.7, 0.88, 1], '#e6b974 #cd8c45 #aa6026 #834018 #57270f #32170a')
/** Marks of the fork around a folded piece. */
const TINES = 58

/** `bubbles` says where the large blisters stand, 0 to 1. */
export function paintFried(
  surface: Surface,
  bubbles: Float32Array,
  { bake, allOver = false, forked = false }: CrustLook,
  random: SeededRandom,
): void {
  const lump = noise(random, 0.5, 0.11, 1)
  const mottle = noise(random, 0.22, 0.05, 0.7)
  const pimple = noise(random, 0.06, 0.022, 0.3)
  const { maps, relief } = surface
  surface.each(({ at, x, y, angle, edge, around }) => {
    const top = around > 0 ? power(Math.sin(Math.min(Math.PI, around)), 1.4) : 0
    const onRim = smooth(-0.02, 0.04, edge)
    const rise = allOver ? 0.6 + 0.4 * onRim : onRim
    const blister = bubbles[at]
    const small = smooth(1, 2, pimple(x, y)) * rise
    const pressed = forked ? pressedAt(surface, angle, top) : 0
    relief[at] += rise * (0.0085 * lump(x, y) + 0.0022 * mottle(x, y)) + 0.005 * small - 0.0055 * pressed
    // Beside the seam the dough floated above the oil.
    const pale = smooth(-0.16, -0.03, edge) * smooth(0.02, -0.02, edge) * (allOver ? 1 : 0)
    const fried = clamp(
      0.27 +
        bake +
        0.07 * lump(x, y) +
        0.05 * mottle(x, y) +
        0.11 * smooth(0.2, 0.9, blister) -
        0.07 * smooth(0.01, 0.1, blister) * smooth(0.3, 0.12, blister) +
        0.06 * small +
        0.16 * top +
        0.07 * pressed +
        0.24 * smooth(0.7 * Math.PI, 1.15 * Math.PI, around) -
        0.1 * pale,
      0,
      1,
    )
    surface.cover(at, FRIED(fried), 1)
    maps.subsurface[at] = 0.4
    maps.coat[at] = 0.12
  })
}

/** 1 where a tine of the fork pressed the edge. Along the fold there is no rim, and nothing to press. */
export function pressedAt(surface: Surface, angle: number, top: number): number {
  const seam = top > 0 ? smooth(0, 0.006, surface.form.at(angle).height) : 0
  return seam * smooth(0.1, 0.9, Math.cos(angle * TINES)) * smooth(0.25, 0.9, top)
}
