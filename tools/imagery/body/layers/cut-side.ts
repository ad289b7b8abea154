/** The side that a knife opened: crumb, and what lies between its layers. */
import type { SeededRandom } from '#site'
import { light, mix } from '../../fields/colour.ts'
import type { Field } from '../../fields/noise.ts'
import { clamp, smooth } from '../../fields/scalar.ts'
import { alveoliIn } from '../alveoli.ts'
import { onProfile } from '../dough-shape.ts'
import type { Surface } from '../surface.ts'
import { BAKED, CRUMB, shadeOf } from './baked-colours.ts'

export const LAYERS = ['folded', 'lidded'] as const
export type Layers = (typeof LAYERS)[number]

const [TOMATO, TOMATO_DARK, SOAKED] = [light('#c4482a'), light('#9c2a12'), light('#e8ae70')]
const [HAM, HAM_EDGE, CHEESE] = ['#d47c68', '#eeb8a2', '#ecc67c'].map(light)

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
    const runs = (row: number) => layer(0.8 * along, 3 * row)
    const spot = { height: z / thickness, grain, hole: shadeOf(alveoli, along, z), bent, runs }
    const bare = layers === 'folded' || (layers && spot.height > 0.34)
    paintCrumb(surface, at, bare ? { ...spot, hole: 0, grain: 1 } : spot)
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
  /** Noise along one of its layers. */
  runs: (row: number) => number
}

/** Along all sides, one after the other. */
const sideAlveoli = (thickness: number, random: SeededRandom): Field =>
  alveoliIn(
    { from: -1.7, to: 1.7, span: () => [0, thickness], depth: (_, z) => Math.min(z, thickness - z) },
    random,
    { tries: 1500, largest: 0.05 },
  )

/** Pale crumb with holes, a crust line at the top and the bottom. */
function paintCrumb(surface: Surface, at: number, { height, grain, hole }: SideSpot): void {
  const crust = smooth(0.86, 0.97, height) + smooth(0.12, 0.03, height)
  surface.cover(at, CRUMB(clamp(0.95 + 0.03 * grain - 0.6 * hole, 0, 1)), 1)
  surface.cover(at, BAKED(0.46), clamp(crust, 0, 1) * 0.9)
  surface.maps.subsurface[at] = 0.5
  surface.maps.coat[at] = 0
}

/** Soft sheets of dough that have taken up tomato; between them a little of it, and cheese that ran. */
function paintFolds(surface: Surface, at: number, { grain, bent, height, runs }: SideSpot): void {
  const place = height * 3.1 + 0.05 * bent + 0.2 * runs(5)
  const row = Math.round(place)
  const far = Math.abs(place - row)
  const inside = smooth(0.05, 0.13, height) * smooth(0.95, 0.86, height)
  const thick = clamp(0.2 + 0.12 * runs(row), 0.04, 0.34)
  surface.cover(at, BAKED(0.17 + 0.05 * grain), inside)
  surface.cover(at, SOAKED, smooth(thick + 0.34, thick, far) * inside)
  const between = smooth(thick + 0.1, thick - 0.08, far) * inside
  surface.cover(at, mix(TOMATO_DARK, TOMATO, smooth(-1, 0.4, grain + bent)), 0.85 * between)
  const melted = smooth(0.3, 0.8, runs(row + 9)) * smooth(thick + 0.16, thick, far) * inside
  surface.cover(at, CHEESE, 0.9 * melted)
  surface.relief[at] += 0.014 * between + 0.01 * melted
  surface.maps.coat[at] = 0.35 * between
}

/** From below: crumb that tomato has soaked, tomato, folded ham in cheese that runs down over both, and leaves of pastry. */
function paintLid(surface: Surface, at: number, { grain, bent, height, runs }: SideSpot): void {
  const place = height + 0.012 * bent + 0.03 * runs(3)
  const from = (low: number, soft = 0.012) => smooth(low - soft, low + soft, place)
  surface.cover(at, SOAKED, 0.8 * from(0.35, 0.06))
  surface.cover(at, mix(TOMATO_DARK, TOMATO, smooth(-1, 0.4, grain)), 0.9 * from(0.4, 0.03))
  // Where there is much of it, cheese hangs down in drops.
  const drop = smooth(0.48, 0.52, height + 0.15 * smooth(0.5, 1.5, runs(7)) + 0.01 * bent)
  surface.cover(at, CHEESE, drop)
  for (const low of [0.535, 0.62, 0.69]) {
    const way = (place + 0.02 * runs(20 * low) - low) / (0.034 + 0.012 * runs(30 * low))
    const held = smooth(1, 0.7, Math.abs(way)) * smooth(-1, -0.3, runs(40 * low))
    surface.cover(at, mix(HAM, HAM_EDGE, smooth(0, 0.8, way)), held)
  }
  const leaf = 0.5 + 0.5 * Math.sin(70 * place + 0.7 * grain)
  surface.cover(at, BAKED(0.3 + 0.22 * leaf + 0.12 * smooth(0.88, 1, place)), from(0.73))
  const runny = Math.max(drop, from(0.4)) * (1 - from(0.73))
  surface.relief[at] += 0.02 * runny + 0.006 * from(0.73) * (1 - leaf)
  surface.maps.coat[at] = 0.35 * runny
}

const PAINTED_LAYERS: Record<Layers, typeof paintFolds> = { folded: paintFolds, lidded: paintLid }
