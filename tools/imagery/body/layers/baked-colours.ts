/** From pale dough to char, from a hole of the crumb to its walls. */
import { light, type Rgb, ramp } from '../../fields/colour.ts'
import { smooth } from '../../fields/scalar.ts'

export const BAKED = ramp({
  0: '#f0e2c6',
  0.2: '#e9cfa3',
  0.4: '#d8ab6c',
  0.58: '#b87e41',
  0.75: '#824c22',
  0.9: '#402411',
  1: '#170c08',
})
export const CRUMB = ramp({ 0: '#99612f', 0.35: '#d9ab6e', 0.7: '#eed39a', 1: '#f4dda8' })
/** Filter of the colour of dough with bran in its flour. */
export const BRAN_TINT: Rgb = [0.58, 0.47, 0.4]
export const MAIZE_TINT: Rgb = [0.95, 0.78, 0.28]

/** How much darker the crumb is at the bottom of a hole of this depth: its walls have baked longer. */
export const shadeOf = (depth: number): number => smooth(0, 0.012, depth)

/** Molten cheese where it was cut. */
export const MELTED = light('#ecd6a0')
