/** Folded and fried pieces. */
import type { Canvas } from './canvas.ts'
import { type Composition, castShadow, type Scene, WARM_SHADOW } from './composition.ts'
import type { Dough } from './dough.ts'
import { drawDressedDough } from './dressed-dough.ts'
import { drawFilling, drawMoon, type Moon } from './moon.ts'
import { FRIED } from './palette.ts'
import type { SeededRandom } from './seeded-random.ts'
import { blob, type Point } from './svg-path.ts'
import { drawBoard, drawPaper, drawPlate } from './tableware.ts'

/** Shadow on frying paper. */
const PAPER_SHADOW = '#7a5a34'

export function composeCalzone({ canvas, ground, dressing }: Scene): Composition {
  const random = canvas.random('composition')
  const turn = random.between(-0.42, 0.16)
  const centre: Point = [480, 366]
  const moon: Moon = { centre, rx: 346, ry: 322, turn, char: 0.8, fried: false }
  const { svg, outlineId } = drawMoon(canvas, moon, 'calzone')
  const stand = random.index(3)
  const under =
    stand === 0
      ? drawPlate([480, 360], 372, ground)
      : stand === 1
        ? drawBoard([480, 366], 820, 540, turn, ground)
        : ''
  return {
    layers: [
      under,
      castShadow(outlineId, under === '' ? ground.dark : WARM_SHADOW, 12, 17),
      svg,
      drawFilling(canvas, moon, dressing, 0.86, 'calzone'),
    ],
    taken: stand === 1 ? [0, 2] : [],
  }
}

/** Two closed ones and one torn open before them: the same drawing, turned and enlarged. */
export function composeTurnovers({ canvas, ground, dressing }: Scene): Composition {
  const random = canvas.random('composition')
  const lean = random.between(-9, 9)
  const moon: Moon = { centre: [0, 0], rx: 200, ry: 206, turn: 0, char: 0, fried: true }
  const { svg, outlineId } = drawMoon(canvas, moon, 'turnover')
  const id = canvas.id()
  canvas.define(`<g id="${id}">${svg}</g>`)
  const lay = ([x, y]: Point, degrees: number, posture = '') =>
    castShadow(outlineId, PAPER_SHADOW, x + 9, y + 12, `rotate(${degrees})${posture}`) +
    `<use href="#${id}" transform="translate(${x} ${y})rotate(${degrees})${posture}"/>`
  const front = Math.round(random.between(-8, 6))
  const open: Moon = { ...moon, centre: [474, 492], rx: 236, ry: 243, turn: (front * Math.PI) / 180 }
  return {
    layers: [
      drawPaper([484, 360], 812, 668, random.between(-0.1, 0.1), ground),
      lay([318, 208], Math.round(lean - 20)),
      lay([668, 232], Math.round(lean + 14)),
      lay([474, 492], front, 'scale(1.18)'),
      drawFilling(canvas, open, dressing, 0.7, 'turnover'),
    ],
    taken: [0, 2],
  }
}

/** Small fried discs, each dressed: two drawings, repeated and turned a little. */
export function composeRounds({ canvas, ground, dressing }: Scene): Composition {
  const random = canvas.random('composition')
  const places: readonly Point[] = [
    [262, 226],
    [512, 186],
    [738, 276],
    [352, 478],
    [606, 500],
  ]
  const small = { ...dressing, toppings: dressing.toppings.slice(0, 3) }
  const field = { centre: [0, 0] as Point, rx: 122, ry: 120, power: 2, turn: 0 }
  const dough: Dough = { field, rim: 32, puff: 6, char: 0, fried: true }
  const variants = [0, 1].map((variant): Drawn => {
    const { svg, outlineId } = drawDressedDough(canvas, dough, small, 0.8, `piece ${variant}`)
    const id = canvas.id()
    canvas.define(`<g id="${id}">${svg}</g>`)
    return { id, outlineId }
  })
  const pieces = places.map((place, at) =>
    copyOf(variants[at % 2], shaken(place, random), Math.round(random.between(-24, 24))),
  )
  return {
    layers: [drawPaper([490, 354], 836, 664, random.between(-0.1, 0.1), ground), ...pieces],
    taken: [0, 2],
  }
}

/** A heap of small fried pieces with their dressing strewn over it. */
export function composeBites({ canvas, ground, dressing }: Scene): Composition {
  const random = canvas.random('composition')
  const round = dressing.toppings.includes('sugarDust')
  const variants = [0, 1, 2].map(() => drawNugget(canvas, round ? [70, 62] : [92, 46], random))
  const places = heap(random)
  const pieces = places.map((place, at) =>
    copyOf(variants[at % 3], place, Math.round(random.between(-70, 70))),
  )
  const strewn = places.flatMap(([x, y], at) =>
    dressing.toppings.slice(0, 2).map((glyph, kind) =>
      canvas.glyph({
        glyph,
        at: [Math.round(x + (kind ? 30 : -18)), Math.round(y + (at % 2 ? 16 : -12))],
        turn: ((at * 3 + kind) % 5) * 72,
        scale: round ? 1.3 : 0.78,
      }),
    ),
  )
  return { layers: [drawPlate([480, 360], 352, ground), ...pieces, ...strewn], taken: [] }
}

interface Drawn {
  id: string
  outlineId: string
}

/** A lump of dough as the oil left it: dark seams, one lit back. */
function drawNugget(canvas: Canvas, [rx, ry]: Point, random: SeededRandom): Drawn {
  const lump = (share: number, shift: number, wobble: number, corners: number) =>
    blob([shift, shift * 1.3], { rx: rx * share, ry: ry * share, turn: 0, wobble, corners }, random)
  const { outlineId, clipId } = canvas.outline(lump(1, 0, 0.09, 11))
  const id = canvas.id()
  canvas.define(
    `<g id="${id}" clip-path="url(#${clipId})"><use href="#${outlineId}" fill="${FRIED.edge}"/>` +
      `<path fill="${FRIED.shade}" d="${lump(0.93, -4, 0.06, 9)}"/><path fill="${FRIED.main}" d="${lump(0.78, -8, 0.08, 9)}"/>` +
      `<path fill="${FRIED.light}" d="${lump(0.5, -14, 0.14, 8)}"/><path fill="${FRIED.pale}" d="${lump(0.2, -19, 0.2, 6)}"/></g>`,
  )
  return { id, outlineId }
}

function copyOf(piece: Drawn | undefined, [x, y]: Point, turn: number): string {
  if (!piece) return ''
  return (
    castShadow(piece.outlineId, PAPER_SHADOW, x + 8, y + 11, `rotate(${turn})`) +
    `<use href="#${piece.id}" transform="translate(${x} ${y})rotate(${turn})"/>`
  )
}

const shaken = ([x, y]: Point, random: SeededRandom): Point => [
  Math.round(x + random.between(-10, 10)),
  Math.round(y + random.between(-10, 10)),
]

function heap(random: SeededRandom): Point[] {
  const places: Point[] = []
  for (let attempt = 0; attempt < 400 && places.length < 14; attempt += 1) {
    const [angle, far] = [random.between(0, 6.28), Math.sqrt(random.between(0, 1))]
    const at: Point = [
      Math.round(480 + Math.cos(angle) * far * 232),
      Math.round(360 + Math.sin(angle) * far * 222),
    ]
    if (places.every((place) => Math.hypot(place[0] - at[0], place[1] - at[1]) > 104)) places.push(at)
  }
  return places
}
