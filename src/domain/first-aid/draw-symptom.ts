/** The drawing of a symptom: a slice in section, the bottom, the top or a ball of dough, from a few figures.
 *
 * Units   of a sheet of 200 x 130; the figures of a drawing go from 0 to 10, a missing one is that of a good pizza.
 * Source  drawn by hand for this site; colours from white dough to char.
 * Valid   any drawing of the content; the same drawing is always the same shapes, on the server and in the browser. */

import type { Shape } from '../drawing/paint.ts'
import { dough } from './draw-ball.ts'
import { above, below } from './draw-disc.ts'
import { section } from './draw-section.ts'
import type { SymptomDrawing } from './symptom.ts'

const VIEWS = { section, below, above, dough } as const

/** From the back to the front. */
export const drawSymptom = (drawing: SymptomDrawing): Shape[] => VIEWS[drawing.view](drawing)
