/** The side that a knife opened: crumb, and what lies between its layers. */
import type { SeededRandom } from '#site'
import { light } from '../../fields/colour.ts'
import type { Field } from '../../fields/noise.ts'
import { clamp, smooth } from '../../fields/scalar.ts'
import { alveoliIn } from '../alveoli.ts'
import { onProfile } from '../dough-shape.ts'
import type { Surface } from '../surface.ts'
import { BAKED, CRUMB, MELTED, shadeOf } from './baked-colours.ts'

export const LAYERS = ['folded', 'lidded'] as const
export type Layers = (typeof LAYERS)[number]

const TOMATO = light('#9c2a10')
const HAM = light('#d98f85')

/** With noise along the side and up it, paints the place `at`, which stands at an angle around the middle and at one around the profile. */
export function cutSidePainter(
  surface: Surface,
  layers: Layers | undefined,
  { crumb, layer }: { crumb: Field; layer: Field },
  random: SeededRandom,
): (at: number, angle: number, turn: number) => void {
  const { form } = surface
  const { thickness, cut } = form.shape
  if (!cut) return () => {}
  const alveoli = sideAlveoli(thickness, random)
  return (at, angle, turn) => {
    // Where it stands, not where its paint lies: around corners the paint is drawn askew.
    const [radius, z] = onProfile(form.at(angle), thickness, Math.max(Math.PI / 2, turn))
    const along = radius * (Math.cos(angle) + Math.sin(angle))
    const [grain, bent] = [crumb(along, z), layer(along, 0.35 * z)]
    const spot = { height: z / thickness, grain, hole: shadeOf(alveoli, along, z), bent }
    paintCrumb(surface, at, spot)
    if (layers) PAINTED_LAYERS[layers](surface, at, spot)
  }
}

/** A place of a cut side. */
interface SideSpot {
  /** Share of the height. */
  height: number
  /** Noise of the crumb, the shadow in a hole, and how far layers bend. */
  grain: number
  hole: number
  bent: number
}

/** Along all sides, one after the other. */
const sideAlveoli = (thickness: number, random: SeededRandom): Field =>
  alveoliIn(
    { from: -1.7, to: 1.7, span: () => [0, thickness], depth: (_, z) => Math.min(z, thickness - z) },
    random,
    { tries: 1400, largest: 0.04 },
  )

/** Pale crumb with holes, a crust line at the top and the bottom. */
function paintCrumb(surface: Surface, at: number, { height, grain, hole }: SideSpot): void {
  const crust = smooth(0.86, 0.97, height) + smooth(0.12, 0.03, height)
  surface.cover(at, CRUMB(clamp(0.95 + 0.03 * grain - 0.62 * hole, 0, 1)), 1)
  surface.cover(at, BAKED(0.46), clamp(crust, 0, 1) * 0.9)
  surface.maps.subsurface[at] = 0.5
  surface.maps.coat[at] = 0
}

/** Thin sheets of dough, between them tomato that the oven has thickened and here and there cheese. */
function paintFolds(surface: Surface, at: number, { grain, bent, height }: SideSpot): void {
  const place = height * 4.4 + 0.24 * bent + 0.04 * grain
  const nearest = Math.abs(place - Math.round(place))
  const wide = 0.2 + 0.05 * bent + 0.03 * grain
  const inside = smooth(0.04, 0.12, height) * smooth(0.97, 0.9, height)
  const between = smooth(wide + 0.06, wide - 0.03, nearest) * inside
  surface.cover(at, BAKED(0.24 + 0.05 * grain + 0.1 * smooth(0.3, 0.5, nearest)), 0.75)
  surface.cover(at, TOMATO, 0.94 * between)
  surface.cover(
    at,
    MELTED,
    0.9 * between * smooth(0.93, 1, Math.sin(bent * 4 + Math.round(place) * 2.4) + 0.05 * grain),
  )
  surface.relief[at] += 0.007 * (1 - between) - 0.006 * smooth(0.35, 0.5, nearest)
  surface.maps.coat[at] = 0.3 * between
}

/** From below: crumb, tomato, ham, cheese that runs, and leaves of pastry. */
function paintLid(surface: Surface, at: number, { grain, bent, height }: SideSpot): void {
  const place = height + 0.035 * bent
  const from = (low: number) => smooth(low - 0.012, low + 0.012, place)
  surface.cover(at, TOMATO, from(0.44))
  surface.cover(at, HAM, from(0.52 + 0.02 * grain))
  surface.cover(at, MELTED, from(0.6 + 0.03 * grain))
  const drop = smooth(0.7, 1.3, bent) * smooth(0.3, 0.42, place)
  surface.cover(at, MELTED, 0.9 * drop)
  const leaf = 0.5 + 0.5 * Math.sin((place * 95 + 1.6 * grain + 3 * bent) * smooth(0.7, 0.74, place))
  surface.cover(at, BAKED(0.34 + 0.26 * leaf + 0.12 * smooth(0.85, 1, place)), from(0.74))
  const runny = from(0.44) * (1 - from(0.74))
  surface.relief[at] += 0.012 * runny + 0.008 * from(0.74) * (1 - leaf) + 0.01 * drop
  surface.maps.coat[at] = 0.35 * runny
}

const PAINTED_LAYERS: Record<Layers, typeof paintFolds> = { folded: paintFolds, lidded: paintLid }
