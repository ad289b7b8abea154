/** Tray, slab and peel: the long formats. */
import { type Composition, castShadow, type Scene, WARM_SHADOW } from './composition.ts'
import type { Dough } from './dough.ts'
import { drawDressedDough } from './dressed-dough.ts'
import type { SeededRandom } from './seeded-random.ts'
import { cutCorner } from './slice.ts'
import type { Point } from './svg-path.ts'
import { drawBoard, drawPaper, drawPeel, drawTray } from './tableware.ts'

/** In its tin, near enough to be cut by the sheet, or lifted out and portioned. */
export function composeTray(scene: Scene): Composition {
  const random = scene.canvas.random('composition')
  const manner = random.between(0, 1)
  if (manner < 0.28) return composeSlab(scene)
  return manner < 0.6 && scene.dressing.toppings.length <= 2
    ? composeNearTray(scene, random)
    : composeWholeTray(scene, random)
}

function composeWholeTray({ canvas, ground, dressing }: Scene, random: SeededRandom): Composition {
  const centre: Point = [480 + Math.round(random.between(-24, 24)), 360]
  const dough: Dough = {
    field: { centre, rx: 356, ry: 252, power: 8, turn: 0 },
    rim: 26,
    puff: 7,
    char: 0.12,
  }
  const { svg, outlineId } = drawDressedDough(canvas, dough, dressing, 1, 'pizza')
  return {
    layers: [drawTray(centre, 786, 576, ground), castShadow(outlineId, '#000', 5, 7), svg],
    taken: random.chance(0.5) ? [0, 2] : [1, 3],
  }
}

function composeNearTray({ canvas, ground, dressing }: Scene, random: SeededRandom): Composition {
  const [right, down] = [random.pick([-1, 1]), random.pick([-1, 1])]
  const centre: Point = [480 + right * 128, 360 + down * 84]
  const field = { centre, rx: 462, ry: 330, power: 8, turn: 0 }
  const dough: Dough = { field, rim: 32, puff: 8, char: 0.12, cropped: true }
  const { svg, outlineId } = drawDressedDough(canvas, dough, dressing, 1.2, 'pizza')
  return {
    layers: [drawTray(centre, 1010, 742, ground), castShadow(outlineId, '#000', 6, 8), svg],
    taken: [0, 1, 2, 3].filter((corner) => corner !== (right > 0 ? (down > 0 ? 0 : 3) : down > 0 ? 1 : 2)),
  }
}

export function composeSlab({ canvas, ground, dressing }: Scene): Composition {
  const random = canvas.random('slab')
  const turn = random.between(-0.09, 0.09)
  const centre: Point = [480, 358]
  const dough: Dough = { field: { centre, rx: 344, ry: 236, power: 8, turn }, rim: 28, puff: 8, char: 0.15 }
  const { svg, outlineId } = drawDressedDough(canvas, dough, dressing, 1, 'pizza')
  const under = random.chance(0.5)
    ? drawBoard(centre, 824, 594, turn, ground)
    : drawPaper(centre, 826, 610, turn + random.between(-0.06, 0.06), ground)
  const whole = castShadow(outlineId, WARM_SHADOW, 10, 14) + svg
  return {
    layers: [under, random.chance(0.55) ? cutCorner(canvas, whole, dough.field, random) : whole],
    taken: random.chance(0.5) ? [0, 2] : [1, 3],
  }
}

export function composePala({ canvas, ground, dressing }: Scene): Composition {
  const random = canvas.random('composition')
  const falling = random.chance(0.25)
  const turn = random.between(0.2, 0.36) * (falling ? 1 : -1)
  const centre: Point = [500, 360]
  const dough: Dough = { field: { centre, rx: 384, ry: 166, power: 2.7, turn }, rim: 34, puff: 9, char: 0.4 }
  const { svg, outlineId } = drawDressedDough(canvas, dough, dressing, 0.94, 'pizza')
  return {
    layers: [drawPeel(centre, 860, 432, turn, ground), castShadow(outlineId, WARM_SHADOW), svg],
    taken: falling ? [0, 2] : [1, 3],
  }
}
