/** A ball of dough on the table, from the side. */
import { crumbHoles } from '../drawing/holes.ts'
import { CRUMB, HOLE, holes, INK, n, type Shape, smoke } from '../drawing/paint.ts'
import { marked, type SymptomDrawing } from './symptom.ts'

const TABLE_Y = 112

export function dough(drawing: SymptomDrawing): Shape[] {
  const { rise = 5, crumb = 3 } = drawing
  const half = marked(drawing, 'slack') ? 84 : marked(drawing, 'strings') ? 74 : 46 + rise * 2
  const high = 30 + rise * 6
  const top = TABLE_Y - high
  const ball = `M${100 - half} ${TABLE_Y}C${n(100 - half - 4)} ${n(TABLE_Y - high * 0.8)} ${n(100 - half * 0.55)} ${n(top)} 100 ${n(top)}S${n(100 + half + 4)} ${n(TABLE_Y - high * 0.8)} ${100 + half} ${TABLE_Y}Z`
  const inside = { left: 100 - half * 0.76, right: 100 + half * 0.76, top: top + 7, bottom: TABLE_Y - 5 }
  return [
    { d: ball, fill: CRUMB, stroke: HOLE, width: 2 },
    ...holes(crumbHoles(inside, crumb), HOLE),
    {
      d: `M${n(100 - half * 0.5)} ${n(top + high * 0.28)}Q${n(100 - half * 0.2)} ${n(top + 5)} 100 ${n(top + 5)}`,
      stroke: '#ffffff',
      width: 3,
      opacity: 0.7,
    },
    ...(marked(drawing, 'strings') ? strings(top) : []),
    ...(marked(drawing, 'smoke') ? [smoke([76, 100, 124], top - 4)] : []),
    { d: `M8 ${TABLE_Y}L192 ${TABLE_Y}`, stroke: INK, width: 2 },
  ]
}

/** What stays on the hand that is lifted from it. */
const strings = (top: number): Shape[] => [
  {
    d: `M62 ${n(top + 6)}C70 ${n(top - 20)} 68 36 70 26M86 ${n(top + 3)}C90 ${n(top - 16)} 88 40 88 26M114 ${n(top + 3)}C110 ${n(top - 16)} 112 40 112 26M138 ${n(top + 6)}C130 ${n(top - 20)} 132 36 130 26`,
    stroke: HOLE,
    width: 5,
  },
  { d: 'M54 26Q54 12 66 12L134 12Q146 12 146 26Q100 32 54 26Z', fill: CRUMB, stroke: HOLE, width: 2 },
]
