/** Cheese that has run in the oven: pools, a blanket or torn pieces, golden where it bubbled. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp, ramp } from '../../fields/colour.ts'
import { noise } from '../../fields/noise.ts'
import { clamp, polar, power, smooth, TAU } from '../../fields/scalar.ts'
import { scattered } from '../../scene/scattered.ts'
import type { Surface } from '../surface.ts'

export interface CheeseLook {
  mode: 'pools' | 'blanket'
  kind: CheeseKind
  /** Share of the surface for a blanket, 0.3 to 0.9. */
  cover?: number
  /** Number of pools, or of thick places of a blanket. */
  pools: number
  /** Radius of a pool. */
  size?: number
  /** How much it has browned, 0 to 1.7. */
  brown: number
  /** It stains tomato orange around itself. */
  onTomato?: boolean
}

/** From its thin edge to where it lies deep. */
const flow = (colours: string) => ramp([0, 0.12, 0.34, 0.68, 1], colours)

const FLOWS = {
  mozzarella: flow('#d8935a #e2b074 #e7c58f #ead0a2 #ecd8b2'),
  bufala: flow('#dda67a #e5c196 #e9d2b0 #ecdabd #eee0c8'),
  smoked: flow('#c0702a #d39244 #deb06a #e6c58a #ead09c'),
  yellow: flow('#cf8a2e #dfa945 #e9bf63 #efd083 #f3dc9c'),
  soft: flow('#d8a658 #e6c282 #eed49e #f2deb2 #f5e6c4'),
} satisfies Record<string, Ramp>
export type CheeseKind = keyof typeof FLOWS
export const CHEESE_KINDS = Object.keys(FLOWS) as [CheeseKind, ...CheeseKind[]]
const GOLD = light('#e5ae58')
const STAIN = light('#e0813f')
const MILKY = light('#dd7a4a')
const BROWNED = ramp([0, 0.5, 1], '#e9c587 #dcaa60 #c48543')

export function paintCheese(surface: Surface, look: CheeseLook, random: SeededRandom): void {
  const waves = cheeseWaves(random)
  const depth =
    look.mode === 'pools' ? pooled(surface, look, random, waves) : blanketed(surface, look, random, waves)
  const flowing = FLOWS[look.kind]
  const { maps, relief, cheese } = surface
  surface.each(({ at, x, y, edge }) => {
    const value = depth[at]
    const there = smooth(0.38, 0.47, value)
    if (look.onTomato && edge < 0) thinSauce(surface, at, value + 0.1 * waves.lump(x, y), there)
    if (there <= 0) return
    const thick = smooth(0.38, 1.15, value)
    const blister = waves.blister(x, y)
    const lump = waves.lump(x, y)
    // One side of a pizza stood nearer to the fire: browning comes in regions, not as freckles.
    const region = smooth(-0.9, 1.3, waves.broad(x, y) + 0.5 * lump)
    const gold = smooth(-0.3, 1.9, blister * 0.7 + 0.8 * (thick - 0.5) + 0.9 * lump) * look.brown * region
    const burnt = blister + 0.12 * waves.fine(x, y) + 0.5 * (thick - 0.5) + 0.5 * lump
    const spot = smooth(0.7, 2.6, burnt) * look.brown * region
    let colour = mix(
      flowing(clamp((look.onTomato ? 0 : -0.08) + thick + 0.03 * waves.middle(x, y), 0, 1)),
      GOLD,
      clamp(0.3 * gold + 0.3 * smooth(0.3, 1.4, burnt) * look.brown * region, 0, 0.7),
    )
    colour = mix(colour, BROWNED(clamp(spot, 0, 1)), clamp(spot * 1.2, 0, 1))
    surface.cover(at, colour, there)
    maps.coat[at] += (0.45 - maps.coat[at]) * there
    maps.subsurface[at] += (0.75 - maps.subsurface[at]) * there
    const film = 0.006 * smooth(0.38, 0.66, value) + 0.014 * power(thick, 0.9)
    const skin = 0.0021 * Math.max(blister, -0.5) * thick + 0.006 * lump * smooth(0.4, 0.62, value)
    relief[at] = relief[at] * (1 - 0.8 * there) + there * (0.008 + film + skin)
    cheese[at] = Math.max(cheese[at], there)
  })
}

/** Whey and milk run into the tomato around a pool: paler, pinker, wetter. */
function thinSauce(surface: Surface, at: number, value: number, there: number): void {
  const milky = smooth(-0.04, 0.42, value) * (1 - there)
  if (milky <= 0) return
  surface.tint(at, STAIN, 0.3 * milky)
  surface.cover(at, MILKY, 0.34 * milky * milky)
  surface.maps.coat[at] += (0.6 - surface.maps.coat[at]) * 0.6 * milky
}

type Waves = ReturnType<typeof cheeseWaves>

function cheeseWaves(random: SeededRandom) {
  return {
    lump: noise(random, 0.4, 0.08, 1),
    middle: noise(random, 0.13, 0.03, 0.8),
    fine: noise(random, 0.06, 0.02, 0.4),
    blister: noise(random, 0.16, 0.06, 0.6),
    edge: noise(random, 0.2, 0.07, 1),
    broad: noise(random, 0.9, 0.3, 1),
  }
}

/** Torn pieces that melted where they lay: sums of soft discs. */
function pooled(surface: Surface, look: CheeseLook, random: SeededRandom, waves: Waves): Float32Array {
  const depth = new Float32Array(surface.relief.length)
  const size = look.size ?? 0.14
  for (const { x, y } of scattered(surface.form, random, look.pools, size * 2.5, size * 0.75)) {
    const radius = size * random.between(0.78, 1.25)
    for (let drop = 0; drop < 4 + random.index(4); drop += 1) {
      const angle = random.between(0, TAU)
      const away = polar(radius * random.between(0, 0.95), angle)
      dropAt(surface, depth, x + away.x, y + away.y, radius * random.between(0.4, 0.8), 0.8)
    }
  }
  surface.each(({ at, x, y, edge }) => {
    depth[at] =
      Math.min(depth[at], 1.5) -
      smooth(-0.07, 0.01, edge) +
      0.03 * waves.middle(x, y) +
      0.13 * waves.lump(x, y) +
      0.11 * waves.edge(x, y)
  })
  return depth
}

function blanketed(surface: Surface, look: CheeseLook, random: SeededRandom, waves: Waves): Float32Array {
  const depth = new Float32Array(surface.relief.length)
  for (const { x, y } of scattered(surface.form, random, look.pools, 0.25, 0.08)) {
    dropAt(surface, depth, x, y, random.between(0.07, 0.13), 0.6)
  }
  surface.each(({ at, x, y, edge }) => {
    depth[at] +=
      (look.cover ?? 0.72) +
      0.22 * waves.lump(x, y) +
      0.045 * waves.middle(x, y) +
      0.1 * waves.edge(x, y) +
      0.08 * waves.broad(x, y) -
      1.2 * smooth(-0.1, 0.03, edge + 0.01 * waves.middle(x, y))
  })
  return depth
}

function dropAt(
  surface: Surface,
  depth: Float32Array,
  x: number,
  y: number,
  radius: number,
  strength: number,
): void {
  surface.near(x, y, 2.6 * radius, (at, dx, dy) => {
    depth[at] += Math.exp(-(dx * dx + dy * dy) / (radius * radius)) * strength
  })
}
