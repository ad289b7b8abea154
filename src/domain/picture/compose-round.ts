/** The round pizza on its table: whole, cut, or so near that the sheet cuts it. */
import { type Composition, castShadow, type Scene, WARM_SHADOW } from './composition.ts'
import type { Dough } from './dough.ts'
import { drawDressedDough } from './dressed-dough.ts'
import type { SeededRandom } from './seeded-random.ts'
import { cutSlice } from './slice.ts'
import type { Point } from './svg-path.ts'
import { drawPan, drawPaper, drawPlate, drawRoundBoard } from './tableware.ts'

export type Rim = Pick<Dough, 'rim' | 'puff' | 'char'>

export function composeRound(scene: Scene, rim: Rim): Composition {
  const random = scene.canvas.random('composition')
  // Near by, few kinds are seen best.
  return scene.dressing.toppings.length <= 2 && random.chance(0.45)
    ? composeNear(scene, rim, random)
    : composeWhole(scene, rim, random)
}

function composeNear(
  { canvas, ground, dressing }: Scene,
  { rim, puff, char }: Rim,
  random: SeededRandom,
): Composition {
  const side = random.chance(0.5) ? 1 : -1
  const radius = Math.round(random.between(372, 404))
  const grow = radius / 300
  const centre: Point = [
    Math.round(480 + side * random.between(80, 120)),
    Math.round(360 + random.between(-30, 40)),
  ]
  const field = { centre, rx: radius, ry: Math.round(radius * 0.985), power: 2, turn: 0 }
  const dough: Dough = { field, rim: rim * grow, puff: puff * grow, char, cropped: true }
  const { svg, outlineId } = drawDressedDough(canvas, dough, dressing, 1.2, 'pizza')
  return { layers: [castShadow(outlineId, ground.dark, 12, 16) + svg], taken: side > 0 ? [1, 2] : [0, 3] }
}

function composeWhole({ canvas, ground, dressing }: Scene, rim: Rim, random: SeededRandom): Composition {
  const radius = Math.round(random.between(296, 312))
  const centre: Point = [480 + Math.round(random.between(-34, 34)), 360 + Math.round(random.between(-6, 6))]
  const dough: Dough = {
    field: { centre, rx: radius, ry: Math.round(radius * 0.985), power: 2, turn: 0 },
    ...rim,
  }
  const { svg, outlineId } = drawDressedDough(canvas, dough, dressing, 1, 'pizza')
  const stands: readonly (() => { under: string; taken: readonly number[] })[] = [
    () => ({ under: drawPlate(centre, radius + 40, ground), taken: [] }),
    () => ({
      under: drawRoundBoard(centre, radius + 34, random.pick([0.62, 2.52, -0.62, -2.52]), ground),
      taken: [0, 1, 2, 3],
    }),
    () => ({ under: drawPaper(centre, 700, 660, random.between(-0.16, 0.16), ground), taken: [0, 2] }),
  ]
  const { under, taken } = stands[random.index(7)]?.() ?? { under: '', taken: [] }
  const whole = castShadow(outlineId, under === '' ? ground.dark : WARM_SHADOW, 12, 16) + svg
  // A burrata in the middle is not cut before it is served.
  const cut =
    !dressing.toppings.includes('burrata') && !dressing.toppings.includes('egg') && random.chance(0.3)
  return { layers: [under, cut ? cutSlice(canvas, whole, dough.field, random) : whole], taken }
}

/** A pan with a handle, or a wide tin without one. */
export function composePan({ canvas, ground, dressing }: Scene, kind: 'skillet' | 'tin'): Composition {
  const random = canvas.random('composition')
  const handle = kind === 'tin' ? undefined : random.pick([0.7, 2.44, -0.7, -2.44])
  const aside = handle === undefined ? random.between(-0.6, 0.6) : -Math.cos(handle)
  const centre: Point = [Math.round(480 + 34 * aside), 360]
  const radius = kind === 'tin' ? 284 : 258
  const dough: Dough = {
    field: { centre, rx: radius, ry: radius - 2, power: 2, turn: 0 },
    rim: 30,
    puff: 5,
    char: 0.15,
  }
  const { svg, outlineId } = drawDressedDough(canvas, dough, dressing, 0.94, 'pizza')
  const corner = handle === undefined ? [] : [handle > 0 ? (handle < 1.57 ? 2 : 3) : handle > -1.57 ? 1 : 0]
  return {
    layers: [
      drawPan(centre, radius + (kind === 'tin' ? 42 : 48), handle, ground),
      castShadow(outlineId, '#000', 5, 7),
      svg,
    ],
    taken: corner,
  }
}
