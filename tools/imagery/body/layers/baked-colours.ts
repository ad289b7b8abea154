/** From pale dough to char, from a hole of the crumb to its walls. */
import { light, type Rgb, ramp } from '../../fields/colour.ts'
import { smooth } from '../../fields/scalar.ts'

export const BAKED = ramp(
  [0, 0.2, 0.4, 0.58, 0.75, 0.9, 1],
  '#f0e2c6 #e9cfa3 #d8ab6c #b87e41 #824c22 #402411 #170c08',
)
export const CRUMB = ramp([0, 0.35, 0.7, 1], '#99612f #d9ab6e #eed39a #f4dda8')
/** Filter of the colour of dough with bran in its flour. */
export const BRAN_TINT: Rgb = [0.58, 0.47, 0.4]
export const MAIZE_TINT: Rgb = [0.95, 0.78, 0.28]

/** How much darker the crumb is at the bottom of a hole of this depth: its walls have baked longer. */
export const shadeOf = (depth: number): number => smooth(0, 0.012, depth)

/** Molten cheese where it was cut. */
export const MELTED = light('#ecd6a0')
