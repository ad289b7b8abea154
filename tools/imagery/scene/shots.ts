/** From where a dish is drawn. */
export interface Framing {
  /** Degrees above the horizon. */
  elevation: number
  /** Distance compared with the one from which the whole dish is seen. */
  zoom: number
  /** The middle of the picture, away from the middle of the dish: to the right, away from the reader. */
  target: readonly [number, number]
  /** How far the view leans, in degrees. */
  lean: number
}

const framing = (elevation: number, zoom: number, target: Framing['target'] = [0, 0], lean = 0): Framing => ({
  elevation,
  zoom,
  target,
  lean,
})

export const FRAMINGS = {
  above: framing(86, 1.08),
  left: framing(82, 0.94, [0.36, 0.06], -6),
  right: framing(82, 0.94, [-0.36, 0.06], 6),
  high: framing(66, 1.08, [0.04, 0.04], -4),
  table: framing(50, 1.08, [0, 0.04], 3),
  guest: framing(38, 1.1, [0.03, 0.1]),
  near: framing(42, 0.82, [0.24, -0.1], -3),
  facing: framing(42, 0.82, [-0.24, -0.1], 3),
  rim: framing(33, 0.76, [0.12, -0.24]),
  corner: framing(56, 0.84, [-0.28, -0.2], 10),
  leaning: framing(58, 0.94, [0.14, 0.02], -13),
  back: framing(46, 0.88, [0.08, 0.22], 5),
} as const satisfies Record<string, Framing>
export type Shot = keyof typeof FRAMINGS
export const SHOTS = Object.keys(FRAMINGS) as [Shot, ...Shot[]]
