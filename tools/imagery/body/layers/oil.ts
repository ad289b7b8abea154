/** Oil on the finished dish: drops, pools and the finger marks of a focaccia that hold it. */
import type { SeededRandom } from '#site'
import { light, type Rgb } from '../../fields/colour.ts'
import { noise } from '../../fields/noise.ts'
import { clamp, oval, power, smooth, TAU } from '../../fields/scalar.ts'
import { scattered } from '../../scene/scattered.ts'
import type { Surface } from '../surface.ts'

/** Of a focaccia's finger marks: what stands between them, the wall away from the light and the one that meets it. */
const [RISE, SHADED, LIT] = [light('#c8893e'), light('#a86a28'), light('#f2d18c')]
const [POOL, GLINT] = [light('#c58a2c'), light('#fff6d8')]

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
  const tint = light(look.colour)
  dropOil(surface, look.drops, tint, wet, random)
  if (look.dimples) pressDimples(surface, look.dimples, wet, random)
  const pool = noise(random, 0.22, 0.05, 0.8)
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

function dropOil(surface: Surface, count: number, tint: Rgb, wet: Float32Array, random: SeededRandom): void {
  for (let drop = 0; drop < count / 3; drop += 1) {
    const angle = random.between(-Math.PI, Math.PI)
    const way = Math.sqrt(random.between(0, 1)) * (surface.form.at(angle).inner - 0.03)
    const radius = 0.006 + 0.02 * random.between(0, 1) ** 3
    surface.near(way * Math.cos(angle), way * Math.sin(angle), radius * 1.3, (at, dx, dy) => {
      const far = Math.hypot(dx, dy) / radius
      wet[at] = Math.max(wet[at], smooth(1.05, 0.85, far))
      surface.cover(at, tint, 0.3 * smooth(1.05, 0.6, far))
      surface.cover(at, GLINT, smooth(0.4, 0.2, Math.hypot(dx / radius + 0.2, dy / radius - 0.35)))
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
  const warm = noise(random, 0.3, 0.08, 0.8)
  const sunk = new Float32Array(wet.length)
  const oil = new Float32Array(wet.length)
  const wall = new Float32Array(wet.length)
  const glint = new Float32Array(wet.length)
  for (const { x, y } of scattered(surface.form, random, count, gap, 0.03)) {
    const radius = random.between(0.05, 0.075)
    const away = oval(random.between(0.85, 1.2), random.between(0, TAU))
    // Some have been drunk up by the crumb.
    const level = random.chance(0.8) ? random.between(0.75, 1) : 0
    surface.near(x, y, radius * 2.6, (at, dx, dy) => {
      const far = away(dx, dy) / radius + 0.08 * ragged(x + dx, y + dy)
      const deep = Math.exp(-1.6 * far * far)
      wall[at] += (2.6 * deep * (dy - 0.25 * dx)) / radius
      sunk[at] += deep
      if (level === 0) return
      oil[at] = Math.max(oil[at], smooth(level, 0.4 * level, far))
      // One small light on the oil, on the window's side.
      glint[at] = Math.max(glint[at], smooth(0.24, 0.04, Math.hypot(dx / radius, 1.6 * (dy / radius - 0.16))))
    })
  }
  surface.each(({ at, x, y, edge, cut }) => {
    if (edge > 0 && cut > 0.5) return
    // The finger kept the heat away: what stands around a hollow is browner.
    const pressed = 1 - Math.exp(-1.6 * sunk[at])
    surface.cover(at, RISE, clamp(0.55 + 0.14 * warm(x, y), 0, 1) * smooth(0.6, 0.1, pressed))
    surface.cover(at, wall[at] > 0 ? SHADED : LIT, 0.62 * Math.min(1, Math.abs(wall[at])))
    surface.cover(at, POOL, 0.75 * oil[at])
    surface.cover(at, GLINT, 0.75 * glint[at])
    surface.relief[at] -= depth * pressed
    wet[at] = Math.max(wet[at], 0.3 * oil[at])
  })
}
