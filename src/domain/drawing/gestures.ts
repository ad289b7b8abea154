/** Six gestures of the craft, drawn: shown with words of the glossary, in articles and while somebody cooks.
 *
 * Source  drawn for this site; what each shows in words: content/drawings.yaml. */
import { bakedColour, CRUMB, ellipse, type Shape } from './paint.ts'
import {
  arrow,
  BRICK,
  bentArrow,
  DOUGH_EDGE,
  FLOUR,
  flames,
  hand,
  line,
  mound,
  pizzaSide,
  round,
  STEEL,
  solid,
  TABLE_Y,
  table,
  WOOD,
} from './parts.ts'

/** The heel of the hand pushes the dough away, the fingers fold it back. */
const knead = (): Shape[] => [
  solid(`M34 ${TABLE_Y}C28 92 44 78 70 80C92 82 120 92 150 98Q172 102 172 ${TABLE_Y}Z`, CRUMB, DOUGH_EDGE),
  line('M52 92C70 84 90 92 108 100', 1.6, { stroke: DOUGH_EDGE }),
  ...hand(92, 92, 32, 1.05),
  ...hand(116, 96, 32, 1.05),
  arrow(132, 76, 170, 88),
  bentArrow(62, 66, 40, 40, 26, 82),
  table(),
]

/** An edge is pulled up and laid over the rest. */
const fold = (): Shape[] => [
  line(ellipse(100, 70, 84, 54), 3),
  solid(ellipse(100, 74, 66, 40), CRUMB, DOUGH_EDGE),
  solid('M52 48C58 14 142 14 148 48C140 78 118 92 100 92C82 92 60 78 52 48Z', FLOUR, DOUGH_EDGE),
  ...hand(100, 40, 0, 0.85),
  bentArrow(140, 24, 178, 40, 134, 88),
]

/** The dough is drawn under itself until the skin is tight, the seam below. */
const ball = (): Shape[] => [
  ...mound(100, 44, 58),
  line('M92 112Q97 104 100 110Q103 104 108 112', 1.8, { stroke: DOUGH_EDGE }),
  ...hand(52, 106, -62, 0.95),
  ...hand(148, 106, 62, 0.95, true),
  bentArrow(72, 46, 44, 58, 40, 80),
  bentArrow(128, 46, 156, 58, 160, 80),
  table(),
]

/** Fingers press from the middle outwards; the rim stays untouched. */
const open = (): Shape[] => [
  solid(ellipse(100, 66, 82, 56), bakedColour(1), DOUGH_EDGE, 2),
  solid(ellipse(100, 66, 64, 42), CRUMB, DOUGH_EDGE, 1.2),
  ...hand(82, 82, 16, 0.9),
  ...hand(118, 82, -16, 0.9, true),
  arrow(66, 82, 42, 92),
  arrow(134, 82, 158, 92),
  arrow(100, 92, 100, 104),
]

/** The peel goes in flat and is pulled back with a short jerk. */
const peel = (): Shape[] => [
  solid('M104 112V62Q106 22 152 18L196 14V112Z', '#4a2f22'),
  solid('M104 126L104 112L196 112L196 126Z', BRICK),
  solid('M8 96L60 100L150 106L150 109L60 105L8 102Z', WOOD),
  ...pizzaSide(122, 103, 34, 8),
  arrow(34, 84, 84, 88),
  arrow(70, 118, 24, 114),
]

/** A small round peel lifts an edge and turns it towards the fire. */
const turn = (): Shape[] => [
  solid(ellipse(112, 76, 80, 48), '#d9b08c', BRICK, 2),
  ...flames([176, 188, 170], 50),
  ...round(100, 78, 36),
  solid(ellipse(78, 92, 18, 15), STEEL),
  line('M66 102L14 126', 5, { stroke: STEEL }),
  bentArrow(66, 50, 100, 22, 138, 52),
]

export const GESTURES = {
  impastare: knead,
  pieghe: fold,
  formare: ball,
  stendere: open,
  infornare: peel,
  girare: turn,
} as const
export type Gesture = keyof typeof GESTURES

/** How a gesture is told, and by which words of a step it is known. */
export type GestureWords = Readonly<
  Record<Gesture, { caption: string; words: readonly string[]; not?: readonly string[] }>
>
