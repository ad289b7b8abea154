/** A pizza from below or from above. */
import { crumbHoles } from '../drawing/holes.ts'
import {
  bakedColour,
  CHAR,
  CHEESE,
  CHEESE_EDGE,
  CRUMB,
  ellipse,
  holes,
  INK,
  n,
  type Shape,
  TOMATO,
  WATER,
} from '../drawing/paint.ts'
import { marked, type SymptomDrawing } from './symptom.ts'

const DISC = { left: 44, right: 156, top: 9, bottom: 121 }
const CENTRE = { x: 100, y: 65 } as const

/** A disc with a bite out of its edge where it tore. */
const disc = (radius: number, isTorn: boolean) =>
  isTorn
    ? `M${n(100 + radius)} 65A${radius} ${radius} 0 1 1 100 ${n(65 - radius)}L108 ${n(65 - radius * 0.66)}L${n(100 + radius * 0.4)} ${n(65 - radius * 0.62)}L${n(100 + radius * 0.5)} ${n(65 - radius * 0.3)}L${n(100 + radius * 0.82)} ${n(65 - radius * 0.25)}Z`
    : ellipse(CENTRE.x, CENTRE.y, radius)

export function below(drawing: SymptomDrawing): Shape[] {
  const { colour = 5, spots = 5 } = drawing
  const isTorn = marked(drawing, 'torn')
  const stained = crumbHoles(DISC, spots).filter(({ x, y }) => Math.hypot(x - CENTRE.x, y - CENTRE.y) < 48)
  return [
    {
      d: disc(58, isTorn),
      fill: bakedColour(colour),
      stroke: bakedColour(Math.min(10, colour + 2)),
      width: 2.5,
    },
    ...(isTorn
      ? []
      : [
          {
            d: ellipse(CENTRE.x, CENTRE.y, 50),
            stroke: bakedColour(Math.min(10, colour + 1)),
            width: 1.5,
            opacity: 0.6,
          },
        ]),
    { d: disc(58, isTorn), stroke: INK, width: 1, opacity: 0.4 },
    ...holes(stained, bakedColour(Math.min(10, colour + 3)), 0.85),
    ...(isTorn
      ? [
          {
            d: `${ellipse(78, 76, 15, 10)}${ellipse(116, 92, 11, 8)}${ellipse(70, 48, 8, 6)}`,
            fill: bakedColour(0),
            stroke: bakedColour(5),
            width: 1.2,
          },
        ]
      : []),
  ]
}

export function above(drawing: SymptomDrawing): Shape[] {
  const { top = 5 } = drawing
  const isTorn = marked(drawing, 'torn')
  const radius = marked(drawing, 'shrink') ? 40 : 58
  const isBare = marked(drawing, 'bare')
  return [
    ...(marked(drawing, 'shrink')
      ? [{ d: disc(60, false), stroke: INK, width: 1.6, dashed: true, opacity: 0.7 }]
      : []),
    { d: disc(radius, isTorn), fill: bakedColour(top), stroke: bakedColour(top + 2), width: 2.5 },
    { d: disc(radius - 10, isTorn), fill: isBare ? CRUMB : TOMATO },
    ...(isBare ? [] : patches(isTorn)),
    ...(marked(drawing, 'water')
      ? [
          {
            d: 'M78 58C92 46 122 50 126 66S104 92 88 84S66 70 78 58Z',
            fill: WATER,
            opacity: 0.85,
            stroke: '#3f6f8c',
            width: 1.4,
          },
          { d: 'M86 62q8 -7 18 -5', stroke: '#ffffff', width: 2.2 },
        ]
      : []),
    ...(marked(drawing, 'tear')
      ? [{ d: 'M88 50L101 44L115 53L122 68L108 82L94 78L81 68L86 60Z', fill: CHAR, opacity: 0.9 }]
      : []),
    ...(marked(drawing, 'shrink') ? [arrows] : []),
  ]
}

const patches = (isTorn: boolean): Shape[] =>
  ([[76, 48], [118, 84], [84, 88], ...(isTorn ? [] : [[122, 46]])] as [number, number][]).map(([x, y]) => ({
    d: `M${x - 13} ${y + 2}C${x - 14} ${y - 9} ${x + 4} ${y - 12} ${x + 12} ${y - 5}S${x + 8} ${y + 11} ${x - 2} ${y + 10}S${x - 12} ${y + 8} ${x - 13} ${y + 2}Z`,
    fill: CHEESE,
    stroke: CHEESE_EDGE,
    width: 1,
  }))

/** From the circle that the disc should fill towards its middle. */
const arrows: Shape = {
  d: 'M36 65L54 65M48 59L54 65L48 71M164 65L146 65M152 59L146 65L152 71M100 3L100 19M94 13L100 19L106 13M100 127L100 111M94 117L100 111L106 117',
  stroke: INK,
  width: 2.2,
}
