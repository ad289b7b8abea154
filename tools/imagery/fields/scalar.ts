/** Arithmetic of single numbers that every field and shape is made of. */

export const TAU = 2 * Math.PI

export const clamp = (value: number, low: number, high: number) => (value < low ? low : Math.min(value, high))

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the larger one. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t

/** A power that treats rounding errors below zero as zero. */
export const power = (value: number, exponent: number) => (value <= 0 ? 0 : value ** exponent)

/** How far a place is from the middle of an oval, across which it is turned and drawn out. */
export function oval(stretch: number, lean: number): (x: number, y: number) => number {
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  return (x, y) => Math.hypot((x * c + y * s) * stretch, (y * c - x * s) / stretch)
}

/** The place `way` from the middle, at an angle. */
export const polar = (way: number, angle: number) => ({ x: way * Math.cos(angle), y: way * Math.sin(angle) })
