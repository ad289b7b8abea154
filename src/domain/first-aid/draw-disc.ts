/** A pizza from below, or its dough from above. */
import { crumbHoles } from '../drawing/holes.ts'
import { bakedColour, CHAR, CRUMB, ellipse, holes, INK, n, type Shape } from '../drawing/paint.ts'
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

/** A disc of dough that is not yet topped. */
export function above(drawing: SymptomDrawing): Shape[] {
  const { top = 0 } = drawing
  return [
    { d: disc(58, false), fill: bakedColour(top), stroke: bakedColour(top + 2), width: 2.5 },
    { d: disc(48, false), fill: CRUMB },
    ...(marked(drawing, 'tear')
      ? [{ d: 'M88 50L101 44L115 53L122 68L108 82L94 78L81 68L86 60Z', fill: CHAR, opacity: 0.9 }]
      : []),
  ]
}
