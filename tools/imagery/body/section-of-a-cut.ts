import type { Rgb } from '../fields/colour.ts'

/** The cut stands upright on y = 0 of the table, its outside towards positive x. */
export interface CutSection {
  /** First and last y. */
  from: number
  to: number
  /** Where the rim at the last y begins. */
  rim: number
  /** Lowest and highest point at y. */
  span: (y: number) => readonly [number, number]
  /** What lies on the dough at y: its colour and how thick it is. */
  top: (y: number) => readonly [Rgb, number]
  /** Depth inside the outline; below zero outside. */
  depth: (y: number, z: number) => number
}
