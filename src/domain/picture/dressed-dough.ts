/** A piece of dough with everything on it. */
import { type Base, drawMelt, drawSpread, type Melt } from './base-layer.ts'
import type { Canvas } from './canvas.ts'
import { type Dough, doughOutline, drawDimples, drawDough } from './dough.ts'
import { inset } from './field.ts'
import type { GlyphName } from './glyphs/glyph-book.ts'
import { strew } from './placement.ts'

export interface Dressing {
  base: Base
  melt: Melt
  toppings: readonly GlyphName[]
  sectors: boolean
  /** Share of the usual number of toppings. */
  density: number
  /** A bare top has the finger marks of a focaccia. */
  dimpled: boolean
}

/** SVG of the piece, and the id of its outline for the shadow beneath. `stream` tells pieces of one picture apart. */
export function drawDressedDough(
  canvas: Canvas,
  dough: Dough,
  dressing: Dressing,
  scale: number,
  stream: string,
): { svg: string; outlineId: string } {
  const { outlineId, clipId } = canvas.outline(doughOutline(dough, canvas.random(`${stream} outline`)))
  const inside = inset(dough.field, dough.rim)
  const spread = drawTop(canvas, dough, dressing, stream)
  const toppings = strew(
    inset(inside, 4),
    dressing.toppings,
    { sectors: dressing.sectors, density: dressing.density, scale, cropped: dough.cropped ?? false },
    canvas.random(`${stream} toppings`),
  )
  return {
    outlineId,
    svg:
      drawDough(dough, outlineId, clipId, canvas.random(`${stream} crust`)) +
      spread +
      drawMelt(canvas, inside, dressing.melt, canvas.random(`${stream} melt`)) +
      toppings.map((placed) => canvas.glyph(placed)).join(''),
  }
}

function drawTop(canvas: Canvas, dough: Dough, { base, melt, dimpled }: Dressing, stream: string): string {
  if (!dimpled || base !== 'oil')
    return drawSpread(inset(dough.field, dough.rim), base, melt === 'veil', canvas.random(`${stream} spread`))
  const { defs, svg } = drawDimples(
    inset(dough.field, dough.rim * 0.6),
    canvas.id(),
    canvas.random(`${stream} dimples`),
  )
  canvas.define(defs)
  return svg
}
