/** Where a knife went straight through the middle of a closed dough: its wall of crumb, and the room that it holds. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, lerp, smooth } from '../fields/scalar.ts'
import { sheet } from '../geometry/mesh.ts'
import type { Piece } from '../renderer/piece.ts'
import { type Alveoli, alveoliIn, type CutSection } from './alveoli.ts'
import { type MeshDetail, rayOf } from './body-mesh.ts'
import { BAKED, BRAN_TINT, CRUMB, MAIZE_TINT, MELTED, shadeOf } from './layers/baked-colours.ts'
import { FILLINGS, type FillingKind, type Stuffing, stuffingOf } from './layers/stuffing.ts'
import type { Surface } from './surface.ts'

const COLUMNS = 1600
/** Of a sheet over a section. */
const COARSE = { u: 320, v: 110 }
const FINE = { u: 1500, v: 220 }
/** Thickness of the baked wall around a filling, and its largest share of the height. */
const [WALL, WALL_SHARE] = [0.04, 0.22]

/** How far a filling swells out of its wall. */
const BULGE = 0.05

/** Fillings that melt. */
const RUNNY: readonly FillingKind[] = ['cheese', 'crescenza']

/** A line from the middle to the underside of the rim, on the plane of the cut. */
type Line = readonly (readonly [y: number, z: number])[]

/** From rim to rim through the middle. */
export function cutThrough(surface: Surface, detail: MeshDetail): CutSection {
  const front = rayOf(surface, -Math.PI / 2, detail).map(([, radius, z]) => [-radius, z] as const)
  return sectionOf(surface, front, Math.PI / 2, detail)
}

/** From the middle outwards, at an angle; y is the way from the middle. */
export function cutAlong(surface: Surface, angle: number, detail: MeshDetail): CutSection {
  return sectionOf(surface, [[0, 0]], angle, detail)
}

function sectionOf(surface: Surface, front: Line, angle: number, detail: MeshDetail): CutSection {
  const { form } = surface
  const back = rayOf(surface, angle, detail).map(([, radius, z]) => [radius, z] as const)
  const [from, to] = [Math.min(...front.map(([y]) => y)), Math.max(...back.map(([y]) => y))]
  const column = (y: number) => clamp(Math.floor(((y - from) / (to - from)) * COLUMNS), 0, COLUMNS - 1)
  const [lows, highs] = spans([front, back], column)
  const border = [...front.slice(1).reverse(), ...back].filter((_, at) => at % 3 === 0)
  const span = (y: number) => [lows[column(y)], highs[column(y)]] as const
  return {
    from,
    to,
    rim: form.at(angle).inner,
    span,
    top: (y) => {
      const [px, py] = [y * Math.cos(angle), y * Math.sin(angle)]
      const at = surface.texelAt(px, py)
      // Its browned spots are only skin.
      const colour = mix(surface.colourAt(at), MELTED, 0.8 * surface.cheese[at])
      return [colour, Math.max(0.015, surface.reliefAt(px, py))]
    },
    depth: (y, z) => {
      let nearest = z * z
      for (let at = 1; at < border.length; at += 1)
        nearest = Math.min(nearest, fromStroke(border[at - 1], border[at], y, z))
      const [low, high] = span(y)
      return (z < low || z > high || y < from || y > to ? -1 : 1) * Math.sqrt(nearest)
    },
  }
}

/** The square of the way from a stroke between two points. */
function fromStroke([ay, az]: Line[number], [by, bz]: Line[number], y: number, z: number): number {
  const [wide, high] = [by - ay, bz - az]
  const share = clamp(((y - ay) * wide + (z - az) * high) / (wide * wide + high * high || 1), 0, 1)
  return (ay + share * wide - y) ** 2 + (az + share * high - z) ** 2
}

/** Lowest and highest points by column of y; between the ends of the lines the dough lies on the table. */
function spans(lines: readonly [Line, Line], column: (y: number) => number) {
  const lows = new Float64Array(COLUMNS).fill(Infinity)
  const highs = new Float64Array(COLUMNS).fill(0)
  for (const line of lines)
    for (const [at, [y, z]] of line.entries()) {
      const [nextY, nextZ] = line[Math.min(at + 1, line.length - 1)]
      for (let step = 0; step < 24; step += 1) {
        const here = column(lerp(y, nextY, step / 24))
        lows[here] = Math.min(lows[here], lerp(z, nextZ, step / 24))
        highs[here] = Math.max(highs[here], lerp(z, nextZ, step / 24))
      }
    }
  const [first, last] = lines.map((line) => column(line[line.length - 1][0]))
  return [lows.map((low, at) => (at >= first && at <= last ? 0 : low)), highs] as const
}

/** Large holes where the dough had room to rise; where a filling lies on it or in it, small ones. */
const AIRY: Alveoli = { tries: 4000, largest: 0.036 }
const DENSE: Alveoli = { tries: 3000, largest: 0.016 }

interface Wall {
  /** What the dough is folded around. */
  stuffing?: Stuffing
  /** Something is spread on the dough. */
  laid?: boolean
  crumb?: Crumb
}

/** What flour, hands and oven have made of the inside. */
export interface Crumb {
  alveoli?: Alveoli
  /** Bran in the flour, 0 to 1. */
  bran?: number
  /** Maize, 0 to 1. */
  maize?: number
  /** Added to how far the crust is baked. */
  bake?: number
  /** Thickness of the crust underneath, where the dough has fried in the oil of its tray. */
  base?: number
}

/** Pale crumb with holes between two brown lines. */
export function crumbWall(
  section: CutSection,
  random: SeededRandom,
  { stuffing, laid = false, crumb = {} }: Wall,
): Piece {
  const grain = noise(random, 0.05, 0.014, 0.4)
  const alveoli = crumb.alveoli ?? (crumb.maize ? DENSE : AIRY)
  const holes = stuffing ? () => 0 : alveoliIn(section, random, alveoli)
  // Small holes are shallow and light.
  const layer = noise(random, 0.3, 0.06, 0.8)
  const runs = noise(random, 0.8, 0.4, 0.8)
  const wall = Math.min(WALL, WALL_SHARE * section.span((section.from + section.to) / 2)[1])
  const held = stuffing && stuffingOf(section, wall, stuffing, random)
  const { bake = 0, base = 0.012 } = crumb
  // Maize crumbles.
  const rough = 0.03 + 0.16 * (crumb.maize ?? 0)
  const tint = mix(mix([1, 1, 1], BRAN_TINT, 1.35 * (crumb.bran ?? 0)), MAIZE_TINT, crumb.maize ?? 0)
  const corner = (y: number, z: number, depth: number) => {
    const wavy = 0.003 * layer(y * 2, z)
    const [r, g, b] = CRUMB(clamp(0.93 + rough * grain(y, z) - 0.62 * shadeOf(holes, y, z), 0, 1))
    const crust = Math.max(smooth(0.026, 0.004, depth + wavy), smooth(base + 0.014, base - 0.004, z + wavy))
    const rind = BAKED(clamp(0.5 + bake + 0.06 * layer(y, z) + 0.08 * smooth(base, 0, z), 0, 1))
    const under = section.span(y)[1] - z + wavy + smooth(-0.04, 0, y - section.rim)
    const dough = mix([r * tint[0], g * tint[1], b * tint[2]], rind, crust)
    const [colour, thick] = section.top(y)
    const lying = laid ? mix(colour, dough, smooth(thick, thick + 0.003, under)) : dough
    if (!held) return { x: 0, colour: lying }
    // Here and there it has run out over the lower wall and down to the board.
    const ends = smooth(0.1, 0.3, Math.min(y - section.from, section.to - y))
    const run = RUNNY.includes(stuffing.filling)
      ? ends * smooth(0.2, 1.4, runs(y, 0)) * (stuffing.cream ? 0.6 : 1)
      : 0
    const tongue = run * smooth(0.2, 0.03, z)
    const inside = smooth(wall, wall + 0.006, depth + 2 * wavy + 1.6 * tongue * wall)
    const [colourHeld, out] = held(y, z)
    const shown = mix(colourHeld, FILLINGS[stuffing.filling](0.7), smooth(0.3, 0.6, tongue))
    return {
      x: lerp(0, out + BULGE * smooth(wall, 3 * wall, depth) + 0.07 * tongue, inside),
      colour: mix(lying, shown, inside),
    }
  }
  // From rim to rim it stands in front of the reader; the sides of slices are seen at a slant.
  const mesh = sheet(section.from < 0 ? FINE : COARSE, (u, v) => {
    const y = lerp(section.from, section.to, u)
    const z = lerp(...section.span(y), v)
    return { y, z, ...corner(y, z, section.depth(y, z)) }
  })
  return { mesh, material: { subsurface: 0.5, coat: held ? 0.06 : 0, translucent: 0 } }
}
