/** Baked dough: relief, bubbles, colour from cream to char, flour. */
import type { SeededRandom } from '#site'
import { light } from '../../fields/colour.ts'
import { around, noise } from '../../fields/noise.ts'
import { clamp, power, smooth, TAU } from '../../fields/scalar.ts'
import type { Surface } from '../surface.ts'
import { BAKED, BRAN_TINT, MAIZE_TINT } from './baked-colours.ts'
import { raiseBubbles } from './bubbles.ts'
import type { CrustLook } from './crust-look.ts'
import { cutSidePainter } from './cut-side.ts'
import { paintFried, pressedAt } from './fried-crust.ts'

const FLOUR = light('#f5ecdc')
const BRAN = light('#5a3c24')
/** Between two cuts of the knife, half the width of one, and how far from straight across they run. */
const RHOMB = { step: 0.27, width: 0.017, turn: 0.55 }
/** Around a folded piece. */
const PLEATS = 34
const UNDER_VEIL = light('#f8edd2')

/** 1 in the middle of a cut, 0 beside it. */
function grooveAt(x: number, y: number): number {
  const { step, width, turn } = RHOMB
  const depths = [turn, -turn].map((angle) => {
    const across = (y * Math.cos(angle) + x * Math.sin(angle)) / step
    return Math.exp(-((((across - Math.round(across)) * step) / width) ** 2))
  })
  return Math.max(...depths)
}

export function paintCrust(surface: Surface, look: CrustLook, random: SeededRandom): void {
  const bubbles = raiseBubbles(surface, look, random)
  if (look.fried) {
    paintFried(surface, bubbles, look, random)
    return
  }
  const waves = crustWaves(random)
  const paintSide = cutSidePainter(surface, look.layers, waves, random)
  const { maps, relief } = surface
  surface.each((spot) => {
    const { at, x, y, angle, edge, around: turn, cut } = spot
    const lump = waves.lump(x, y)
    const middle = waves.middle(x, y)
    const onRim = smooth(-0.02, 0.04, edge)
    const top = turn > 0 ? power(Math.sin(Math.min(Math.PI, turn)), 1.4) : 0
    const bubble = bubbles[at]
    const rise = look.allOver ? 0.6 + 0.4 * onRim : onRim
    relief[at] += rise * (0.0095 * lump + 0.0016 * middle)
    const pleat = sealAt(surface, look, angle, turn, top)
    relief[at] += 0.03 * pleat
    if (cut > 0.5 && edge > 0) {
      paintSide(at, angle, turn)
      return
    }
    const lift = 0.9 * bubble + 0.5 * (top - 0.75) + 0.35 * waves.turn(angle)
    // Leopard spots keep together on the bubbles; between two groups the rim stays pale.
    const group = 0.75 * waves.group(x, y) + 0.8 * bubble - 0.15
    const spots =
      look.char *
      (smooth(1.2, 3, waves.spots(x, y) + lift + group) +
        0.6 * smooth(2.1, 3, waves.dots(x, y) + 0.8 * lift + group))
    const halo = look.char * smooth(0.1, 2.1, waves.spots(x, y) + lift + 0.8 * group)
    const leaf = look.leaved ? Math.sin(26 * Math.hypot(x, y) + 3 * angle + 1.1 * lump) : 0
    relief[at] += 0.007 * leaf
    const base =
      look.bake +
      0.27 +
      0.24 * top +
      0.055 * lump +
      0.035 * middle +
      0.2 * bubble +
      0.06 * waves.turn(angle) +
      0.07 * leaf +
      0.13 * pleat +
      0.16 * smooth(0.85 * Math.PI, 1.2 * Math.PI, turn) -
      (turn > 0 ? 0.14 * smooth(0.9, 0, turn) : 0)
    const groove = look.scored ? grooveAt(x, y) * smooth(0, -0.06, edge) : 0
    relief[at] -= 0.014 * groove
    const baked = clamp(
      Math.min(0.76, base + 0.17 * halo + 0.16 * groove) + 0.46 * clamp(spots, 0, 1) * rise,
      0,
      1,
    )
    surface.cover(at, BAKED(baked), 1)
    tintByFlour(surface, at, look, waves.bran(x, y))
    if (look.veiled) {
      const under = smooth(-1, 1.8, waves.under(x, y)) * smooth(0.02, -0.08, edge)
      relief[at] += 0.008 * under
      surface.cover(at, UNDER_VEIL, 0.45 * under * (1 - clamp(spots, 0, 1)))
    }
    const dusted = look.flour * smooth(0.7, 2.4, waves.flour(x, y) + 0.8 * lump) * smooth(0.6, 1.4, turn)
    surface.cover(at, FLOUR, 0.85 * dusted * smooth(0.72, 0.58, baked))
    maps.subsurface[at] = 0.4
    maps.coat[at] = 0.01
  })
}

/** What the edge that was pressed shut stands out by. */
function sealAt(surface: Surface, look: CrustLook, angle: number, turn: number, top: number): number {
  if (look.pleated) return pleatAt(surface, angle, turn)
  return look.forked ? -0.4 * pressedAt(surface, angle, top) : 0
}

function tintByFlour(surface: Surface, at: number, { bran = 0, maize = 0 }: CrustLook, fleck: number): void {
  if (bran) {
    surface.tint(at, BRAN_TINT, bran)
    surface.cover(at, BRAN, 0.6 * bran * smooth(1, 1.7, fleck))
  }
  if (maize) surface.tint(at, MAIZE_TINT, maize)
}

/** -0.4 to 0.5 across a slanting pleat: a long rise and a short fall. Along the fold of the dough there are none. */
function pleatAt(surface: Surface, angle: number, turn: number): number {
  if (turn <= 0) return 0
  const place = (angle * PLEATS) / TAU + 0.28 * turn
  const share = place - Math.floor(place)
  const seam = smooth(0, 0.02, surface.form.at(angle).height)
  return seam * smooth(0.1, 0.9, Math.sin(Math.min(Math.PI, turn))) * (share * smooth(1, 0.84, share) - 0.4)
}

function crustWaves(random: SeededRandom) {
  return {
    lump: noise(random, 0.5, 0.11, 1),
    middle: noise(random, 0.12, 0.035, 0.8),
    spots: noise(random, 0.095, 0.034, 0.5),
    dots: noise(random, 0.055, 0.02, 0.4),
    group: noise(random, 0.55, 0.22, 0.8),
    flour: noise(random, 0.14, 0.016, 0.5),
    crumb: noise(random, 0.085, 0.022, 0.4),
    layer: noise(random, 0.4, 0.1, 0.8),
    turn: around(random, 1, 5, 0.5),
    bran: noise(random, 0.03, 0.01, 0.2),
    under: noise(random, 0.34, 0.16, 0.5),
  }
}
