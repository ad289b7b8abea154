/** What is spread on the dough: tomato, cream, pesto, oil, sweet creams. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, ramp, shade } from '../../fields/colour.ts'
import { around, noise } from '../../fields/noise.ts'
import { smooth } from '../../fields/scalar.ts'
import type { Surface } from '../surface.ts'
import { type SauceKind, SPREADS, type Spread } from './spreads.ts'

/** What is seen in tomato: pieces of it, and where they shine through. */
const [SKIN, PIECE] = [light('#d4552c'), light('#84150b')]
/** What is creamy blisters, and browns where it stands up. */
const BLISTERS: Partial<Record<SauceKind, Ramp>> = {
  cream: ramp([0, 0.5, 1], '#eed092 #e0ac56 #b8752c'),
  ricotta: ramp([0, 0.5, 1], '#f0d8a4 #e4b566 #c08238'),
  pumpkin: ramp([0, 0.5, 1], '#e49440 #d4802e #b4641e'),
}

export interface SauceLook {
  kind: SauceKind
  /** Distance that stays free before the rim. */
  gap?: number
  /** Only in patches: share of the surface that is covered. */
  cover?: number
  /** Relief of the spread, 1 as with crushed tomatoes. */
  body?: number
}

export function paintSauce(surface: Surface, look: SauceLook, random: SeededRandom): void {
  const { colours, stain, subsurface, coat, edge: darkness, grains }: Spread = SPREADS[look.kind]
  const dust = grains === 'dust'
  const grained = grains !== undefined
  const waves = sauceWaves(random)
  // What melts, or soaks, is a thin layer under its grains.
  const veil = look.kind === 'gratedCheese' ? 0.3 : 0.5
  const pulpy = look.kind === 'tomato'
  const blisters = BLISTERS[look.kind]
  const baked = mix(shade(colours(0.5), 0.4), stain, 0.25)
  const { maps, relief } = surface
  const gap = look.gap ?? 0.02
  const body = look.body ?? (pulpy ? 1 : 0.35)
  surface.each(({ at, x, y, angle, edge }) => {
    if (edge > 0.15) return
    const lump = waves.lump(x, y)
    const middle = waves.middle(x, y)
    const border = edge + gap + 0.012 * waves.border(angle) + 0.01 * lump + 0.008 * middle
    const soft = grained ? 0.8 : 0.15
    const patch =
      look.cover === undefined ? 1 : smooth(-soft, soft, waves.patch(x, y) + (look.cover - 0.5) * 3.2)
    // As a spoon leaves it that goes around.
    const way = Math.hypot(x, y)
    const stroke = waves.middle(0.16 * Math.abs(angle) * way, 0.7 * way + 0.04 * lump)
    const grain = grains ? waves.grain(x, y) : 0
    // Denser here and thinner there; between the grains is what they fell on.
    const dense = patch * smooth(-1.6, 1.4, 0.8 * lump + 0.6 * waves.broad(x, y) + 20 * relief[at])
    // Dust drifts: its borders are soft.
    const [least, most, fade] = dust ? [0.7, middle + 0.3 * grain, 2.6] : [1.1 - 0.9 * dense, grain, 0.15]
    const grainHere = smooth(least - dense, least + fade - dense, most)
    const strewn = grained ? grainHere + veil * dense ** 2 : patch
    const there = smooth(0.012, -0.012, border) * Math.min(1, strewn)
    surface.tint(at, stain, smooth(0.07, -0.005, border) * 0.7 * (1 - there))
    if (there <= 0) return
    // A smooth cream has no pulp.
    const mottled = grained || pulpy ? 1 : 0.4
    const tone =
      0.5 +
      (grains || pulpy ? 0 : 0.16 * stroke) +
      0.13 * grain +
      mottled * (0.11 * lump + 0.1 * middle) +
      0.035 * waves.fine(x, y) +
      0.07 * waves.broad(x, y)
    const rim = darkness * smooth(-0.12, -0.01, border)
    surface.cover(at, mix(colours(tone), baked, rim), there)
    const caught = blisters ? smooth(0.5, 2.4, 0.7 * lump + 0.9 * middle + 0.5 * waves.broad(x, y)) : 0
    if (blisters) surface.cover(at, blisters(caught), 0.9 * there * smooth(0, 0.5, caught))
    if (pulpy) {
      surface.cover(at, SKIN, 0.3 * there * smooth(0.7, 2.2, waves.pulp(x, y)))
      surface.cover(at, PIECE, 0.34 * there * smooth(0.5, 1.8, -waves.pulp(x, y)))
    }
    maps.subsurface[at] += (subsurface - maps.subsurface[at]) * there
    maps.coat[at] += (coat * (1 - rim) - maps.coat[at]) * there
    const pulp = smooth(0.4, 1.9, middle) * 0.005 + smooth(0.5, 2.6, waves.pulp(x, y)) * 0.001
    if (!dust) relief[at] += there * 0.0045 * grain
    else relief[at] += 0.004 * there
    relief[at] += there * body * (0.008 + 0.004 * lump + pulp + (pulpy ? 0 : 0.006 * stroke))
  })
}

function sauceWaves(random: SeededRandom) {
  return {
    lump: noise(random, 0.4, 0.08, 1),
    middle: noise(random, 0.15, 0.045, 1),
    fine: noise(random, 0.035, 0.009, 0.6),
    broad: noise(random, 0.9, 0.3, 1),
    pulp: noise(random, 0.08, 0.025, 0.6),
    patch: noise(random, 0.5, 0.12, 0.9),
    border: around(random, 3, 20, 0.5),
    grain: noise(random, 0.045, 0.014, 0.4),
  }
}
