/** From pale dough to char, from a hole of the crumb to its walls. */
import { light, type Rgb, ramp } from '../../fields/colour.ts'
import type { Field } from '../../fields/noise.ts'
import { smooth } from '../../fields/scalar.ts'

export const BAKED = ramp(
  [0, 0.2, 0.4, 0.58, 0.75, 0.9, 1],
  '#efd8a6 #e7c383 #dba75c #bf7f3c #8f5424 #512d15 #2a160c',
)
export const CRUMB = ramp([0, 0.35, 0.7, 1], '#b4803f #d8ad6c #ebcd95 #f4deae')
/** Filter of the colour of dough with bran in its flour. */
export const BRAN_TINT: Rgb = [0.58, 0.47, 0.4]
export const MAIZE_TINT: Rgb = [0.96, 0.74, 0.2]

/** The shadow in a hole, 0 to 1: deepest under its upper wall; its floor catches the light and shines through. */
export const shadeOf = (holes: Field, y: number, z: number): number =>
  smooth(0, 0.02, holes(y, z)) * (1 - 0.45 * smooth(0, 0.03, holes(y, z + 0.012)))

/** Molten cheese where it was cut. */
export const MELTED = light('#ecd6a0')
