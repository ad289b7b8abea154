/** Losses and gains of a bake: water evaporates, and oil from the pan or fryer enters the crust.
 *
 * Units   `yield`: cooked mass divided by raw mass (0.85 = 15 % lost). `oil_absorption_g`: grams for the
 *         whole recipe.
 * Source  the fallback (0.85 and 0): the site's specification; the styles: content/styles/, each figure
 *         with its source. Fried dough absorbs oil equal to 5 % of its raw mass [FOGLIANO-FRITTURA].
 * Valid   within `BAKE_LIMITS`. */
import { BAKE_STYLES } from '#knowledge/styles-bake.ts'
import { fractionOfPercent } from '../words/percent.ts'

export type BakeProfile = { yield: number; oil_absorption_g: number; style: string }

export const FALLBACK_BAKE: BakeProfile = { yield: 0.85, oil_absorption_g: 0, style: 'altro' }

export type BakeStyle = keyof typeof BAKE_STYLES

function profileOf(style: BakeStyle): BakeProfile {
  const { yieldPct, oilG } = BAKE_STYLES[style]
  return { yield: fractionOfPercent(yieldPct), oil_absorption_g: oilG, style }
}

export const BAKE_PROFILES: Readonly<Record<string, BakeProfile>> = Object.fromEntries(
  (Object.keys(BAKE_STYLES) as BakeStyle[]).map((style) => [style, profileOf(style)]),
)

export const [DEFAULT_BAKE_STYLE] = Object.keys(BAKE_STYLES) as [BakeStyle]
export const DEFAULT_SLICES = 8
export const SLICE_LIMITS = { min: 1, max: 24 } as const

export function bakeStyleOf(text: string): BakeStyle | 'altro' | undefined {
  const style = text.trim().toLowerCase()
  if (style === FALLBACK_BAKE.style) return 'altro'
  return Object.hasOwn(BAKE_STYLES, style) ? (style as BakeStyle) : undefined
}

export function bakeProfileOf(text: string): BakeProfile {
  const style = bakeStyleOf(text)
  return style === undefined || style === 'altro'
    ? { ...FALLBACK_BAKE, style: style ?? text }
    : profileOf(style)
}
