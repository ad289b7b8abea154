/** Dough on the table, cut through the middle; what sticks to a hand is seen from the side. */
import { crumbHoles } from '../drawing/holes.ts'
import { CRUMB, HOLE, holes, INK, n, type Shape, smoke } from '../drawing/paint.ts'
import { marked, type SymptomDrawing } from './symptom.ts'

const TABLE_Y = 112

export function dough(drawing: SymptomDrawing): Shape[] {
  if (marked(drawing, 'shrink')) return shrunk
  const { rise = 5, crumb = 3 } = drawing
  const isCut = !marked(drawing, 'strings')
  const half = marked(drawing, 'slack') ? 84 : marked(drawing, 'strings') ? 74 : 46 + rise * 2
  const high = 30 + rise * 6
  const top = TABLE_Y - high
  const ball = `M${100 - half} ${TABLE_Y}C${n(100 - half - 4)} ${n(TABLE_Y - high * 0.8)} ${n(100 - half * 0.55)} ${n(top)} 100 ${n(top)}S${n(100 + half + 4)} ${n(TABLE_Y - high * 0.8)} ${100 + half} ${TABLE_Y}Z`
  const inside = { left: 100 - half * 0.76, right: 100 + half * 0.76, top: top + 7, bottom: TABLE_Y - 5 }
  return [
    { d: ball, fill: CRUMB, stroke: HOLE, width: isCut ? 4.5 : 2 },
    ...holes(crumbHoles(inside, crumb), HOLE),
    ...(isCut ? [] : [gloss(half, high), ...strings(top)]),
    ...(marked(drawing, 'smoke') ? [smoke([76, 100, 124], top - 4)] : []),
    { d: `M8 ${TABLE_Y}L192 ${TABLE_Y}`, stroke: INK, width: 2 },
  ]
}

/** Light on a smooth skin. */
const gloss = (half: number, high: number): Shape => {
  const top = TABLE_Y - high
  return {
    d: `M${n(100 - half * 0.5)} ${n(top + high * 0.28)}Q${n(100 - half * 0.2)} ${n(top + 5)} 100 ${n(top + 5)}`,
    stroke: '#ffffff',
    width: 3,
    opacity: 0.7,
  }
}

/** A disc that has drawn together: thick, inside the long and thin one that it should be. */
const shrunk: Shape[] = [
  {
    d: `M10 ${TABLE_Y}Q10 100 22 100L178 100Q190 100 190 ${TABLE_Y}Z`,
    stroke: INK,
    width: 1.6,
    dashed: true,
  },
  {
    d: `M56 ${TABLE_Y}C50 92 58 80 72 80C84 80 88 86 100 86S116 80 128 80C142 80 150 92 144 ${TABLE_Y}Z`,
    fill: CRUMB,
    stroke: HOLE,
    width: 4.5,
  },
  {
    d: 'M16 66L44 66M36 58L44 66L36 74M184 66L156 66M164 58L156 66L164 74',
    stroke: INK,
    width: 2.4,
  },
  { d: `M8 ${TABLE_Y}L192 ${TABLE_Y}`, stroke: INK, width: 2 },
]

/** What stays on the hand that is lifted from it. */
const strings = (top: number): Shape[] => [
  {
    d: `M62 ${n(top + 6)}C70 ${n(top - 20)} 68 36 70 26M86 ${n(top + 3)}C90 ${n(top - 16)} 88 40 88 26M114 ${n(top + 3)}C110 ${n(top - 16)} 112 40 112 26M138 ${n(top + 6)}C130 ${n(top - 20)} 132 36 130 26`,
    stroke: HOLE,
    width: 5,
  },
  { d: 'M54 26Q54 12 66 12L134 12Q146 12 146 26Q100 32 54 26Z', fill: CRUMB, stroke: HOLE, width: 2 },
]
