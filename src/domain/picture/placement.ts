/** Where the toppings lie. Each one takes the emptiest of a few random places (Mitchell's best candidate), which
 * looks strewn by hand: no grid, no clump, no bald spot. */
import { areaOf, type Field, inset, isOnSheet, pointIn } from './field.ts'
import { LAYERS } from './glyphs/glyph.ts'
import { GLYPHS, type GlyphName } from './glyphs/glyph-book.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Point } from './svg-path.ts'

export interface Placed {
  glyph: GlyphName
  at: Point
  /** Whole degrees. */
  turn: number
  scale: number
}

/** Area inside the rim of the pizza for which `Glyph.count` is meant. */
const REFERENCE_AREA = Math.PI * 230 ** 2
const CANDIDATES = 16

/** Turns and sizes of one kind: so few that the file stays small, so many that no eye counts them. */
const posesFor = (kinds: number) => (kinds > 3 ? 3 : 4)

export interface Arrangement {
  /** Each kind keeps to its own sector, as on a quattro stagioni. */
  sectors: boolean
  /** Share of the usual number of toppings. */
  density: number
  /** Size of every topping: below 1 on small pieces. */
  scale: number
  /** The sheet's edge cuts the pizza: what lies outside is left out. */
  cropped: boolean
}

export function strew(
  field: Field,
  names: readonly GlyphName[],
  { sectors, density, scale, cropped }: Arrangement,
  random: SeededRandom,
): Placed[] {
  const crowd = names.length <= 1 ? 1.25 : names.length === 2 ? 0.95 : names.length === 3 ? 0.74 : 0.6
  const area = areaOf(field) / REFERENCE_AREA / scale ** 2
  // Large pieces choose their place before small ones of the same layer.
  const ordered = [...names].sort(
    (a, b) =>
      LAYERS.indexOf(GLYPHS[a].layer) - LAYERS.indexOf(GLYPHS[b].layer) || GLYPHS[b].reach - GLYPHS[a].reach,
  )
  const placed: Placed[] = []
  for (const name of ordered) {
    const { count, reach, layer } = GLYPHS[name]
    const least = reach > 60 ? 1 : 3
    const wanted = Math.max(
      area < 0.3 ? 1 : least,
      Math.round(count * Math.min(area, 2.1) * (sectors ? 0.8 : crowd) * density),
    )
    const poses = Array.from({ length: posesFor(names.length) }, () => ({
      turn: Math.round(random.between(0, 360)),
      scale: Math.round(scale * random.between(0.9, 1.12) * 10) / 10,
    }))
    const inner = inset(field, reach * scale * (layer === 'leaf' ? 0.7 : 0.85))
    const sector = sectors ? names.indexOf(name) : undefined
    for (let at = 0; at < wanted; at += 1) {
      const point =
        reach > 60 && wanted === 1
          ? field.centre
          : emptiest(inner, name, placed, scale, random, sector, names.length)
      placed.push({
        glyph: name,
        at: point,
        ...(poses[(at + random.index(2)) % poses.length] ?? { turn: 0, scale }),
      })
    }
  }
  return cropped ? placed.filter(({ glyph, at }) => isOnSheet(at, GLYPHS[glyph].reach * scale)) : placed
}

function emptiest(
  field: Field,
  name: GlyphName,
  placed: readonly Placed[],
  scale: number,
  random: SeededRandom,
  sector: number | undefined,
  sectors: number,
): Point {
  const own = GLYPHS[name]
  let best: Point = field.centre
  let bestRoom = Number.NEGATIVE_INFINITY
  // A sector is a part of the field: more throws are needed to hit it as often.
  const throws = CANDIDATES * (sector === undefined ? 1 : 2 * sectors)
  for (let candidate = 0; candidate < throws; candidate += 1) {
    const [x, y] = pointIn(field, random)
    const at: Point = [Math.round(x), Math.round(y)]
    if (sector !== undefined && sectorOf(field, at, sectors) !== sector) continue
    let room = Number.POSITIVE_INFINITY
    for (const other of placed) {
      const glyph = GLYPHS[other.glyph]
      // Leaves and drops may lie on slices; kin and equals keep apart.
      const share = other.glyph === name ? (own.overlaps ? 0.8 : 1) : glyph.layer === own.layer ? 1 : 0.7
      const distance = Math.hypot(other.at[0] - at[0], other.at[1] - at[1])
      room = Math.min(room, distance - (glyph.reach + own.reach) * share * scale)
    }
    if (room > bestRoom) {
      bestRoom = room
      best = at
    }
  }
  return best
}

function sectorOf(field: Field, [x, y]: Point, count: number): number {
  const angle = Math.atan2(y - field.centre[1], x - field.centre[0]) + Math.PI
  return Math.min(count - 1, Math.floor((angle / (2 * Math.PI)) * count))
}
