/** What is spread on the dough: sauce, cream or oil, and the cheese that melts into it. */
import type { Canvas } from './canvas.ts'
import { anglesAround, areaOf, edgeAt, type Field, inset, pointIn } from './field.ts'
import { CHEESE, TOMATO } from './palette.ts'
import type { SeededRandom } from './seeded-random.ts'
import { blob, type Point, ripple, softPath, turned } from './svg-path.ts'

export const BASE_NAMES = [
  'tomato',
  'white',
  'oil',
  'green',
  'orange',
  'chocolate',
  'custard',
  'ricotta',
  'pistachio',
] as const
export type Base = (typeof BASE_NAMES)[number]
export type Melt = 'none' | 'pools' | 'pieces' | 'veil'

interface BaseColours {
  edge: string
  main: string
  dark: string
  light: string
  stroke: string
}

const COLOURS: Record<Base, BaseColours> = {
  tomato: { edge: '#8f1e0e', main: TOMATO.main, dark: '#a92411', light: TOMATO.light, stroke: TOMATO.pale },
  white: { edge: '#d8a355', main: '#f3d9a0', dark: '#e9c27e', light: '#f9e8bf', stroke: '#fff5dc' },
  oil: { edge: '#c48537', main: '#e9bd70', dark: '#d79f4c', light: '#f4d593', stroke: '#fceabb' },
  green: { edge: '#47602b', main: '#76903d', dark: '#617c31', light: '#95ab56', stroke: '#c6d488' },
  orange: { edge: '#b6621a', main: '#e39233', dark: '#cf7a22', light: '#efad55', stroke: '#f8cf8b' },
  chocolate: { edge: '#381a0d', main: '#5c2f1a', dark: '#472212', light: '#784429', stroke: '#a97049' },
  custard: { edge: '#c8922f', main: '#f0c65c', dark: '#e2b043', light: '#f8d981', stroke: '#fdebb3' },
  ricotta: { edge: '#d8ba84', main: '#f8ebd0', dark: '#ecd7ad', light: '#fdf6e6', stroke: '#fffdf6' },
  pistachio: { edge: '#717c34', main: '#a9b45c', dark: '#929e48', light: '#bfc878', stroke: '#dbe0a4' },
}

/** The spread with its darker edge, the patches of a wet surface and the marks of the ladle. A `covered` one shows
 * its edge only. */
export function drawSpread(field: Field, base: Base, covered: boolean, random: SeededRandom): string {
  const { edge, main, dark, light, stroke } = COLOURS[base]
  const wave = ripple(random, [4, 7, 11])
  const outline = softPath(
    anglesAround(field, field.power > 3 ? 30 : 22).map((angle) => edgeAt(field, angle, 8 * wave(angle))),
  )
  const sheet = `<path fill="${main}" stroke="${edge}" stroke-width="9" paint-order="stroke" d="${outline}"/>`
  if (covered) return sheet
  const inner = inset(field, Math.min(46, field.ry * 0.3))
  const size = Math.min(1, field.ry / 200)
  const patches = Array.from({ length: field.ry < 130 ? 4 : 10 }, () =>
    blob(
      pointIn(inner, random),
      {
        rx: size * random.between(22, 62),
        ry: size * random.between(12, 26),
        turn: random.between(-0.7, 0.7),
        wobble: 0.25,
        corners: 5,
      },
      random,
    ),
  )
  const half = patches.length / 2
  return (
    sheet +
    `<path fill="${dark}" fill-opacity=".7" d="${patches.slice(0, half).join('')}"/>` +
    `<path fill="${light}" fill-opacity=".7" d="${patches.slice(half).join('')}"/>` +
    `<path fill="none" stroke="${stroke}" stroke-opacity=".55" stroke-width="5" d="${ladleMarks(field, random)}"/>`
  )
}

/** Broken arcs of a spiral that follows the shape. */
function ladleMarks(field: Field, random: SeededRandom): string {
  const marks = [0.34, 0.56, 0.76, 0.9].flatMap((share) => {
    const small: Field = { ...field, rx: field.rx * share, ry: field.ry * share }
    const start = random.between(0, 6.28)
    return [0, random.between(1.7, 2.4), random.between(3.4, 4.6)].map((turn, at) => {
      const span = at === 2 ? 0.06 : random.between(0.3, 0.62)
      return arc(small, start + turn, span)
    })
  })
  return marks.join('')
}

function arc(field: Field, start: number, span: number): string {
  const point = (share: number) => edgeAt(field, start + span * share)
  const [from, via, to] = [point(0), point(0.5), point(1)]
  const bend = (axis: 0 | 1) => Math.round(2 * via[axis] - (from[axis] + to[axis]) / 2)
  return `M${from.map(Math.round).join(' ')}Q${bend(0)} ${bend(1)} ${to.map(Math.round).join(' ')}`
}

/** Melted cheese in the asked manner, with golden and browned patches. */
export function drawMelt(canvas: Canvas, field: Field, melt: Melt, random: SeededRandom): string {
  if (melt === 'none') return ''
  if (melt === 'veil') return drawVeil(canvas, field, random)
  const centres = melt === 'pools' ? spread(field, 9, 112, random) : spread(field, 8, 120, random)
  const size = Math.min(1, field.ry / 190)
  const pools = centres.map((centre) =>
    blob(
      centre,
      {
        rx: size * (melt === 'pools' ? random.between(38, 66) : random.between(34, 48)),
        ry: size * random.between(30, 44),
        turn: random.between(0, 3.14),
        wobble: melt === 'pools' ? 0.28 : 0.12,
        corners: melt === 'pools' ? 8 : 7,
      },
      random,
    ),
  )
  const around = scatterAround(centres, random)
  return (
    relief(canvas, pools.join(''), CHEESE.main) +
    `<path fill="${CHEESE.gold}" fill-opacity=".8" d="${around(1, size * (melt === 'pieces' ? 12 : 20), size * 14, 5)}"/>` +
    `<path fill="#fffdf7" d="${around(0.5, size * 13, size * 16, 5)}"/>` +
    (melt === 'pieces'
      ? ''
      : `<path fill="${CHEESE.brown}" fill-opacity=".8" d="${around(0.5, size * 8, size * 12, 5)}"/>`)
  )
}

/** A white pizza: one sheet of cheese, gold where it is thin, cream where it stands. */
function drawVeil(canvas: Canvas, field: Field, random: SeededRandom): string {
  const wave = ripple(random, [3, 6, 9, 13])
  const sheet = softPath(
    anglesAround(field, field.power > 3 ? 30 : 26).map((angle) =>
      edgeAt(field, angle, field.ry * 0.055 * (wave(angle) - 1)),
    ),
  )
  const size = Math.min(1, field.ry / 190)
  const centres = spread(field, 12, 92, random)
  const around = scatterAround(centres, random)
  const cream = centres.map((centre) =>
    blob(
      centre,
      {
        rx: size * random.between(26, 52),
        ry: size * random.between(20, 32),
        turn: random.between(0, 3),
        wobble: 0.25,
      },
      random,
    ),
  )
  return (
    relief(canvas, sheet, '#f8e3b2') +
    relief(canvas, cream.join(''), '#fdf3dc', '#ecc887') +
    `<path fill="${CHEESE.gold}" d="${around(1, size * 15, size * 42, 5)}"/>` +
    `<path fill="${CHEESE.brown}" fill-opacity=".85" d="${around(1, size * 6, size * 40, 4)}"/>`
  )
}

/** A flat colour on a lower edge that shows at the lower right. */
function relief(canvas: Canvas, d: string, colour: string, edge: string = CHEESE.shade): string {
  const id = canvas.id()
  canvas.define(`<path id="${id}" d="${d}"/>`)
  return `<use href="#${id}" fill="${edge}"/><use href="#${id}" fill="${colour}" transform="translate(-2-4)"/>`
}

function scatterAround(centres: readonly Point[], random: SeededRandom) {
  return (share: number, size: number, far: number, corners: number): string =>
    centres
      .filter((_, at) => at % Math.round(1 / share) === 0)
      .map(([x, y]) => {
        const [dx, dy] = turned([far, 0], random.between(0, 6.28))
        const rx = size * random.between(0.7, 1.3)
        return blob(
          [x + dx, y + dy],
          { rx, ry: rx * 0.6, turn: random.between(0, 3), wobble: 0.3, corners },
          random,
        )
      })
      .join('')
}

/** Up to `most` points (scaled with the area) that keep `gap` pixels from each other. */
function spread(field: Field, most: number, gap: number, random: SeededRandom): Point[] {
  const wanted = Math.max(2, Math.min(13, Math.round((most * areaOf(field)) / 166_000)))
  const points: Point[] = []
  const inner = inset(field, Math.min(40, field.ry * 0.3))
  for (let attempt = 0; attempt < wanted * 30 && points.length < wanted; attempt += 1) {
    const at = pointIn(inner, random)
    const room = gap * (1 - attempt / (wanted * 60))
    if (points.every((point) => Math.hypot(point[0] - at[0], point[1] - at[1]) > room)) points.push(at)
  }
  return points
}
