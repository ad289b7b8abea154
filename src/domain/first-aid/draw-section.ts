/** A slice in section, from the rim, at the left, to the centre of the pizza. */
import { crumbHoles } from '../drawing/holes.ts'
import {
  bakedColour,
  CHAR,
  CHEESE,
  CHEESE_EDGE,
  CRUMB,
  ellipse,
  HOLE,
  holes,
  INK,
  n,
  type Shape,
  smoke,
  TOMATO,
  WATER,
} from '../drawing/paint.ts'
import { marked, type SymptomDrawing } from './symptom.ts'

const RAW = '#cbb991'
const BASE_Y = 108

export function section(drawing: SymptomDrawing): Shape[] {
  const { colour = 5, top = 5, rim = 6, crumb = 6, raw = 0 } = drawing
  const high = 20 + rim * 5
  const [rimY, flatY] = [BASE_Y - high, BASE_Y - 17 - raw * 0.8]
  const isBubble = marked(drawing, 'bubble')
  const skin = `M12 ${BASE_Y - 4}C6 ${n(BASE_Y - high * 0.7)} 14 ${n(rimY)} 40 ${n(rimY)}S66 ${n(flatY)} 92 ${n(flatY)}${
    isBubble ? `C106 ${n(flatY)} 100 40 132 40S160 ${n(flatY)} 172 ${n(flatY)}` : ''
  }L192 ${n(flatY)}`
  const inner = { left: 16, right: 64, top: rimY + 5, bottom: BASE_Y - 6 }
  return [
    { d: `${skin}L192 ${BASE_Y}L16 ${BASE_Y}Q12 ${BASE_Y} 12 ${BASE_Y - 4}Z`, fill: CRUMB },
    ...(isBubble
      ? [{ d: `M108 ${n(flatY + 9)}C110 60 116 48 132 48S152 60 156 ${n(flatY + 9)}Z`, fill: HOLE }]
      : []),
    ...holes(crumbHoles(inner, crumb), HOLE),
    ...holes(
      crumbHoles({ left: 74, right: 188, top: flatY + 8 + raw, bottom: BASE_Y - 5 }, crumb * 0.5),
      HOLE,
    ),
    { d: skin, stroke: bakedColour(top), width: marked(drawing, 'cracks') ? 6.5 : 4.5 },
    { d: `M15 ${BASE_Y}L192 ${BASE_Y}`, stroke: bakedColour(colour), width: 6.5 },
    ...(raw > 0 ? rawLayer(flatY, raw) : []),
    ...(marked(drawing, 'cracks') ? [cracks(rimY)] : []),
    ...topping(drawing, flatY),
    ...(marked(drawing, 'peel') ? peel : []),
    ...(marked(drawing, 'smoke') ? [smoke([44, 84, 124, 164], flatY - 18)] : []),
  ]
}

/** What stayed raw, with a broken line round it: the eye finds it at once. */
function rawLayer(flatY: number, raw: number): Shape[] {
  const deep = 3 + raw * 1.5
  const d = `M88 ${n(flatY + 1)}L192 ${n(flatY + 1)}L192 ${n(flatY + deep)}C150 ${n(flatY + deep + 3)} 112 ${n(flatY + deep)} 88 ${n(flatY + 1)}Z`
  return [
    { d, fill: RAW },
    { d, stroke: CHAR, width: 1.4, dashed: true },
  ]
}

const cracks = (rimY: number): Shape => ({
  d: `M26 ${n(rimY + 3)}l4 9l-3 6l4 7M48 ${n(rimY + 2)}l-3 8l4 5M112 88l3 7l-3 5M150 88l-3 8l4 6`,
  stroke: CHAR,
  width: 1.5,
})

function topping(drawing: SymptomDrawing, flatY: number): Shape[] {
  const slides = marked(drawing, 'slide')
  const bubble = marked(drawing, 'bubble')
  const y = flatY - 3
  const sauce = slides
    ? `M128 ${n(y)}C150 ${n(y - 4)} 176 ${n(y - 2)} 194 ${n(y + 10)}`
    : bubble
      ? `M84 ${n(y)}L102 ${n(y)}M162 ${n(y)}L192 ${n(y)}`
      : `M84 ${n(y)}L192 ${n(y)}`
  const cheese: readonly number[] = slides ? [150, 178] : bubble ? [90, 180] : [104, 136, 170]
  const lift = (x: number) => (slides ? (x - 150) / 9 : 0)
  const blob = (x: number) =>
    `M${n(x - 14)} ${n(y - 1 + lift(x))}C${n(x - 12)} ${n(y - 12 + lift(x))} ${n(x + 10)} ${n(y - 12 + lift(x))} ${n(x + 14)} ${n(y - 1 + lift(x))}Z`
  return [
    { d: sauce, stroke: TOMATO, width: 5.5 },
    ...cheese.map((x) => ({ d: blob(x), fill: CHEESE, stroke: CHEESE_EDGE, width: 1 })),
    ...(bubble ? [{ d: ellipse(132, 42, 13, 4.5), fill: CHAR }] : []),
    ...(marked(drawing, 'water') ? [water([118, 154], flatY + 3)] : []),
    ...(marked(drawing, 'pool') ? pool(flatY) : []),
    ...(slides
      ? [
          {
            d: `M100 ${n(y - 12)}L126 ${n(y - 12)}M118 ${n(y - 19)}L127 ${n(y - 12)}L118 ${n(y - 5)}`,
            stroke: INK,
            width: 2.4,
          },
        ]
      : []),
  ]
}

/** Water that stands on the sauce between the pieces of cheese, and runs down where the slice is cut. */
const pool = (flatY: number): Shape[] => [
  {
    d: `M84 ${n(flatY - 6)}Q90 ${n(flatY - 10)} 100 ${n(flatY - 9)}L178 ${n(flatY - 9)}Q196 ${n(flatY - 9)} 197 ${n(flatY + 6)}L196 118Q193 124 190 118L190 ${n(flatY)}L84 ${n(flatY)}Z`,
    fill: WATER,
    stroke: '#3f6f8c',
    width: 1.2,
    opacity: 0.85,
  },
  { d: `M112 ${n(flatY - 5)}l16 0M146 ${n(flatY - 5)}l12 0`, stroke: '#ffffff', width: 2 },
]

/** A peel under raw dough that holds on to it: threads of dough from the one to the other. */
const peel: Shape[] = [
  {
    d: 'M70 108l-2 9M90 108l2 9M112 108l-2 9M136 108l2 9M158 108l-1 9M178 108l2 9',
    stroke: CRUMB,
    width: 6,
  },
  { d: 'M2 120L196 120', stroke: '#8a5a33', width: 7 },
]

const drop = (x: number, y: number) =>
  `M${n(x)} ${n(y - 6)}C${n(x + 6)} ${n(y + 1)} ${n(x + 4)} ${n(y + 6)} ${n(x)} ${n(y + 6)}S${n(x - 6)} ${n(y + 1)} ${n(x)} ${n(y - 6)}Z`
const water = (xs: readonly number[], y: number): Shape => ({
  d: xs.map((x) => drop(x, y)).join(''),
  fill: WATER,
  stroke: '#3f6f8c',
  width: 1.2,
})
