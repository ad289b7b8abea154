/** From where the picture is taken. */
export const SHOTS = ['table', 'above', 'close', 'macro'] as const
export type Shot = (typeof SHOTS)[number]

export interface Framing {
  /** Degrees above the horizon. */
  elevation?: number
  /** Distance compared with the one from which the whole dish is seen. */
  zoom?: number
  /** What the lens looks at, away from the middle of the dish: to the right, away from the reader. */
  target: readonly [number, number]
}

/** Those of `table` are drawn by lot for each recipe. */
export const FRAMINGS: Record<Shot, Framing> = {
  table: { target: [0, 0] },
  above: { elevation: 85, zoom: 0.88, target: [0, 0] },
  close: { elevation: 40, zoom: 0.64, target: [0.1, -0.2] },
  macro: { elevation: 31, zoom: 0.52, target: [0.14, -0.24] },
}
