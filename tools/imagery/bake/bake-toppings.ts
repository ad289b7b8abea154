/** What the oven does to toppings: cheese climbs their feet and covers some, their tips char, leaves wilt, fat runs out.
 *
 * Works on the finished meshes: a corner's height over the dough decides what has happened to it. */
import type { SeededRandom } from '#site'
import type { Surface } from '../body/surface.ts'
import { light, mix, type Rgb } from '../fields/colour.ts'
import { type Field, noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import type { Mesh } from '../geometry/mesh.ts'
import type { HeightGrid } from '../scene/height-grid.ts'
import type { Baking } from './baking.ts'

const CHAR = light('#2a120a')
const WILTED: Rgb = [0.62, 0.56, 0.42]

export interface Oven {
  surface: Surface
  /** Of the dough and what is spread on it, without toppings. */
  ground: HeightGrid
  /** Where cheese has run over what lay in its way. */
  flow: Field
  char: Field
}

export function heat(surface: Surface, ground: HeightGrid, random: SeededRandom): Oven {
  return { surface, ground, flow: noise(random, 0.34, 0.07, 0.8), char: noise(random, 0.16, 0.03, 0.6) }
}

/** Height over the cheese up to which it has climbed everywhere, and up to which where it has run over. */
const [FOOT, OVERRUN] = [0.007, 0.05]
/** A film that covers a topping stands this high over it. */
const FILM = 0.003

export function bakeMesh(
  { surface, ground, flow, char }: Oven,
  mesh: Mesh,
  { char: charred, wilt, drown, sheer = 0 }: Baking,
): Mesh {
  const positions = new Float32Array(mesh.positions)
  const colours = new Float32Array(mesh.colours)
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at], positions[at + 1], positions[at + 2]]
    const above = z - ground.at(x, y)
    let colour: Rgb = [colours[at], colours[at + 1], colours[at + 2]]
    if (wilt > 0)
      colour = mix(colour, [colour[0] * WILTED[0], colour[1] * WILTED[1], colour[2] * WILTED[2]], wilt)
    const tip = smooth(0.012, 0.07, above) + 0.55 * char(x, y)
    colour = mix(colour, CHAR, charred * 0.85 * smooth(0.75, 1.7, tip))
    const texel = surface.texelAt(x, y)
    if (sheer > 0) colour = mix(colour, surface.colourAt(texel), sheer)
    const cheese = surface.cheese[texel]
    if (cheese > 0.05 && drown > 0) {
      const level = FOOT + OVERRUN * drown * smooth(0.35, 1.25, flow(x, y))
      const under = smooth(level, level * 0.45, above) * smooth(0.05, 0.6, cheese)
      colour = mix(colour, surface.colourAt(texel), under)
      positions[at + 2] += FILM * under
    }
    colours.set(colour, at)
  }
  return { ...mesh, positions, colours }
}

/** Cells of the grid on which juices spread. */
const CELLS = 220
const SPREAD = 3

/** What has run out of a topping: a stain around it, glossy where it is fat. */
export function bleed(surface: Surface, { positions }: Mesh, { juice, fat }: Baking): void {
  if (!juice) return
  const half = surface.form.halfSize
  const cell = (value: number) => clamp(Math.floor(((value + half) / (2 * half)) * CELLS), 0, CELLS - 1)
  const here = new Float32Array(CELLS * CELLS)
  for (let at = 0; at < positions.length; at += 9)
    here[cell(positions[at + 1]) * CELLS + cell(positions[at])] = 1
  const wide = spread(spread(here, 1), CELLS)
  const filter = light(juice)
  const { maps } = surface
  surface.each(({ at, x, y, edge }) => {
    const share = smooth(0.02, 0.55, wide[cell(y) * CELLS + cell(x)]) * smooth(0.05, -0.02, edge)
    if (share <= 0) return
    surface.tint(at, filter, 0.75 * share)
    if (fat <= 0) return
    maps.coat[at] += (1 - maps.coat[at]) * share * fat
  })
}

/** The mean of a row's neighbours. */
function spread(from: Float32Array, stride: number): Float32Array {
  const to = new Float32Array(from.length)
  for (let at = 0; at < from.length; at += 1) {
    let sum = 0
    for (let step = -SPREAD; step <= SPREAD; step += 1) sum += from[at + step * stride] ?? 0
    to[at] = sum / (2 * SPREAD + 1)
  }
  return to
}
