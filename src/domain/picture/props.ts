/** At most two things at the edge of the picture: one from the table, one from the recipe. */
import type { Canvas } from './canvas.ts'
import { line, shape } from './glyphs/glyph.ts'
import { GLYPHS, type GlyphName } from './glyphs/glyph-book.ts'
import { type Ground, IRON, WOOD } from './palette.ts'
import type { SeededRandom } from './seeded-random.ts'
import { disc, joined, type Point, turned } from './svg-path.ts'
import { slabPath } from './tableware.ts'

const CORNERS: readonly Point[] = [
  [58, 62],
  [902, 62],
  [902, 658],
  [58, 658],
]

/** Too small or too shapeless to be looked at on their own. */
const NO_PROP: readonly GlyphName[] = [
  'driedHerbs',
  'pepperFlecks',
  'chilliFlakes',
  'salt',
  'sugarDust',
  'seeds',
  'oilDrops',
  'egg',
  'burrata',
  'stracciatella',
  'breadcrumbs',
  'crumbledNuts',
  'pistachio',
  'nduja',
  'sausage',
  'cheeseCubes',
  'bacon',
  'honey',
  'caramel',
  'balsamic',
  'chocolateDrizzle',
  'ham',
  'rawHam',
  'speck',
  'bresaola',
  'mortadella',
  'ricotta',
  'softCheese',
  'tuna',
  'whiteFish',
  'anchovy',
  'roe',
  'hazelnutCream',
  'whippedCream',
  'jam',
  'roastPork',
  'shavings',
  'fries',
  'salmon',
  'octopus',
  'squid',
  'capers',
  'chilli',
  'garlic',
  'pineNuts',
  'onion',
]

export function drawProps(
  canvas: Canvas,
  toppings: readonly GlyphName[],
  ground: Ground,
  taken: readonly number[],
): string {
  const random = canvas.random('props')
  const free = [0, 1, 2, 3].filter((corner) => !taken.includes(corner))
  const take = () => free.splice(random.index(free.length), 1)[0]
  const layers: string[] = []
  const tableware = random.index(6)
  const corner = take()
  if (corner !== undefined && tableware < 5) layers.push(drawTableProp(tableware, corner, ground, random))
  const shown = toppings.filter((name) => !NO_PROP.includes(name))
  const name = shown[random.index(Math.max(1, shown.length))]
  const other = take()
  if (other !== undefined && name && (tableware === 5 || random.chance(0.8)))
    layers.push(drawHandful(canvas, name, other, random))
  return layers.join('')
}

/** Two or three of the recipe's own toppings, larger than life and cut by the edge. */
function drawHandful(canvas: Canvas, glyph: GlyphName, corner: number, random: SeededRandom): string {
  const [x, y] = CORNERS[corner] ?? [58, 62]
  const scale = Math.min(2.1, 84 / GLYPHS[glyph].reach)
  const inwards: Point = [x < 480 ? 1 : -1, y < 360 ? 1 : -1]
  const start = random.between(0, 360)
  const spots: readonly Point[] = [
    [x + inwards[0] * 62, y - inwards[1] * 26],
    [x - inwards[0] * 20, y + inwards[1] * 74],
    [x - inwards[0] * 34, y - inwards[1] * 36],
  ]
  return spots
    .slice(0, random.chance(0.6) ? 3 : 2)
    .map(([px, py], at) =>
      canvas.glyph({
        glyph,
        at: [Math.round(px), Math.round(py)],
        turn: Math.round(start + at * random.between(70, 130)),
        scale: Math.round((scale - at * 0.12) * 100) / 100,
      }),
    )
    .join('')
}

function drawTableProp(kind: number, corner: number, ground: Ground, random: SeededRandom): string {
  const [x, y] = CORNERS[corner] ?? [58, 62]
  const outwards: Point = [x < 480 ? -1 : 1, y < 360 ? -1 : 1]
  const cast = (d: string) =>
    `<path fill="${ground.dark}" fill-opacity=".5" transform="translate(8 11)" d="${d}"/>`
  if (kind === 0) return drawNapkin([x + outwards[0] * 40, y + outwards[1] * 40], ground, random, cast)
  if (kind === 1) return drawOilDish([x + outwards[0] * 10, y + outwards[1] * 10], ground, cast)
  if (kind === 2) return drawCutter([x, y], outwards, cast)
  if (kind === 3) return drawFlour([x, y], random)
  return drawGlass([x + outwards[0] * 14, y + outwards[1] * 14], ground, cast)
}

function drawNapkin(
  [x, y]: Point,
  ground: Ground,
  random: SeededRandom,
  cast: (d: string) => string,
): string {
  const turn = random.between(-0.5, 0.5)
  const d = slabPath([x, y], 300, 300, 6, turn)
  const stripes = [-112, -96, 96, 112]
    .map((offset) => {
      const [ax, ay] = turned([offset, -148], turn)
      const [bx, by] = turned([offset, 148], turn)
      const [cx, cy] = turned([-148, offset], turn)
      const [ex, ey] = turned([148, offset], turn)
      return `M${joined([x + ax, y + ay].map(Math.round))}L${joined([x + bx, y + by].map(Math.round))}M${joined([x + cx, y + cy].map(Math.round))}L${joined([x + ex, y + ey].map(Math.round))}`
    })
    .join('')
  return (
    cast(d) +
    shape(ground.cloth, d) +
    `<path fill="none" stroke="${ground.clothStripe}" stroke-opacity=".8" stroke-width="7" d="${stripes}"/>`
  )
}

function drawOilDish([x, y]: Point, ground: Ground, cast: (d: string) => string): string {
  return (
    cast(disc(x, y, 92)) +
    shape(ground.cloth, disc(x, y, 92)) +
    shape('#8d7a2a', disc(x + 3, y + 4, 70)) +
    shape('#c7a233', disc(x, y, 68)) +
    shape('#dcbf55', disc(x - 12, y - 14, 40)) +
    line('#fdf0b8', 6, `M${x - 44} ${y - 18}Q${x - 34} ${y - 42} ${x - 8} ${y - 46}`)
  )
}

/** The wheel points into the picture, the handle runs out of it. */
function drawCutter([x, y]: Point, [ox, oy]: Point, cast: (d: string) => string): string {
  const turn = Math.atan2(oy, ox)
  const along = (far: number): Point => [
    Math.round(x - ox * 52 + Math.cos(turn) * far),
    Math.round(y - oy * 52 + Math.sin(turn) * far),
  ]
  const [wx, wy] = along(0)
  const fork = slabPath(along(44), 108, 26, 12, turn)
  const handle = slabPath(along(170), 180, 46, 22, turn)
  return (
    cast(disc(wx, wy, 62) + fork + handle) +
    shape('#a3a6a3', disc(wx, wy, 62)) +
    shape('#d9dbd6', disc(wx, wy, 58)) +
    shape('#bfc3bf', disc(wx, wy, 40)) +
    line('#fff', 5, `M${wx - 40} ${wy - 24}Q${wx - 30} ${wy - 42} ${wx - 8} ${wy - 47}`) +
    shape('#7b7d80', fork) +
    shape(WOOD.deep, handle) +
    `<path fill="#a5703f" transform="translate(-2-4)" d="${handle}"/>` +
    shape(IRON.light, disc(wx, wy, 9))
  )
}

/** A pinch of flour thrown on the table. */
function drawFlour([x, y]: Point, random: SeededRandom): string {
  const grains = (count: number, near: number, far: number) =>
    Array.from({ length: count }, () => {
      const angle = random.between(0, 6.28)
      const out = random.between(near, far)
      return `M${Math.round(x + Math.cos(angle) * out)} ${Math.round(y + Math.sin(angle) * out)}h.1`
    }).join('')
  return (
    `<g stroke="#fdf6e8"><path stroke-width="22" d="${grains(26, 0, 74)}"/>` +
    `<path stroke-width="11" d="${grains(26, 50, 120)}"/><path stroke-width="5" d="${grains(34, 80, 200)}"/></g>`
  )
}

/** A glass of red wine seen from above. */
function drawGlass([x, y]: Point, ground: Ground, cast: (d: string) => string): string {
  return (
    cast(disc(x, y, 84)) +
    `<path fill="${ground.cloth}" fill-opacity=".55" d="${disc(x, y, 84)}"/>` +
    shape('#5c0f1e', disc(x, y, 66)) +
    shape('#7d1a2b', disc(x - 6, y - 8, 50)) +
    `<path fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" d="${disc(x, y, 81)}"/>` +
    line('#f3c9c4', 6, `M${x - 44} ${y - 14}Q${x - 36} ${y - 38} ${x - 12} ${y - 44}`)
  )
}
