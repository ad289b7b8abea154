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
  above: framing(86, 0.97),
  left: framing(82, 0.86, [0.34, 0.06], -6),
  right: framing(82, 0.86, [-0.34, 0.06], 6),
  high: framing(66, 0.96, [0, 0.02], -4),
  table: framing(50, 0.97, [0, 0], 3),
  guest: framing(38, 1.02, [0, 0.08]),
  near: framing(42, 0.76, [0.18, -0.14], -3),
  facing: framing(42, 0.76, [-0.18, -0.14], 3),
  rim: framing(33, 0.7, [0.1, -0.3]),
  corner: framing(56, 0.78, [-0.24, -0.2], 10),
  leaning: framing(58, 0.86, [0.1, 0], -13),
  back: framing(46, 0.8, [0.04, 0.2], 5),
} as const satisfies Record<string, Framing>
export type Shot = keyof typeof FRAMINGS
export const SHOTS = Object.keys(FRAMINGS) as [Shot, ...Shot[]]
