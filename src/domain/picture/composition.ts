/** What a composition gets and gives. */
import type { Canvas } from './canvas.ts'
import type { Dressing } from './dressed-dough.ts'
import type { Ground } from './palette.ts'

export interface Scene {
  canvas: Canvas
  ground: Ground
  dressing: Dressing
}

export interface Composition {
  layers: readonly string[]
  /** Corners without room for a prop: 0 upper left, then clockwise. */
  taken: readonly number[]
}

/** Shadow on wood and paper, whatever the ground beyond them. */
export const WARM_SHADOW = '#4a2a12'

export const castShadow = (outlineId: string, colour: string, dx = 11, dy = 15, turn = '') =>
  `<use href="#${outlineId}" fill="${colour}" fill-opacity=".55" transform="translate(${dx} ${dy})${turn}"/>`
