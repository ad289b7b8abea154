/** What the drawings of words and gestures are put together from: bowls, balls of dough, hands, slabs, arrows.
 *
 * Units   of the sheet of 200 x 130; y grows downwards.
 * Source  drawn for this site. */
import { crumbHoles } from './holes.ts'
import {
  bakedColour,
  CHEESE,
  CHEESE_EDGE,
  CRUMB,
  ellipse,
  HOLE,
  holes,
  INK,
  n,
  type Shape,
  TOMATO,
} from './paint.ts'

export const TABLE_Y = 112
export const DOUGH_EDGE = '#b98a4a'
export const FLOUR = '#fffaf0'
const SKIN = '#e8b990'
export const STEEL = '#9aa5ad'
export const WOOD = '#c08a52'
export const BRICK = '#bf7450'
const FIRE = '#e8862e'
export const GREEN = '#3f7d48'
/** Lines on what has a colour of its own: the reader's ink would vanish there by night. */
export const DARK = '#3a2a20'
/** What moves. */
const MOVES = '#d4562c'

export const line = (d: string, width = 2, more: Partial<Shape> = {}): Shape => ({
  d,
  stroke: INK,
  width,
  ...more,
})
export const solid = (d: string, fill: string, stroke: string = DARK, width = 1.6): Shape => ({
  d,
  fill,
  stroke,
  width,
})

export const table = (y = TABLE_Y): Shape => line(`M8 ${y}L192 ${y}`)

/** A dome of dough that stands on `y`. */
export function mound(x: number, half: number, high: number, y = TABLE_Y): Shape[] {
  const top = y - high
  const d = `M${n(x - half)} ${y}C${n(x - half * 1.06)} ${n(y - high * 0.75)} ${n(x - half * 0.55)} ${n(top)} ${n(x)} ${n(top)}S${n(x + half * 1.06)} ${n(y - high * 0.75)} ${n(x + half)} ${y}Z`
  return [solid(d, CRUMB, DOUGH_EDGE), shine(x, half, top, high)]
}
const shine = (x: number, half: number, top: number, high: number): Shape => ({
  d: `M${n(x - half * 0.5)} ${n(top + high * 0.26)}Q${n(x - half * 0.25)} ${n(top + 4)} ${n(x)} ${n(top + 4)}`,
  stroke: '#ffffff',
  width: 2.4,
  opacity: 0.75,
})

export const bubblesIn = (
  left: number,
  right: number,
  top: number,
  bottom: number,
  amount: number,
): Shape[] => holes(crumbHoles({ left, right, top, bottom }, amount), HOLE)

/** A bowl cut open, with what lies in it up to `level` (0 to 1). */
export function bowl(
  x: number,
  half: number,
  deep: number,
  level = 0,
  fill: string = CRUMB,
  y = 44,
): Shape[] {
  const wall = (share: number) => {
    const at = y + deep * (1 - share)
    const half2 = half * Math.sqrt(1 - (1 - share) ** 2 * 0.82)
    return `M${n(x - half2)} ${n(at)}C${n(x - half2 * 0.9)} ${n(y + deep * 1.05)} ${n(x + half2 * 0.9)} ${n(y + deep * 1.05)} ${n(x + half2)} ${n(at)}`
  }
  return [
    ...(level > 0 ? [{ d: `${wall(level)}Z`, fill, stroke: DOUGH_EDGE, width: 1.4 }] : []),
    line(wall(1), 3),
    line(`M${n(x - half - 5)} ${y}L${n(x - half)} ${y}M${n(x + half)} ${y}L${n(x + half + 5)} ${y}`, 3),
  ]
}

/** A glass with straight sides, full up to `level` (0 to 1). */
export function jar(x: number, half: number, high: number, level: number, y = TABLE_Y): Shape[] {
  const top = y - high * level
  return [
    solid(
      `M${x - half + 2} ${n(top)}Q${x} ${n(top - 6 * level)} ${x + half - 2} ${n(top)}L${x + half - 2} ${y - 2}L${x - half + 2} ${y - 2}Z`,
      CRUMB,
      DOUGH_EDGE,
    ),
    line(`M${x - half} ${y - high}L${x - half} ${y}L${x + half} ${y}L${x + half} ${y - high}`, 2.4),
  ]
}

export function arrow(fromX: number, fromY: number, toX: number, toY: number, size = 6): Shape {
  const angle = Math.atan2(toY - fromY, toX - fromX)
  const wing = (turn: number) =>
    `${n(toX - size * Math.cos(angle + turn))} ${n(toY - size * Math.sin(angle + turn))}`
  return line(
    `M${n(fromX)} ${n(fromY)}L${n(toX)} ${n(toY)}M${wing(0.6)}L${n(toX)} ${n(toY)}L${wing(-0.6)}`,
    2.6,
    { stroke: MOVES },
  )
}

/** A bent arrow; the head points along the last handle. */
export function bentArrow(
  fromX: number,
  fromY: number,
  overX: number,
  overY: number,
  toX: number,
  toY: number,
): Shape {
  const angle = Math.atan2(toY - overY, toX - overX)
  const wing = (turn: number) =>
    `${n(toX - 7 * Math.cos(angle + turn))} ${n(toY - 7 * Math.sin(angle + turn))}`
  return line(
    `M${fromX} ${fromY}Q${overX} ${overY} ${toX} ${toY}M${wing(0.6)}L${toX} ${toY}L${wing(-0.6)}`,
    2.6,
    { stroke: MOVES },
  )
}

/** A hand that comes from above, fingers downwards, its tips at the point. */
export function hand(x: number, y: number, turn = 0, scale = 1, isMirrored = false): Shape[] {
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(${isMirrored ? -scale : scale} ${scale})`
  return [
    {
      ...solid(
        'M-15 -46C-17 -34 -19 -24 -17 -14C-16 -6 -12 -4 -10 -8L-9 -16L-8 -3C-7 1 -3 1 -2 -3L-1.5 -15L0 0C1 4 5 4 6 0L6.5 -15L8 -3C9 1 13 1 13 -3L13 -18L17 -12C19 -9 23 -11 22 -15C20 -24 16 -30 14 -46Z',
        SKIN,
      ),
      transform,
    },
  ]
}

/** A disc of dough or a pizza from above, dressed or bare. */
export function round(
  x: number,
  y: number,
  radius: number,
  { rim = 0.18, bake = 4, bare = false } = {},
): Shape[] {
  return [
    solid(ellipse(x, y, radius), bakedColour(bake), bakedColour(bake + 2), 2),
    { d: ellipse(x, y, radius * (1 - rim)), fill: bare ? CRUMB : TOMATO },
    ...(bare
      ? []
      : [
          [-0.35, -0.3],
          [0.35, 0.1],
          [-0.2, 0.4],
          [0.25, -0.42],
        ].map(([dx = 0, dy = 0]) =>
          solid(
            ellipse(x + dx * radius, y + dy * radius, radius * 0.17, radius * 0.13),
            CHEESE,
            CHEESE_EDGE,
            1,
          ),
        )),
  ]
}

/** A pizza from the side: flat, with its rim at both ends. */
export const pizzaSide = (x: number, y: number, half: number, high = 9): Shape[] => [
  solid(
    `M${x - half} ${y}C${x - half - 7} ${y - high * 1.6} ${x - half + 10} ${n(y - high * 1.7)} ${x - half + 15} ${y - 5}L${x + half - 15} ${y - 5}C${x + half - 10} ${n(y - high * 1.7)} ${x + half + 7} ${y - high * 1.6} ${x + half} ${y}Z`,
    bakedColour(3.5),
    bakedColour(6.5),
    2,
  ),
  { d: `M${x - half + 17} ${y - 7}L${x + half - 17} ${y - 7}`, stroke: TOMATO, width: 4 },
]

/** A dimension: two ends and the line between. */
export const measure = (fromX: number, toX: number, y: number): Shape =>
  line(`M${fromX} ${y - 4}L${fromX} ${y + 4}M${toX} ${y - 4}L${toX} ${y + 4}M${fromX} ${y}L${toX} ${y}`, 1.8)
export const measureUp = (x: number, fromY: number, toY: number): Shape =>
  line(
    `M${x - 4} ${n(fromY)}L${x + 4} ${n(fromY)}M${x - 4} ${n(toY)}L${x + 4} ${n(toY)}M${x} ${n(fromY)}L${x} ${n(toY)}`,
    1.8,
  )

/** A clock of which `share` has gone by. */
export function clock(x: number, y: number, radius: number, share: number): Shape[] {
  const angle = share * 2 * Math.PI
  const [endX, endY] = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
  return [
    {
      d: `M${x} ${y}L${x} ${y - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${n(endX)} ${n(endY)}Z`,
      fill: FIRE,
      opacity: 0.55,
    },
    line(ellipse(x, y, radius), 2),
    line(`M${x} ${n(y - radius + 4)}L${x} ${y}L${n(x + (endX - x) * 0.6)} ${n(y + (endY - y) * 0.6)}`, 2),
  ]
}

export const flames = (xs: readonly number[], y: number): Shape[] =>
  xs.map((x) => solid(`M${x} ${y}c-9 -6 -6 -16 0 -24c6 8 10 17 0 24Z`, FIRE, '#c2571c', 1.2))

/** Heat that comes from a place: short wavy strokes with a head. */
export const heat = (x: number, fromY: number, toY: number): Shape => ({
  ...arrow(x, fromY, x, toY),
  stroke: '#f0a050',
})

/** Letters and figures drawn as strokes: they need no font and speak every size. */
export const LETTERS = {
  P: 'M0 14L0 0Q9 0 9 4T0 8',
  L: 'M0 0L0 14L8 14',
} as const
export const letter = (name: keyof typeof LETTERS, x: number, y: number): Shape => ({
  ...line(LETTERS[name], 2.4),
  transform: `translate(${x} ${y})`,
})
