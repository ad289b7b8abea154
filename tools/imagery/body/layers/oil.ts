/** Oil on the finished dish: drops, pools and the finger marks of a focaccia that hold it. */
import type { SeededRandom } from '#site'
import { light, mix, type Rgb } from '../../fields/colour.ts'
import { noise } from '../../fields/noise.ts'
import { oval, power, smooth, TAU } from '../../fields/scalar.ts'
import { scattered } from '../../scene/scattered.ts'
import type { Surface } from '../surface.ts'

const HOLLOW = light('#efcf8c')
const [POOL, DEEP, GLINT] = [light('#d8b450'), light('#b98f34'), light('#fff3c4')]

export interface OilLook {
  drops: number
  /** How much of the surface is wet, 0 to 1. */
  pools: number
  /** Oil takes the colour of what it meets: gold, or orange from salami. */
  colour: string
  dimples?: { count: number; gap: number; depth: number }
}

export function paintOil(surface: Surface, look: OilLook, random: SeededRandom): void {
  const wet = new Float32Array(surface.relief.length)
  dropOil(surface, look.drops, wet, random)
  if (look.dimples) pressDimples(surface, look.dimples, wet, random)
  const pool = noise(random, 0.22, 0.05, 0.8)
  const tint = light(look.colour)
  const filter: Rgb = [0.5 + 0.53 * tint[0], 0.5 + 0.53 * tint[1], 0.42 + 0.55 * tint[2]]
  const { maps } = surface
  surface.each(({ at, x, y, edge }) => {
    if (look.pools > 0)
      wet[at] = Math.max(wet[at], smooth(1, 1.8, pool(x, y)) * look.pools * smooth(0, -0.05, edge))
    if (wet[at] <= 0) return
    surface.tint(at, filter, wet[at] * 0.75)
    maps.coat[at] += (1 - maps.coat[at]) * wet[at]
  })
}

function dropOil(surface: Surface, count: number, wet: Float32Array, random: SeededRandom): void {
  for (let drop = 0; drop < count / 3; drop += 1) {
    const angle = random.between(-Math.PI, Math.PI)
    const way = Math.sqrt(random.between(0, 1)) * (surface.form.at(angle).inner - 0.03)
    const radius = 0.006 + 0.02 * random.between(0, 1) ** 3
    surface.near(way * Math.cos(angle), way * Math.sin(angle), radius * 1.3, (at, dx, dy) => {
      const far = Math.hypot(dx, dy) / radius
      wet[at] = Math.max(wet[at], smooth(1.05, 0.85, far))
      surface.relief[at] += 0.15 * radius * Math.sqrt(power(1 - far * far, 1))
    })
  }
}

function pressDimples(
  surface: Surface,
  { count, gap, depth }: NonNullable<OilLook['dimples']>,
  wet: Float32Array,
  random: SeededRandom,
): void {
  const ragged = noise(random, 0.12, 0.04, 0.8)
  for (const { x, y } of scattered(surface.form, random, count, gap, 0.03)) {
    const radius = random.between(0.05, 0.078)
    const away = oval(random.between(0.8, 1.25), random.between(0, TAU))
    // Some have been drunk up by the crumb.
    const level = random.chance(0.8) ? random.between(0.7, 0.95) : 0
    surface.near(x, y, radius * 2.6, (at, dx, dy) => {
      const far = away(dx, dy) / radius + 0.06 * ragged(x + dx, y + dy)
      const oil = smooth(level, level - 0.07, far)
      surface.relief[at] -= depth * Math.min(Math.exp(-(far ** 3)), level > 0 ? Math.exp(-(level ** 3)) : 1)
      // The finger kept the heat away: the hollow is paler than what stands around it.
      surface.cover(at, HOLLOW, 0.75 * smooth(1.2, 0.8, far))
      if (oil <= 0) return
      surface.cover(at, mix(POOL, DEEP, smooth(0.2, 0.9, far / level)), oil)
      // A hollow throws the light back from the side that is farther from the window.
      const glint = Math.hypot(0.7 * (dx / radius - 0.12), 2 * (dy / radius + 0.36))
      surface.cover(at, GLINT, smooth(0.24, 0.16, glint))
      wet[at] = Math.max(wet[at], 0.3 * oil)
    })
  }
}
